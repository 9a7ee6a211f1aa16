import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ASPNET, ASPNET_PROGRAM, hasAspNet} from './dotnet/installation';
import {laravelApp} from './laravelApp';
import {h2, SPRING_PACKAGE, springJars, springServer} from './springServer';
import {write} from './toolchains';

/** A program of the page about handlers, and how it is run. */
export interface Handler {
  /** As the page calls it. */
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Writes what it needs into its folder, which is empty. */
  readonly prepare: (folder: string, port: number) => void;
  readonly command: (port: number) => readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** The IDs in its table, in any order. Missing, where it keeps them in another way. */
  readonly stored?: (folder: string) => readonly string[];
}

const SAMPLES = 'docs/api/v2/samples';
const VERIFIERS = 'src/api/samples/webhooks';
const RECEIVER = 'docs/integrations/webhooks-integrations/samples/receiver.mjs';
const TABLE = fs.readFileSync(`${SAMPLES}/webhook_deliveries.sql`, 'utf8');

const succeeds = (command: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
};

/** The Python that has a library. Debian's own may have others than the one in the path. */
const pythonWith = (library: string): string | undefined =>
  ['python3', '/usr/bin/python3'].find((name) => succeeds(name, '-c', `import sqlite3, ${library}`));

function copy(folder: string, ...files: readonly string[]): void {
  for (const file of files) fs.copyFileSync(file, path.join(folder, path.basename(file)));
}

const DATABASE = 'webhooks.db';

const python = (code: string, cwd: string, ...args: readonly string[]): string =>
  execFileSync(pythonWith('json') ?? 'python3', ['-c', code, ...args], {cwd, encoding: 'utf8'});

/** A database of SQLite with the table of the page. */
function createTable(folder: string): void {
  python(
    'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.argv[2])',
    folder,
    DATABASE,
    TABLE,
  );
}

function storedInTable(folder: string): readonly string[] {
  const code =
    'import json, sqlite3, sys; print(json.dumps([row[0] for row in sqlite3.connect(sys.argv[1])' +
    '.execute("SELECT webhook_id FROM webhook_deliveries")]))';
  return JSON.parse(python(code, folder, DATABASE)) as string[];
}

/** H2 adds an ending of its own. */
const H2 = 'webhooks';

/** H2 is asked by its own shell, which writes a list. */
function storedInH2(folder: string): readonly string[] {
  const options = 'writeColumnHeader=false fieldDelimiter=';
  const query = `CALL CSVWRITE('${LIST}', 'SELECT webhook_id FROM webhook_deliveries', '${options}')`;
  const shell = ['-cp', h2, 'org.h2.tools.Shell', '-url', `jdbc:h2:./${H2}`, '-sql', query];
  execFileSync('java', shell, {cwd: folder, stdio: 'ignore'});
  return storedInList(folder);
}

/** In the place of PostgreSQL: a list in a file, which takes an ID twice unless the statement says what happens then. */
const LIST = 'stored.txt';

const storedInList = (folder: string): readonly string[] =>
  fs.readFileSync(path.join(folder, LIST), 'utf8').split('\n').filter(Boolean);

const PG = `import fs from 'node:fs';
const ids = new Set();
class Pool {
  on() {}
  async query(sql, [id]) {
    const skips = /^INSERT INTO webhook_deliveries .* ON CONFLICT \\(webhook_id\\) DO NOTHING$/.test(sql);
    if (skips && ids.has(id)) return;
    ids.add(id);
    fs.appendFileSync('${LIST}', id + '\\n');
  }
}
export default {Pool};
`;

function preparePg(folder: string): void {
  write(path.join(folder, LIST), '');
  write(path.join(folder, 'node_modules/pg/package.json'), '{"type": "module", "main": "index.js"}');
  write(path.join(folder, 'node_modules/pg/index.js'), PG);
}

