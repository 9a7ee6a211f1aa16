/** An app of Laravel around the controller of the page, by the paths that the page names and what Laravel looks for. */
export const laravelApp = (database: string): Readonly<Record<string, string>> => ({
  'config/app.php': `<?php return [
    'env' => 'production', 'debug' => false, 'timezone' => 'UTC', 'locale' => 'en', 'fallback_locale' => 'en',
    'providers' => [
        Illuminate\\Database\\DatabaseServiceProvider::class,
        Illuminate\\Filesystem\\FilesystemServiceProvider::class,
        Illuminate\\View\\ViewServiceProvider::class,
    ],
];
`,
  'config/database.php': `<?php return ['default' => 'sqlite', 'connections' => [
    'sqlite' => ['driver' => 'sqlite', 'database' => dirname(__DIR__) . '/${database}'],
]];
`,
  'config/logging.php':
    "<?php return ['default' => 'log', 'channels' => ['log' => ['driver' => 'errorlog']]];\n",
  'config/view.php': "<?php return ['paths' => [], 'compiled' => dirname(__DIR__)];\n",
  // Laravel writes here which packages there are.
  'bootstrap/cache/.keep': '',
  'server.php': `<?php
require 'Illuminate/autoload.php';
require __DIR__ . '/app/Http/Controllers/ClearwardenWebhookController.php';

use App\\Http\\Controllers\\ClearwardenWebhookController;
use Illuminate\\Contracts\\Debug\\ExceptionHandler;
use Illuminate\\Foundation\\Application;
use Illuminate\\Foundation\\Exceptions\\Handler;
use Illuminate\\Foundation\\Http\\Kernel;
use Illuminate\\Foundation\\Http\\Middleware\\ConvertEmptyStringsToNull;
use Illuminate\\Foundation\\Http\\Middleware\\TrimStrings;
use Illuminate\\Foundation\\Http\\Middleware\\ValidatePostSize;
use Illuminate\\Http\\Request;
use Illuminate\\Support\\Facades\\Route;

$app = new Application(__DIR__);
$app->singleton(ExceptionHandler::class, Handler::class);
// What every app of Laravel begins with and what reads bodies.
$kernel = new class($app, $app['router']) extends Kernel {
    protected $middleware = [ValidatePostSize::class, TrimStrings::class, ConvertEmptyStringsToNull::class];
};
$app->booted(fn () => Route::post('/clearwarden', ClearwardenWebhookController::class));
$response = $kernel->handle($request = Request::capture());
$response->send();
$kernel->terminate($request, $response);
`,
});
