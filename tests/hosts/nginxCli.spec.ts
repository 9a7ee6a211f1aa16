import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {script} from '../../scripts/run';
import {ensureNginx} from '../../scripts/nginx-server';
import {expect, test} from '../support/test';
import {freePort} from '../../scripts/free-port';

test('what nginx warns of is shown', async () => {
  const {program} = await ensureNginx();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'warning-'));
  const warning = path.join(folder, 'nginx');
  fs.writeFileSync(warning, `#!/bin/sh\necho 'nginx: [warn] a limit is low' >&2\nexec ${program} "$@"\n`, {
    mode: 0o755,
  });
  const child = spawn(...script('scripts/nginx.mts', ['serve', '--port', String(await freePort())]), {
    env: {...process.env, NGINX_PATH: warning},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const started = new Promise((resolve) => child.stdout.once('data', resolve));
  await Promise.race([started, ended]);
  child.kill('SIGINT');
  await ended;
  expect(output).toBe('nginx: [warn] a limit is low\n');
  fs.rmSync(folder, {recursive: true});
});
