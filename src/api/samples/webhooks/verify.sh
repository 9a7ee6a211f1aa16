#!/usr/bin/env bash
# Verifies the signature of a webhook with OpenSSL:
#   bash verify.sh <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
# For tests and debugging: the key is an argument of openssl, which other users of the machine can see.
set -euo pipefail

tolerance_seconds=300
min_key_bytes=16

# Reads the keys that deliveries may be signed with, in hexadecimal.
# During a rotation the variable holds two secrets with a space between them.
read -ra secrets <<<"${CLEARWARDEN_WEBHOOK_SECRET:-}"
keys=()
for secret in "${secrets[@]:-}"; do
  # Anyone could sign with an empty key.
  key=$(base64 --decode <<<"${secret#whsec_}" | od -An -v -tx1 | tr -d ' \n') || key=
  if ((${#key} < 2 * min_key_bytes)); then
    echo 'CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64' >&2
    exit 2
  fi
  keys+=("$key")
done

# verify <webhook-id> <webhook-timestamp> <webhook-signature> <file with the raw body> <now>
# Succeeds if the delivery comes from Clearwarden and is at most five minutes old.
verify() {
  local id=$1 timestamp=$2 body=$4 now=$5
  local signatures key expected signature age

  [[ $timestamp =~ ^[0-9]{1,15}$ ]] || return 1
  age=$((now - 10#$timestamp))
  ((age >= -tolerance_seconds && age <= tolerance_seconds)) || return 1

  read -ra signatures <<<"$3"
  for key in "${keys[@]}"; do
    expected=$({ printf '%s.%s.' "$id" "$timestamp" && cat "$body"; } |
      openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64) || exit 2
    for signature in "${signatures[@]}"; do
      # Digests are compared, so that the time taken says nothing about the signature.
      [[ $(digest "v1,$expected") != "$(digest "$signature")" ]] || return 0
    done
  done
  return 1
}

digest() {
  printf '%s' "$1" | openssl dgst -sha256 -binary | base64
}

body=$(mktemp)
trap 'rm -f "$body"' EXIT
cat >"$body"
if verify "$1" "$2" "$3" "$body" "${4:-$(date +%s)}"; then
  echo valid
else
  echo 'not valid'
  exit 1
fi
