import {createHash, randomUUID} from 'node:crypto';
import pg from 'pg';

// Reads PGHOST, PGDATABASE, PGUSER, and PGPASSWORD.
const pool = new pg.Pool();
// Otherwise, losing an idle connection ends the process.
pool.on('error', console.error);

/** Stores what a submission sends, once. The same submission and entries get the same row. */
export async function keep(payload, submissionId, verification) {
  const id = createHash('sha256')
    .update(submissionId + JSON.stringify(payload))
    .digest('hex');
  const body = JSON.stringify({
    ...payload,
    verification,
    external_reference: id,
    received_at: new Date().toISOString(),
  });
  await pool.query(
    `INSERT INTO submissions (id, key, body) VALUES ($1, $1, $2)
     ON CONFLICT (id) DO NOTHING`,
    [id, body],
  );
  const {rows} = await pool.query('SELECT * FROM submissions WHERE id = $1', [id]);
  return rows[0];
}

/** Keeps the result, so the queue leaves the submission alone. */
export async function done({id}, request) {
  await pool.query('UPDATE submissions SET request_id = $2, done_at = now() WHERE id = $1', [id, request.id]);
}

// Set by `Retry-After`, which is for the API client and so for every row.
let pausedUntil = 0;

/** Sends one waiting submission again. Returns false if there's none, or during a pause. */
async function sendNext(create, find) {
  if (Date.now() < pausedUntil) return false;
  // The new time keeps other servers away while this one works.
  const {rows} = await pool.query(
    `UPDATE submissions SET next_at = now() + interval '10 minutes'
     WHERE id = (
       SELECT id FROM submissions
       WHERE done_at IS NULL AND refused IS NULL AND next_at <= now()
       ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING *, first_sent_at < now() - interval '23 hours' AS is_old`,
  );
  const [submission] = rows;
  if (!submission) return false;
  try {
    if (submission.is_old) {
      const request = await find(submission.id);
      if (request) {
        await done(submission, request);
        return true;
      }
      // The old key no longer protects the call, and nothing was created with it.
      submission.key = randomUUID();
      await pool.query('UPDATE submissions SET key = $2, first_sent_at = now() WHERE id = $1', [
        submission.id,
        submission.key,
      ]);
    }
    await done(submission, await create(submission));
  } catch (error) {
    // Only the create call sets it. Every other row stays in the queue.
    if (error.isFinal) {
      await pool.query('UPDATE submissions SET refused = $2 WHERE id = $1', [submission.id, error.message]);
    }
    pausedUntil = Date.now() + (error.retryAfter || 0) * 1000;
    console.error(error.message, error.fields ?? [], error.requestId ?? '');
  }
  return true;
}

/** Looks for waiting submissions once a minute. `create` sends a row, and `find` looks a request up. */
export function startQueue(create, find) {
  let isRunning = false;
  setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (await sendNext(create, find));
      // What was created is in Clearwarden. Don't keep it twice.
      await pool.query(
        "UPDATE submissions SET body = '' WHERE done_at < now() - interval '1 day' AND body <> ''",
      );
    } catch (error) {
      console.error(error.message);
    } finally {
      isRunning = false;
    }
  }, 60_000);
}
