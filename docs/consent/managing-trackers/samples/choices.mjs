import {env} from 'node:process';
import pg from 'pg';

const pool = new pg.Pool({connectionString: env.DATABASE_URL});
// Otherwise, losing an idle connection ends the process.
pool.on('error', console.error);

/** 10 minutes after your last Publish to Production with `policy_change`. Earlier grants don't count. */
const grantsSince = '1970-01-01T00:00:00Z';

/**
 * Keeps the newest choice of each person, whatever the order in which events arrive. Times have whole seconds: of two
 * choices in the same second, the one that denies advertising is kept.
 */
export async function storeChoice({type, test, occurred_at, data}) {
  if (type !== 'consent.choice_updated' || test) return;
  await pool.query(
    `INSERT INTO consent_choices (user_key, categories, occurred_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_key) DO UPDATE
       SET categories = EXCLUDED.categories, occurred_at = EXCLUDED.occurred_at
       WHERE consent_choices.occurred_at < EXCLUDED.occurred_at
         OR (consent_choices.occurred_at = EXCLUDED.occurred_at
           AND EXCLUDED.categories->>'advertising' = 'false')`,
    [data.user_key, JSON.stringify(data.categories), occurred_at],
  );
}

/** Whether the person's stored choice allows advertising. No choice counts as no, and so does one that's too old. */
export async function mayAdvertise(userKey) {
  const {rows} = await pool.query(
    `SELECT categories FROM consent_choices
     WHERE user_key = $1 AND occurred_at > greatest(now() - interval '180 days', $2)`,
    [userKey, grantsSince],
  );
  return rows[0]?.categories.advertising === true;
}

/** For an order of someone who's signed in: whether their stored choice denies advertising, however old it is. */
export async function deniesAdvertising(userKey) {
  const {rows} = await pool.query('SELECT categories FROM consent_choices WHERE user_key = $1', [userKey]);
  return rows[0]?.categories.advertising === false;
}
