BEGIN;

SELECT webhook_id, body
FROM webhook_deliveries
WHERE handled_at IS NULL
ORDER BY attempts, received_at
LIMIT 1
FOR UPDATE SKIP LOCKED;

SAVEPOINT work;

-- Do the work for this row. If it fails, run this instead of the next statement:
-- ROLLBACK TO SAVEPOINT work;
-- UPDATE webhook_deliveries SET attempts = attempts + 1 WHERE webhook_id = :webhook_id;

UPDATE webhook_deliveries
SET handled_at = CURRENT_TIMESTAMP
WHERE webhook_id = :webhook_id;

COMMIT;
