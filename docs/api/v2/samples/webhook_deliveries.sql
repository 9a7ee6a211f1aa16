CREATE TABLE webhook_deliveries (
  webhook_id varchar(100) PRIMARY KEY,
  body text NOT NULL,
  received_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  handled_at timestamp,
  attempts integer NOT NULL DEFAULT 0
);
