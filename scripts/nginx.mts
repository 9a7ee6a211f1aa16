/** npm run serve:nginx: serves the build on loopback as a host does, or writes the configuration for a host. */
import fs from 'node:fs';
import {readCommandLine} from './command-line';
import {messageOf} from './errors';
import {configuration, startNginx} from './nginx-server';

const {values, positionals} = readCommandLine(
  `
npm run serve:nginx -- [--dir build] [--port 8080]
node --import tsx scripts/nginx.mts write <file> [--dir build] [--root /srv/site] [--listen 8080] [--run /tmp]

The first serves the build at http://127.0.0.1:8080/ with the system's nginx; npm run compress first for what a host
sends. The second writes the configuration: --dir is the build here, --root the same where it is served, --run the
folder that nginx may write to. TAG_MANAGER_CONTAINER_ID must be as it was for the build.`,
  {
    allowPositionals: true,
    options: {
      dir: {type: 'string', default: 'build'},
      root: {type: 'string', default: '/srv/site'},
      listen: {type: 'string', default: '8080'},
      run: {type: 'string', default: '/tmp'},
      port: {type: 'string', default: '8080'},
    },
  },
);

async function main() {
  const [command, file] = positionals;
  const {dir, root, listen, run, port} = values;
  if (command === 'write' && file) {
    fs.writeFileSync(file, configuration({dir, root, listen, runDir: run, workers: 'auto'}));
  } else if (command === 'serve') {
    const nginx = await startNginx({
      dir,
      port: Number(port),
      onLog: (text) => process.stderr.write(text),
    });
    // Before anybody knows that it runs: who ends it at once would leave nginx behind.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void nginx.stop());
    console.log(`\nThe site is at ${nginx.origin}/  (Ctrl+C stops it)`);
  } else {
    throw new Error('Say "serve", or "write" and the name of a file.');
  }
}

await main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
