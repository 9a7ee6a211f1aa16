// Run: node csp-server.mjs, then open http://localhost:8080
import {randomBytes} from 'node:crypto';
import {createServer} from 'node:http';

const LOADER = 'https://consent.clearwarden.example';

createServer((request, response) => {
  const nonce = randomBytes(16).toString('base64');

  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${LOADER}`,
    `connect-src 'self' ${LOADER}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  });
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Harbor &amp; Pine</title>
    <script src="${LOADER}/v1/site_8FQ2M7RWXA/loader.js" data-cw-nonce="${nonce}"></script>
  </head>
  <body>
    <h1>Gear for every season</h1>
  </body>
</html>`);
}).listen(8080, 'localhost');
