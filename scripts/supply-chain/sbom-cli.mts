/** npm run sbom: writes the bill of materials to the terminal, or to a file: `npm run sbom -- sbom.json`. */
import fs from 'node:fs';
import {readLockfile} from './lockfile';
import {createSbom} from './sbom';

const [file] = process.argv.slice(2);
const text = `${JSON.stringify(createSbom(readLockfile()), null, 2)}\n`;
if (file) fs.writeFileSync(file, text);
else process.stdout.write(text);
