<?php

// Laravel 8.83 or later, with verify.php in app/Support.
// In routes/api.php: Route::post('/clearwarden', ClearwardenWebhookController::class);

declare(strict_types=1);

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\DB;
use JsonException;

use function readKeys;
use function verify;

require_once __DIR__ . '/../../Support/verify.php';

final class ClearwardenWebhookController
{
    public function __invoke(Request $request): Response
    {
        $rawBody = $request->getContent(); // not $request->json(), which parses
        $headers = [];
        foreach (['webhook-id', 'webhook-timestamp', 'webhook-signature'] as $name) {
            $headers[$name] = (string) $request->header($name, '');
        }
        if (!verify(readKeys(), $headers, $rawBody, time())) {
            return response()->noContent(401);
        }
        try {
            json_decode($rawBody, flags: JSON_THROW_ON_ERROR);
        } catch (JsonException) {
            return response()->noContent(400);
        }
        // If this fails, Laravel responds with 500, and Clearwarden sends the delivery again.
        DB::table('webhook_deliveries')->insertOrIgnore([
            'webhook_id' => $headers['webhook-id'],
            'body' => $rawBody,
        ]);
        return response()->noContent();
    }
}
