<?php

// PHP 8.1 or later with PDO, without a framework. Save verify.php beside it.
// Set DATABASE to the DSN of your database, for example pgsql:host=127.0.0.1;dbname=hooks

declare(strict_types=1);

require_once __DIR__ . '/verify.php';

function status(): int
{
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        return 405;
    }
    $rawBody = file_get_contents('php://input', length: 100_000);
    $headers = [
        'webhook-id' => $_SERVER['HTTP_WEBHOOK_ID'] ?? '',
        'webhook-timestamp' => $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '',
        'webhook-signature' => $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '',
    ];
    if (!verify(readKeys(), $headers, $rawBody, time())) {
        return 401;
    }
    try {
        json_decode($rawBody, flags: JSON_THROW_ON_ERROR);
    } catch (JsonException) {
        return 400;
    }
    // If this fails, PHP responds with 500, and Clearwarden sends the delivery again.
    (new PDO((string) getenv('DATABASE')))->prepare(
        'INSERT INTO webhook_deliveries (webhook_id, body) VALUES (?, ?)'
        . ' ON CONFLICT (webhook_id) DO NOTHING'
    )->execute([$headers['webhook-id'], $rawBody]);
    return 204;
}

http_response_code(status());
