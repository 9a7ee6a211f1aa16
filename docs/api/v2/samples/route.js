// Next.js 13.2 or later, App Router: app/clearwarden/route.js, with verify.mjs beside it.
// npm install pg. Keep the default runtime: verify.mjs needs node:crypto, which the edge doesn't have.
import pg from 'pg';
import {readKeys, verify} from './verify.mjs';

const database = new pg.Pool(); // reads PGHOST, PGUSER, PGPASSWORD, and PGDATABASE
database.on('error', console.error); // otherwise, losing an idle connection ends the process

export async function POST(request) {
  const rawBody = Buffer.from(await request.arrayBuffer()); // not request.json()
  const headers = Object.fromEntries(request.headers);
  if (!verify(readKeys(), headers, rawBody, Date.now() / 1000)) {
    return new Response(null, {status: 401});
  }
  try {
    JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(rawBody));
  } catch {
    return new Response(null, {status: 400});
  }
  // If this fails, Next.js responds with 500, and Clearwarden sends the delivery again.
  await database.query(
    'INSERT INTO webhook_deliveries (webhook_id, body) VALUES ($1, $2) ON CONFLICT (webhook_id) DO NOTHING',
    [headers['webhook-id'], rawBody.toString()],
  );
  return new Response(null, {status: 204});
}
