// Node.js 20 or later. npm install pg
import pg from 'pg';

const database = new pg.Pool(); // reads PGHOST, PGUSER, PGPASSWORD, and PGDATABASE
database.on('error', console.error); // otherwise, losing an idle connection ends the process
database.on('connect', (client) => client.on('error', console.error)); // the same for one in use

/**
 * Handles the next delivery. Returns false if none is left, or if the work failed.
 *
 * @param handle gets the event, and the client for changes that belong to the same transaction
 */
export async function handleNext(handle) {
  const client = await database.connect();
  let failure;
  try {
    await client.query('BEGIN');
    const {rows} = await client.query(
      `SELECT webhook_id, body FROM webhook_deliveries
       WHERE handled_at IS NULL
       ORDER BY attempts, received_at
       LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    const [row] = rows;
    let isHandled = false;
    if (row) {
      await client.query('SAVEPOINT work');
      try {
        await handle(JSON.parse(row.body), client);
        isHandled = true;
      } catch (error) {
        console.error(row.webhook_id, error);
        await client.query('ROLLBACK TO SAVEPOINT work');
      }
      const change = isHandled ? 'handled_at = CURRENT_TIMESTAMP' : 'attempts = attempts + 1';
      await client.query(`UPDATE webhook_deliveries SET ${change} WHERE webhook_id = $1`, [row.webhook_id]);
    }
    await client.query('COMMIT');
    return isHandled;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(failure); // with an error, the connection is closed, which rolls back
  }
}
