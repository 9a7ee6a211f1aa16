/**
 * Serves the built site on loopback as the hosts in deploy/ do: pages without ".html" and without a
 * trailing slash, the site's 404 page with status 404.
 *
 *   node scripts/serve.mjs [--port 3000] [--dir build]
 */
import {createServer} from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});
const dir = path.resolve(values.dir);
if (!fs.existsSync(path.join(dir, 'index.html'))) {
  console.error(`${values.dir}/ has no site in it. Run "npm run build" first.`);
  process.exit(1);
}

const files = sirv(dir, {
  // Looks at the disk for each request, so that a new build is served without a restart.
  dev: true,
  etag: true,
  extensions: ['html'],
  setHeaders(response, pathname) {
    // Types that the name of the file does not tell: RFC 9727, section 3, and RFC 9512.
    if (pathname === '/.well-known/api-catalog') {
      response.setHeader(
        'Content-Type',
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      );
    }
    if (pathname.endsWith('.yaml')) response.setHeader('Content-Type', 'application/yaml');
  },
  onNoMatch(_request, response) {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    fs.createReadStream(path.join(dir, '404.html')).pipe(response);
  },
});

const server = createServer((request, response) => {
  const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
  // One address for each page. The search page keeps the slash that its links have had from the start.
  const slashless = pathname.replace(/\/+$/, '');
  if (pathname !== '/' && pathname.endsWith('/') && slashless !== '/search') {
    response.writeHead(301, {Location: `${slashless || '/'}${search}`.replace(/^\/{2,}/, '/')}).end();
    return;
  }
  files(request, response);
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${values.port} is in use. Choose another with --port.` : error,
  );
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`\nThe site is at http://127.0.0.1:${values.port}/  (Ctrl+C stops it)`);
});
