<?php

// Verifies the signature of a webhook with PHP 8.1 or later:
// php verify.php <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json

declare(strict_types=1);

const TOLERANCE_SECONDS = 5 * 60;
const MIN_KEY_BYTES = 16;

/**
 * Reads the keys that deliveries may be signed with.
 *
 * @return string[]
 */
function readKeys(): array
{
    $keys = [];
    // During a rotation the variable holds two secrets with a space between them.
    foreach (explode(' ', (string) getenv('CLEARWARDEN_WEBHOOK_SECRET')) as $secret) {
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret), true);
        // Anyone could sign with an empty key.
        if ($key === false || strlen($key) < MIN_KEY_BYTES) {
            throw new RuntimeException(
                'CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64'
            );
        }
        $keys[] = $key;
    }
    return $keys;
}

/**
 * Says whether a delivery comes from Clearwarden and is at most five minutes old.
 *
 * @param string[] $keys from readKeys()
 * @param array<string, string> $headers with names in lower case
 * @param string $rawBody as received, before any parsing: file_get_contents('php://input')
 * @param int $now in Unix seconds: time()
 */
function verify(array $keys, array $headers, string $rawBody, int $now): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = explode(' ', $headers['webhook-signature'] ?? '');
    if (!ctype_digit($timestamp) || abs($now - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }

    foreach ($keys as $key) {
        $hmac = hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true);
        $expected = 'v1,' . base64_encode($hmac);
        foreach ($signatures as $signature) {
            if (hash_equals($expected, $signature)) {
                return true;
            }
        }
    }
    return false;
}

// Not where another program includes the functions.
if (PHP_SAPI === 'cli' && realpath($argv[0]) === __FILE__) {
    $keys = readKeys();
    $headers = [
        'webhook-id' => $argv[1],
        'webhook-timestamp' => $argv[2],
        'webhook-signature' => $argv[3],
    ];
    $rawBody = file_get_contents('php://stdin');
    $isValid = verify($keys, $headers, $rawBody, (int) ($argv[4] ?? time()));
    echo $isValid ? 'valid' : 'not valid', PHP_EOL;
    exit($isValid ? 0 : 1);
}
