<?php

// Verifies the signature of a webhook with PHP 8.1 or later:
// php verify.php <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json

declare(strict_types=1);

const TOLERANCE_SECONDS = 5 * 60;

/**
 * Says whether a delivery comes from Clearwarden and is at most five minutes old.
 *
 * @param array<string, string> $headers with names in lower case
 * @param string $rawBody as received, before any parsing: file_get_contents('php://input')
 * @param int $now in Unix seconds: time()
 */
function verify(array $headers, string $rawBody, int $now): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = explode(' ', $headers['webhook-signature'] ?? '');
    if (!ctype_digit($timestamp) || abs($now - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }

    $secrets = getenv('CLEARWARDEN_WEBHOOK_SECRET')
        ?: throw new RuntimeException('CLEARWARDEN_WEBHOOK_SECRET is not set');
    // During a rotation the variable holds two secrets with a space between them.
    foreach (explode(' ', $secrets) as $secret) {
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret), true)
            ?: throw new RuntimeException('CLEARWARDEN_WEBHOOK_SECRET is not valid');
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

$headers = [
    'webhook-id' => $argv[1],
    'webhook-timestamp' => $argv[2],
    'webhook-signature' => $argv[3],
];
$isValid = verify($headers, file_get_contents('php://stdin'), (int) ($argv[4] ?? time()));
echo $isValid ? 'valid' : 'not valid', PHP_EOL;
exit($isValid ? 0 : 1);