/** What Next.js does for a route: a request of the Web in, a response out, 500 for what it throws. */
const NEXT = `import {createServer} from 'node:http';
import {POST} from './route.mjs';
createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  const url = 'http://127.0.0.1' + request.url;
  const body = await new Response(request).arrayBuffer();
  const answer = await POST(new Request(url, {method: 'POST', headers: request.headers, body})).catch((error) => {
    console.error(error);
    return new Response(null, {status: 500});
  });
  response.writeHead(answer.status).end();
}).listen(Number(process.argv[2]), '127.0.0.1');
`;

/** A project around the app of the page. */
const DJANGO = `import sys
from wsgiref.simple_server import make_server
import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import path
settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"], ROOT_URLCONF=__name__, INSTALLED_APPS=["webhooks"], USE_TZ=True, SECRET_KEY="x",
    MIDDLEWARE=["django.middleware.common.CommonMiddleware", "django.middleware.csrf.CsrfViewMiddleware"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "${DATABASE}"}},
)
django.setup()
from webhooks import views
urlpatterns = [path("clearwarden", views.receive)]
if __name__ == "__main__":
    from django.db import connection
    with connection.schema_editor() as editor:
        editor.create_model(views.WebhookDelivery)
    make_server("127.0.0.1", int(sys.argv[1]), get_wsgi_application()).serve_forever()
`;

/** An application around the controller of the page. */
const RAILS = `require 'action_controller/railtie'
require 'active_record/railtie'
require 'rack/handler/webrick'
ENV['DATABASE_URL'] = "sqlite3:#{__dir__}/${DATABASE}"
class App < Rails::Application
  config.root = __dir__
  config.hosts.clear
  config.eager_load = false
  config.secret_key_base = 'x' * 32
  config.logger = Logger.new($stderr, level: Logger::ERROR)
  routes.append { post '/clearwarden', to: 'clearwarden_webhooks#create' }
end
class WebhookDelivery < ActiveRecord::Base
  self.primary_key = 'webhook_id'
end
App.initialize!
require_relative 'clearwarden_webhooks_controller'
Rack::Handler::WEBrick.run(App, Host: '127.0.0.1', Port: ARGV[0].to_i, AccessLog: [])
`;

/** In the place of the driver of PostgreSQL, as a module of its name. */
const PGX = `package stdlib

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"os"
	"strings"
)

type fake struct{ ids map[string]bool }

func (f fake) Open(string) (driver.Conn, error)          { return f, nil }
func (f fake) Prepare(query string) (driver.Stmt, error) { return statement{f, query}, nil }
func (f fake) Close() error                              { return nil }
func (f fake) Begin() (driver.Tx, error)                 { return nil, errors.New("no transactions") }

type statement struct {
	fake
	query string
}

func (s statement) NumInput() int                              { return 2 }
func (s statement) Query([]driver.Value) (driver.Rows, error) { return nil, errors.New("no queries") }
func (s statement) Exec(values []driver.Value) (driver.Result, error) {
	id := values[0].(string)
	if s.ids[id] && strings.HasSuffix(s.query, "ON CONFLICT (webhook_id) DO NOTHING") {
		return driver.RowsAffected(0), nil
	}
	s.ids[id] = true
	file, err := os.OpenFile("${LIST}", os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	_, err = file.WriteString(id + "\\n")
	return driver.RowsAffected(1), err
}

func init() { sql.Register("pgx", fake{map[string]bool{}}) }
`;

/**
 * A program of ASP.NET Core as it is published for one system: with .NET, the framework, and its driver of PostgreSQL
 * beside it. They are those of another program, so ours goes by its name. Without its list of dependencies, all that is
 * in the folder is one. It is not the folder that it runs in: there, the host would take it for a framework.
 */
