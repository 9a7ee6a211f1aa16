// @ts-check
/**
 * In the place of PostgreSQL, for a driver that is not replaced: it speaks the protocol, and knows one statement. The
 * IDs that are stored go into a list, one twice if the statement doesn't say what happens then. It starts the program
 * that needs it: `node postgres.mjs LIST COMMAND…`.
 *
 * @see https://www.postgresql.org/docs/current/protocol.html
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

const [list = '', command = '', ...args] = process.argv.slice(2);
const INSERT = /^INSERT INTO webhook_deliveries .* ON CONFLICT \(webhook_id\) DO NOTHING$/;
/** The version of the protocol that a connection begins with. Other numbers there ask for encryption. */
const VERSION = 196_608;
const TEXT = 25;
const ids = new Set();

/** @param {number} value */
function int32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/**
 * A message: its kind, its length, its fields.
 *
 * @param {string} kind
 * @param {...(string | Buffer)} fields
 */
function message(kind, ...fields) {
  const body = Buffer.concat(fields.map((field) => Buffer.from(field)));
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

const READY = message('Z', 'I');
const STARTED = Buffer.concat([
  message('R', int32(0)),
  message('S', 'server_version\0', '16.0\0'),
  message('S', 'client_encoding\0', 'UTF8\0'),
  message('S', 'standard_conforming_strings\0', 'on\0'),
  message('K', int32(1), int32(1)),
  READY,
]);

/**
 * The first value that is bound. Two names and a list of formats are before it.
 *
 * @param {Buffer} body
 */
function firstValue(body) {
  const formats = body.indexOf(0, body.indexOf(0) + 1) + 1;
  const size = formats + 2 + 2 * body.readInt16BE(formats) + 2;
  return body.toString('utf8', size + 4, size + 4 + body.readInt32BE(size));
}

/**
 * @param {string} sql
 * @param {string} id
 */
function store(sql, id) {
  if (ids.has(id) && INSERT.test(sql)) return message('C', 'INSERT 0 0\0');
  ids.add(id);
  fs.appendFileSync(list, `${id}\n`);
  return message('C', 'INSERT 0 1\0');
}

/** @param {net.Socket} socket */
function serve(socket) {
  let received = Buffer.alloc(0);
  let hasStarted = false;
  let sql = '';
  let id = '';

  /**
   * @param {string} kind
   * @param {Buffer} body
   */
  function answer(kind, body) {
    switch (kind) {
      case 'P':
        sql = body.toString('utf8').split('\0')[1] ?? '';
        return message('1');
      case 'B':
        id = firstValue(body);
        return message('2');
      case 'D': {
        const parameters = message('t', Buffer.from([0, 2]), int32(TEXT), int32(TEXT));
        return Buffer.concat([...(body[0] === 'S'.charCodeAt(0) ? [parameters] : []), message('n')]);
      }
      case 'E':
        return store(sql, id);
      case 'Q':
        return Buffer.concat([message('C', 'DISCARD ALL\0'), READY]);
      case 'C':
        return message('3');
      case 'S':
        return READY;
      default:
        return '';
    }
  }

  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      // What a connection begins with has no kind.
      const start = hasStarted ? 1 : 0;
      if (received.length < start + 4) return;
      const end = start + received.readInt32BE(start);
      if (received.length < end) return;
      const kind = received.toString('latin1', 0, start);
      const body = received.subarray(start + 4, end);
      received = received.subarray(end);
      if (kind) {
        socket.write(answer(kind, body));
      } else {
        hasStarted = body.readInt32BE(0) === VERSION;
        socket.write(hasStarted ? STARTED : 'N');
      }
    }
  });
}

const server = net.createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const database = `Host=127.0.0.1;Port=${port};Username=app;Database=app;Server Compatibility Mode=NoTypeLoading`;
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {...process.env, ConnectionStrings__Webhooks: database},
  });
  child.on('close', (code) => process.exit(code ?? 1));
  process.on('SIGTERM', () => child.kill());
});
