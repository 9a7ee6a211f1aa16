// Express 4 or 5: npm install express pg, save verify.mjs beside it, and run: node express.mjs
import express from 'express';
import pg from 'pg';
import {readKeys, verify} from './verify.mjs';

const keys = readKeys();
const database = new pg.Pool(); // reads PGHOST, PGUSER, PGPASSWORD, and PGDATABASE
database.on('error', console.error); // otherwise, losing an idle connection ends the process
const app = express();

// raw() keeps the bytes. Put this route before express.json(), which doesn't.
const bytes = express.raw({type: () => true, limit: '100kb'});

app.post('/clearwarden', bytes, async (request, response, next) => {
  try {
    // Without a body, there is no buffer.
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!verify(keys, request.headers, rawBody, Date.now() / 1000)) {
      return response.sendStatus(401);
    }
    if (!isJson(rawBody)) return response.sendStatus(400);
    await database.query(
      'INSERT INTO webhook_deliveries (webhook_id, body) VALUES ($1, $2) ON CONFLICT (webhook_id) DO NOTHING',
      [request.headers['webhook-id'], rawBody.toString()],
    );
    response.sendStatus(204);
  } catch (error) {
    next(error); // not stored: 500, and Clearwarden sends it again
  }
});

function isJson(rawBody) {
  try {
    JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(rawBody));
    return true;
  } catch {
    return false;
  }
}

app.listen(Number(process.env.PORT ?? 8710), '127.0.0.1');