function prepareAspNet(folder: string): void {
  const [own, app] = ['own', 'app'].map((name) => path.join(folder, name)) as [string, string];
  for (const name of [own, app]) fs.mkdirSync(name);
  copy(own, `${SAMPLES}/Program.cs`);
  const compiler = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--import', 'tsx'];
  execFileSync(process.execPath, [...compiler, 'tests/samples/dotnet/compile.mts', '--web', own]);
  const others = [`${ASPNET_PROGRAM}.dll`, `${ASPNET_PROGRAM}.deps.json`];
  for (const file of fs.readdirSync(ASPNET, {withFileTypes: true})) {
    if (file.isFile() && !others.includes(file.name))
      fs.linkSync(path.join(ASPNET, file.name), path.join(app, file.name));
  }
  fs.renameSync(path.join(own, 'Program.dll'), path.join(app, `${ASPNET_PROGRAM}.dll`));
  write(path.join(folder, LIST), '');
}

/** As the page says: without the function \`main\`, and with what is then not imported any more. */
function goVerifier(): string {
  const code = fs.readFileSync(`${VERIFIERS}/verify.go`, 'utf8').replace(/\nfunc main\(\)[\s\S]*$/, '');
  return code.replace('\t"io"\n', '');
}

/** The handlers of the page, with what each needs to run here. */
export const handlers: readonly Handler[] = [
  {
    name: 'node:http',
    isInstalled: () => true,
    prepare: (folder) => copy(folder, RECEIVER),
    command: () => [process.execPath, 'receiver.mjs'],
  },
  {
    name: 'Express',
    isInstalled: () => fs.existsSync('node_modules/express/package.json'),
    prepare(folder) {
      copy(folder, `${SAMPLES}/express.mjs`, `${VERIFIERS}/verify.mjs`);
      preparePg(folder);
    },
    command: () => [process.execPath, 'express.mjs'],
    stored: storedInList,
  },
  {
    name: 'Next.js',
    isInstalled: () => true,
    prepare(folder) {
      copy(folder, `${VERIFIERS}/verify.mjs`);
      fs.copyFileSync(`${SAMPLES}/route.js`, path.join(folder, 'route.mjs'));
      preparePg(folder);
      write(path.join(folder, 'server.mjs'), NEXT);
    },
    command: (port) => [process.execPath, 'server.mjs', String(port)],
    stored: storedInList,
  },
  {
    name: 'Flask',
    isInstalled: () => pythonWith('flask') !== undefined,
    prepare(folder) {
      copy(folder, `${SAMPLES}/flask_receiver.py`, `${VERIFIERS}/verify.py`);
      createTable(folder);
    },
    command: (port) => [
      pythonWith('flask') ?? '',
      ...['-m', 'flask', '--app', 'flask_receiver', 'run', '--port', String(port)],
    ],
    stored: storedInTable,
  },
  {
    name: 'Django',
    isInstalled: () => pythonWith('django') !== undefined,
    prepare(folder) {
      const app = path.join(folder, 'webhooks');
      write(path.join(app, '__init__.py'), '');
      copy(app, `${SAMPLES}/models.py`, `${SAMPLES}/views.py`, `${VERIFIERS}/verify.py`);
      write(path.join(folder, 'project.py'), DJANGO);
    },
    command: (port) => [pythonWith('django') ?? '', 'project.py', String(port)],
    stored: storedInTable,
  },
  {
    name: 'Rails',
    isInstalled: () =>
      succeeds('ruby', '-e', "require 'rails'; require 'sqlite3'; require 'rack/handler/webrick'"),
    prepare(folder) {
      copy(folder, `${SAMPLES}/clearwarden_webhooks_controller.rb`);
      fs.mkdirSync(path.join(folder, 'lib'));
      copy(path.join(folder, 'lib'), `${VERIFIERS}/verify.rb`);
      write(path.join(folder, 'server.rb'), RAILS);
      createTable(folder);
    },
    command: (port) => ['ruby', 'server.rb', String(port)],
    stored: storedInTable,
  },
  {
    name: 'Laravel',
    isInstalled: () =>
      succeeds(
        'php',
        '-r',
        "require 'Illuminate/autoload.php'; exit(extension_loaded('pdo_sqlite') ? 0 : 1);",
      ),
    prepare(folder) {
      for (const [file, text] of Object.entries(laravelApp(DATABASE))) write(path.join(folder, file), text);
      const [controllers, support] = ['app/Http/Controllers', 'app/Support'].map((name) =>
        path.join(folder, name),
      ) as [string, string];
      for (const own of [controllers, support]) fs.mkdirSync(own, {recursive: true});
      copy(controllers, `${SAMPLES}/ClearwardenWebhookController.php`);
      copy(support, `${VERIFIERS}/verify.php`);
      createTable(folder);
    },
    command: (port) => ['php', '-S', `127.0.0.1:${port}`, 'server.php'],
    stored: storedInTable,
  },
  {
    name: 'Spring',
    isInstalled: () =>
      succeeds('javac', '--release', '17', '--version') && springJars.every((jar) => fs.existsSync(jar)),
    prepare(folder) {
      copy(folder, `${SAMPLES}/webhook_deliveries.sql`, `${SAMPLES}/ClearwardenWebhookController.java`);
      const verifier = fs.readFileSync(`${VERIFIERS}/Verify.java`, 'utf8');
      write(path.join(folder, 'Verify.java'), `package ${SPRING_PACKAGE};\n\n${verifier}`);
      write(path.join(folder, 'Server.java'), springServer(H2));
      const sources = ['ClearwardenWebhookController.java', 'Verify.java', 'Server.java'];
      execFileSync('javac', ['-cp', springJars.join(':'), '-d', 'classes', ...sources], {cwd: folder});
    },
    command: (port) => [
      'java',
      ...['-cp', ['classes', ...springJars].join(':'), `${SPRING_PACKAGE}.Server`, String(port)],
    ],
    stored: storedInH2,
  },
  {
    name: 'ASP.NET Core',
    isInstalled: hasAspNet,
    prepare: prepareAspNet,
    command: (port) => [
      process.execPath,
      ...[path.resolve('tests/samples/postgres.mjs'), LIST],
      ...[`./app/${ASPNET_PROGRAM}`, '--urls', `http://127.0.0.1:${port}`],
    ],
    // The libraries of languages are no part of it.
    variables: {DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1'},
    stored: storedInList,
  },
  {
    name: 'PHP',
    isInstalled: () => succeeds('php', '-r', "exit(extension_loaded('pdo_sqlite') ? 0 : 1);"),
    prepare(folder) {
      copy(folder, `${SAMPLES}/receiver.php`, `${VERIFIERS}/verify.php`);
      createTable(folder);
    },
    command: (port) => ['php', '-S', `127.0.0.1:${port}`, 'receiver.php'],
    variables: {DATABASE: `sqlite:${DATABASE}`},
    stored: storedInTable,
  },
  {
    name: 'Go',
    isInstalled: () => succeeds('go', 'version'),
    prepare(folder, port) {
      const module = 'github.com/jackc/pgx/v5';
      write(
        path.join(folder, 'go.mod'),
        `module receiver\n\ngo 1.18\n\nrequire ${module} v5.0.0\nreplace ${module} => ./pgx\n`,
      );
      write(path.join(folder, 'pgx/go.mod'), `module ${module}\n\ngo 1.18\n`);
      write(path.join(folder, 'pgx/stdlib/stdlib.go'), PGX);
      write(path.join(folder, 'verify.go'), goVerifier());
      write(path.join(folder, LIST), '');
      const receiver = fs.readFileSync(`${SAMPLES}/receiver.go`, 'utf8').replace(':8710', `:${port}`);
      write(path.join(folder, 'receiver.go'), receiver);
      const env = {
        ...process.env,
        CGO_ENABLED: '0',
        GOPROXY: 'off',
        GOTOOLCHAIN: 'local',
        GOFLAGS: '-mod=mod',
      };
      execFileSync('go', ['build', '-o', 'receiver', '.'], {cwd: folder, env});
    },
    command: () => ['./receiver'],
    stored: storedInList,
  },
];
