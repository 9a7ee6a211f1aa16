// Verifies the signature of a webhook with Node.js 20 or later:
// node verify.mjs <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
import {createHmac, timingSafeEqual} from 'node:crypto';
import {basename} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';

const TOLERANCE_SECONDS = 5 * 60;
const MIN_KEY_BYTES = 16;

/** Reads the keys that deliveries may be signed with. */
export function readKeys() {
  const secrets = process.env.CLEARWARDEN_WEBHOOK_SECRET ?? '';
  // During a rotation the variable holds two secrets with a space between them.
  return secrets.split(' ').map((secret) => {
    const encoded = secret.replace(/^whsec_/, '');
    const key = Buffer.from(encoded, 'base64');
    // Buffer skips what is not Base64. Anyone could sign with an empty key.
    if (key.length < MIN_KEY_BYTES || key.toString('base64') !== encoded) {
      throw new Error(
        'CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64',
      );
    }
    return key;
  });
}

/**
 * Says whether a delivery comes from Clearwarden and is at most five minutes old.
 *
 * @param {Buffer[]} keys from readKeys
 * @param {Record<string, string>} headers with names in lower case, as node:http gives them
 * @param {Buffer} rawBody as received, before any parsing
 * @param {number} now in Unix seconds
 */
export function verify(keys, headers, rawBody, now) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp)) > TOLERANCE_SECONDS) return false;

  return keys.some((key) => {
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody);
    const expected = Buffer.from(`v1,${hmac.digest('base64')}`);
    return signatures.some((signature) => {
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  });
}

// Not where another program imports the functions.
if (basename(process.argv[1] ?? '') === basename(fileURLToPath(import.meta.url))) {
  const keys = readKeys();
  const [id, timestamp, signature, now = Date.now() / 1000] = process.argv.slice(2);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  const isValid = verify(keys, headers, await buffer(process.stdin), Number(now));
  console.log(isValid ? 'valid' : 'not valid');
  process.exitCode = isValid ? 0 : 1;
}
