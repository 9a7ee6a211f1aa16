/** npm run serve: serves the built site on loopback as the hosts in deploy/ do. */
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import send from 'send';
import {readCommandLine} from './command-line';
import {hasCode} from './errors';
import {readHeaders, readRedirects} from '../src/hosts/files/readHostFiles';
import {readTarget, type Target} from '../src/hosts/requestTarget';

const {values} = readCommandLine(
  `
npm run serve -- [--port 3000] [--dir build]

Serves a build at http://127.0.0.1:3000/ with the headers and redirects that static hosts get. A new build is served
without a restart.`,
  {options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}}},
);

/** What the hosts send where no rule says otherwise. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
/** Files for the host, of `npm run compress`, and hidden ones: no pages, whatever is on the disk. */
const NOT_SERVED =
  /^\/(?:_headers|_redirects|firebase\.json|404(?:\.html)?)$|\.(?:br|gz)$|\/\.(?!well-known\/)/;

const dir = path.resolve(values.dir);
const fileOf = (name: string) => path.join(dir, name);

/** Whether a build has a file. What cannot be looked for, such as a name that is too long, is not there. */
function isFile(name: string): boolean {
  try {
    return fs.statSync(fileOf(name)).isFile();
  } catch {
    return false;
  }
}

if (!isFile('index.html')) {
  console.error(`${values.dir}/ has no site in it. Run "npm run build" first.`);
  process.exit(1);
}

const readRules = () => ({headersOf: readHeaders(dir), redirectOf: readRedirects(dir)});
let lastRules = readRules();

/** The rules of the build that is there now. While one takes the place of another, those of the last. */
function currentRules() {
  try {
    lastRules = readRules();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  return lastRules;
}

/** Answers with a short text of its own, as servers do for what is no page's concern. */
function answer(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  const body = `<!doctype html><title>${status} ${STATUS_CODES[status] ?? ''}</title>\n`;
  response.setHeader('Cache-Control', REVALIDATED);
  response.writeHead(status, {
    'Content-Type': 'text/html',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** Answers with the page for what is no page; so it does for addresses that cannot be read, with 400. */
function notFound(response: ServerResponse, status = 404): void {
  const body = fs.readFileSync(fileOf('404.html'));
  response.setHeader('Cache-Control', REVALIDATED);
  response.writeHead(status, {'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length});
  response.end(body);
}

/** The address that a page has, where it is asked for by another; undefined where it is not. */
function pageAddress({path: asked, hasDoubleSlash}: Target): string | undefined {
  if (asked === '/search/' && !hasDoubleSlash) return undefined;
  const address = /^\/index(?:\.html|\/)?$/.test(asked) ? '/' : asked.replace(/(?:\.html|\/)$/, '') || '/';
  const isOther = address !== asked || hasDoubleSlash;
  return isOther && address !== '/404' && isFile(htmlOf(address)) ? address : undefined;
}

const htmlOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

/** The file that is at an address, or undefined. The search page keeps the slash that its links have had from the start. */
function fileAt(address: string): string | undefined {
  if (NOT_SERVED.test(address)) return undefined;
  if (address === '/search/') return '/search.html';
  return [address, htmlOf(address)].find(isFile);
}

/** The last bytes of a file, when more are asked for than it has, are all of it: to `send` they would be none. */
function readSuffix({headers}: IncomingMessage, file: string): void {
  const [, length] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (Number(length) > fs.statSync(fileOf(file)).size) headers.range = 'bytes=0-';
}

/** A file that could not be sent, as `send` says it. */
interface SendError extends Error {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers a request as the hosts do. */
function respond(request: IncomingMessage, response: ServerResponse): void {
  const {headersOf, redirectOf} = currentRules();
  const target = readTarget(request.url ?? '');
  response.setHeader('Cache-Control', REVALIDATED);
  for (const [name, value] of headersOf(target?.path ?? '/')) response.setHeader(name, value);
  if (!isFile('404.html')) return answer(response, 503, {'Retry-After': '1'});
  const namesOneHost = request.httpVersion === '1.0' || request.headersDistinct.host?.length === 1;
  if (target === undefined || !namesOneHost) return notFound(response, 400);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(response, 405, {Allow: 'GET, HEAD'});
  }
  if (!target.isOfTheSite) return notFound(response);
  const moved = redirectOf(target.path);
  if (moved) return answer(response, moved.status, {Location: `${moved.to}${target.search}`});
  const address = pageAddress(target);
  if (address) return answer(response, 301, {Location: `${address}${target.search}`});
  const file = target.hasDoubleSlash ? undefined : fileAt(target.path);
  if (file === undefined) return notFound(response);
  readSuffix(request, file);
  send(request, file, {root: dir, index: false, dotfiles: 'allow', cacheControl: false})
    .on('error', (error: SendError) => {
      if (error.status === 404) return answer(response, 503, {'Retry-After': '1'});
      // That a part is outside of a file is known for as long as the file is.
      const known = error.status === 416 ? {'Cache-Control': response.getHeader('cache-control')} : {};
      answer(response, error.status, {...known, ...error.headers});
    })
    .pipe(response);
}

// A request without a host is answered here, with all headers.
const server = createServer({requireHostHeader: false}, (request, response) => {
  try {
    respond(request, response);
  } catch (error) {
    // A file that was there a moment ago is of a build that is being replaced. Anything else is a mistake here.
    if (hasCode(error, 'ENOENT')) return answer(response, 503, {'Retry-After': '1'});
    console.error(error);
    answer(response, 500);
  }
});

// What is no request gets an answer with all headers, too.
server.on('clientError', (error, socket) => {
  if (hasCode(error, 'ECONNRESET') || !socket.writable) return;
  const headers = [...lastRules.headersOf('/')].map(([name, value]) => `${name}: ${value}`);
  const lines = ['HTTP/1.1 400 Bad Request', ...headers, `Cache-Control: ${REVALIDATED}`];
  socket.end(
    [...lines, 'Content-Type: text/html', 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'),
  );
});

server.on('error', (error) => {
  console.error(
    hasCode(error, 'EADDRINUSE') ? `Port ${values.port} is in use. Choose another with --port.` : error,
  );
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`\nThe site is at http://127.0.0.1:${values.port}/  (Ctrl+C stops it)`);
});
