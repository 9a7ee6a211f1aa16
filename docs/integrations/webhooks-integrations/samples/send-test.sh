ID="msg_01K56V39E0TYJE9HQ0BKMRVVXN"
TIMESTAMP=$(date +%s)
BODY='{"id":"evt_01K4YF0E00JNK347XXHBY3BM6J","type":"webhook.test","occurred_at":"2025-09-12T08:00:00Z","tenant":"harborpine","test":true,"data":{"webhook_endpoint_id":"whk_01HXV58ZM09Q83SJET5NFBH018"}}'

KEY=$(printf '%s' "${CLEARWARDEN_WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
SIGNATURE=$(printf '%s' "$ID.$TIMESTAMP.$BODY" \
  | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | openssl base64 -A)

curl --silent --show-error --output /dev/null --write-out '%{http_code}\n' \
  --header "Content-Type: application/json" \
  --header "webhook-id: $ID" \
  --header "webhook-timestamp: $TIMESTAMP" \
  --header "webhook-signature: v1,$SIGNATURE" \
  --data-binary "$BODY" \
  http://127.0.0.1:8710/
