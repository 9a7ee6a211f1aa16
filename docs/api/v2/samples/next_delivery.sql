BEGIN;

SELECT webhook_id, body
FROM webhook_deliveries
WHERE handled_at IS NULL
ORDER BY received_at
LIMIT 1
FOR UPDATE SKIP LOCKED;

-- Do the work for this row. On an error: ROLLBACK.

UPDATE webhook_deliveries
SET handled_at = CURRENT_TIMESTAMP
WHERE webhook_id = :webhook_id;

COMMIT;
