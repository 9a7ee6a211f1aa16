<?php

// PHP 8.1 or later with the extension curl: php client.php [idempotency-key]
// Creates a test request, updates it, and lists all requests.

declare(strict_types=1);

const MAX_REPEATS = 3;
const MAX_WAIT_SECONDS = 60;
const REPEATED = [0, 429, 500, 502, 503, 504];

define('BASE_URL', getenv('CLEARWARDEN_BASE_URL')
    ?: 'https://harborpine.clearwarden.example/api/v2');
define('TOKEN', getenv('CLEARWARDEN_TOKEN') ?: fail('CLEARWARDEN_TOKEN is not set'));

function fail(string $message): never
{
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}

/**
 * Sends a call once. Without an answer, the status is 0.
 *
 * @param string[] $headers
 * @return array{int, array<string, string>, string} status, headers with names in lower case, body
 */
function send(string $method, string $path, array $headers, ?string $body): array
{
    $answerHeaders = [];
    $curl = curl_init(BASE_URL . $path);
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . TOKEN, ...$headers],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$answerHeaders): int {
            [$name, $value] = [...explode(':', $line, 2), ''];
            $answerHeaders[strtolower(trim($name))] = trim($value);
            return strlen($line);
        },
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, $body);
    }
    $answer = curl_exec($curl);
    if ($answer === false) {
        return [0, [], curl_error($curl)];
    }
    return [curl_getinfo($curl, CURLINFO_RESPONSE_CODE), $answerHeaders, $answer];
}

/**
 * Calls the API, and retries the call while that can help.
 *
 * @param string[] $headers
 * @return array{array<string, string>, mixed} headers and JSON of the answer
 */
function call(string $method, string $path, array $headers = [], ?array $value = null): array
{
    // The bytes are the same each time, because the API compares them.
    $body = $value === null ? null : json_encode($value, JSON_THROW_ON_ERROR);
    $headers[] = 'Content-Type: application/json';
    for ($repeats = 0; ; $repeats++) {
        [$status, $answerHeaders, $text] = send($method, $path, $headers, $body);
        $message = "$method $path: $status $text";
        if ($status >= 200 && $status <= 299) {
            $json = json_decode($text, true);
            return is_array($json) ? [$answerHeaders, $json] : fail("Not JSON: $message");
        }

        $isInProgress = $status === 409 && str_contains($text, '#idempotency-in-progress"');
        if (!in_array($status, REPEATED, true) && !$isInProgress) {
            fail($message);
        }
        $seconds = $answerHeaders['retry-after'] ?? '';
        $wait = ctype_digit($seconds) ? (int) $seconds : 2 ** ($repeats + 1);
        if ($repeats === MAX_REPEATS || $wait > MAX_WAIT_SECONDS) {
            fail("Stopped, the next repeat would be in $wait s. $message");
        }
        fwrite(STDERR, "$status, repeated in $wait s" . PHP_EOL);
        sleep($wait);
    }
}

/** Gives all entries of a list, page by page. */
function listAll(string $path, array $query): Generator
{
    do {
        [, $page] = call('GET', $path . '?' . http_build_query($query));
        foreach ($page['data'] as $entry) {
            yield $entry;
        }
        $query['cursor'] = $page['pagination']['next_cursor'];
    } while ($page['pagination']['has_more']);
}

// Made once, and sent with every repeat. If the program stops, run it again with the key.
$key = $argv[1] ?? bin2hex(random_bytes(16));
fwrite(STDERR, "Idempotency-Key: $key" . PHP_EOL);
[, $created] = call('POST', '/privacy-requests', ["Idempotency-Key: $key"], [
    'type' => 'access',
    'subject' => [
        'email' => 'jordan.avery@mail.example',
        'country' => 'US',
        'region' => 'US-CA',
    ],
    'notify_subject' => false,
    'test' => true,
]);
$id = $created['id'];
echo "created $id", PHP_EOL;

// If someone changes the request in between, the answer is 412, and nothing is overwritten.
[$headers] = call('GET', "/privacy-requests/$id");
call('PATCH', "/privacy-requests/$id", ['If-Match: ' . $headers['etag']], ['tags' => ['checked']]);
echo "updated $id", PHP_EOL;

$count = 0;
foreach (listAll('/privacy-requests', ['limit' => 100]) as $request) {
    $count++;
}
echo "listed $count requests", PHP_EOL;
