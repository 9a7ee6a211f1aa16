/**
 * Serves the built site on loopback as the hosts in deploy/ do: pages without ".html" and without a
 * trailing slash, the site's 404 page with status 404, headers and redirects of the build's own files for hosts.
 *
 *   node scripts/serve.mjs [--port 3000] [--dir build]
 */
import {createServer} from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {readHeaders, readRedirects} from './host-files.mjs';

/** What the hosts send where no rule says otherwise. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
/** What addresses of the site are made of. Anything else in one gets no redirect, which might lead elsewhere. */
const ADDRESS = /^[\w.~/-]*$/;
/** Files for the host and not for its visitors. */
const HOST_FILES = /^\/(_headers|_redirects|firebase\.json)$/;

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
  onNoMatch: (_request, response) => notFound(response),
});

function notFound(response) {
  response.setHeader('Cache-Control', REVALIDATED);
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  fs.createReadStream(path.join(dir, '404.html')).pipe(response);
}

function redirect(response, status, to, search) {
  response.setHeader('Cache-Control', REVALIDATED);
  response.writeHead(status, {Location: `${to}${search}`}).end();
}

const server = createServer((request, response) => {
  const [pathname, ...query] = (request.url ?? '/').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  response.setHeader('Cache-Control', REVALIDATED);
  for (const [name, value] of readHeaders(dir)(pathname)) response.setHeader(name, value);
  // One address for each page. The search page keeps the slash that its links have had from the start.
  const slashless = pathname.replace(/\/+$/, '').replace(/^\/{2,}/, '/');
  const moved = readRedirects(dir).get(slashless);
  if (moved) return redirect(response, moved.status, moved.to, search);
  if (pathname.length > 1 && pathname.endsWith('/') && slashless !== '/search' && ADDRESS.test(pathname)) {
    return redirect(response, 301, slashless || '/', search);
  }
  if (HOST_FILES.test(pathname)) return notFound(response);
  return files(request, response);
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
