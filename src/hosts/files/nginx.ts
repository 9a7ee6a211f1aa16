import {REVALIDATED, type Header, type PathHeader} from '../../privacy/headers';
import type {Hosting} from './hosting';

/** Types of the files that a build has, by their endings. Text says that it is UTF-8. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  yaml: 'application/yaml',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** Files that a process may have open at once: a socket and a file for each of its connections, and to spare. */
export const OPEN_FILES = 16_384;
const CONNECTIONS = 4096;

export interface NginxOptions {
  /** Folder of the build, as nginx sees it. */
  readonly root: string;
  /** Address to listen on: `127.0.0.1:8080`, or a port alone. */
  readonly listen: string;
  /** Folder for the process id and for what nginx writes while it answers. The only one that it writes to. */
  readonly runDir: string;
  /** Files of modules to load, for what is not built in. */
  readonly modules: readonly string[];
  readonly workers: number | 'auto';
  /** Whose the processes that answer are, when root starts it. */
  readonly user?: string;
}

/** Texts of the configuration's language: https://nginx.org/en/docs/ */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
/**
 * A pattern of `PathHeader` as a regular expression without its beginning. Patterns end with `\z`: to PCRE, `$` is
 * before a last line feed too.
 */
const patternOf = (path: string) =>
  `${path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')}\\z`;
const mapLines = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([from, to]) => `    ${quoted(from)} ${quoted(to)};`).join('\n');

/** The variable that has a header's value. */
const variableOf = ({name}: Header) => `$header_${name.toLowerCase().replace(/-/g, '_')}`;

/**
 * The value of a header for each status and path, as a map. A map is `volatile`, because nginx asks twice when a
 * range is not satisfiable: for the whole file, and for the error, which has kept the headers of the first time.
 */
function headerMap(header: Header, pathHeaders: readonly PathHeader[], statuses: string): string {
  const own = pathHeaders.filter(({name}) => name === header.name);
  return `  map "$status:$uri" ${variableOf(header)} {
    volatile;
    default ${quoted(header.value)};
${mapLines([
  ['~^416:', ''],
  ...own.map(({path, value}) => [`~^(?:${statuses}):${patternOf(path)}`, value] as const),
])}
  }`;
}

/** Locations of files whose type their ending does not tell. */
function typeLocations(rules: readonly PathHeader[]): string {
  return rules
    .filter(({name}) => name === 'Content-Type')
    .map(
      ({path, value}) =>
        `    location ~ ${quoted(`^${patternOf(path)}`)} { types {} default_type ${quoted(value)}; try_files $uri =404; }`,
    )
    .join('\n');
}

/**
 * A whole configuration of nginx (1.22 or later, with the brotli_static module): one site on one address, without
 * TLS, which ends before it. It needs no rights and writes to `runDir` alone.
 *
 * Paths of the site have letters, digits and `-._~/`. Whatever else an address has in it, there is no page, so
 * nothing of a request gets into a redirect that is not of these.
 */
export function nginxConfiguration(
  {headers, pathHeaders, redirects}: Hosting,
  {root, listen, runDir, modules, workers, user}: NginxOptions,
): string {
  const caching = {name: 'Cache-Control', value: REVALIDATED};
  // Without a value, nginx sends no header.
  const indexing = {name: 'X-Robots-Tag', value: ''};
  const maps = [
    // Of what was found: an error is none to keep.
    headerMap(caching, pathHeaders, '200|206|304'),
    ...[indexing, ...headers].map((header) => headerMap(header, pathHeaders, '\\d+')),
  ];
  return `# Written by src/hosts/files/nginx.ts.
${modules.map((file) => `load_module ${quoted(file)};\n`).join('')}${user ? `user ${user} ${user === 'nobody' ? 'nogroup' : user};\n` : ''}worker_processes ${workers};
# Services are given 1,024 if they ask for no more.
worker_rlimit_nofile ${OPEN_FILES};
pid ${runDir}/nginx.pid;
error_log stderr warn;
daemon off;

events {
  worker_connections ${CONNECTIONS};
}

http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${runDir}/body;
  proxy_temp_path ${runDir}/proxy;
  fastcgi_temp_path ${runDir}/fastcgi;
  uwsgi_temp_path ${runDir}/uwsgi;
  scgi_temp_path ${runDir}/scgi;

  sendfile on;
  tcp_nopush on;
  keepalive_timeout 60s;
  # Files are looked for each time: no open_file_cache, which would serve a folder that another has replaced, and keep
  # so many files open that others are not found.

  # One part of a file at a time. For more, the whole is sent.
  max_ranges 1;

  # Nothing is read but addresses and headers.
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  large_client_header_buffers 4 8k;

  # npm run compress writes both beside the files.
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  # Proxies too, which name themselves in Via and may speak HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;

  types {
${Object.entries(TYPES)
  .map(([ending, type]) => `    ${quoted(type)} ${ending};`)
  .join('\n')}
  }
  default_type application/octet-stream;

  # Addresses of this site are long.
  map_hash_bucket_size 512;

  # Redirects name a path alone, whatever host and port the request came by.
  absolute_redirect off;

${maps.join('\n')}
  map $status $allowed_methods {
    405 "GET, HEAD";
  }

  # What the site has no page for, whatever is on the disk. An encoded slash is no slash (RFC 3986, section 2.2).
  map $request_uri $has_encoded_slash {
    default 0;
    "~*^[^?]*%2f" 1;
  }
  map $uri $is_unknown {
    default 1;
    "~^[A-Za-z0-9._~/-]*\\z" $has_encoded_slash;
  }
  # Old addresses, and what leads to the same file as they do.
  map $uri $plain_address {
    default $uri;
    "~^(?<bare>/[A-Za-z0-9._~/-]*?[A-Za-z0-9._~-])(?:/index)?(?:\\.html)?/?\\z" $bare;
  }
  map $plain_address $new_address {
    default "";
${mapLines(redirects.map(({from, to}) => [from, to] as const))}
  }
  map $request_uri $has_double_slash {
    default 0;
    "~^[^?]*//" 1;
  }
  # One address for each page. The search page keeps the slash that its links have had from the start.
  map "$has_double_slash$uri" $page_address {
    default "";
    "0/search/" "";
    "~^./404(?:\\.html|/)?\\z" "";
    "~^./index(?:\\.html|/)?\\z" "/";
    "~^.(?<named>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])\\.html\\z" $named;
    "~^.(?<unslashed>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])/\\z" $unslashed;
    "~^1(?<merged>/[A-Za-z0-9._~/-]*)\\z" $merged;
  }
  map $page_address $page_file {
    default "$page_address.html";
    "" "";
    "/" "/index.html";
  }
  # Of a folder, whether or not there is a page: static hosts have this as a rule, and look for no file.
  map $uri $folder_address {
    default "";
    "~^(?<folder>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])/index\\.html\\z" $folder;
  }

  server {
    listen ${listen} default_server;
    server_name _;
    root ${quoted(root)};
    index index.html;
    error_page 404 @not_found;

${[caching, indexing, ...headers].map((header) => `    add_header ${header.name} ${variableOf(header)} always;`).join('\n')}
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    if ($is_unknown) { return 404; }
    if ($new_address) { return 301 $new_address$is_args$args; }
    if ($folder_address) { return 301 $folder_address$is_args$args; }
    if (-f $document_root$page_file) { return 301 $page_address$is_args$args; }
    if ($has_double_slash) { return 404; }

    location / { try_files $uri $uri.html =404; }
    location = / { try_files /index.html =404; }
    location = /search/ { try_files /search.html =404; }
    location @not_found { try_files /404.html =404; }
    location ~ "^/404(?:\\.html)?\\z" { return 404; }
    # What other hosts read, what npm run compress writes, and what begins with a dot is no page.
    location ~ "^/(?:_headers|_redirects|firebase\\.json)\\z" { return 404; }
    location ~ "\\.(?:br|gz)\\z" { return 404; }
    location ~ "/\\.(?!well-known/)" { return 404; }
${typeLocations(pathHeaders)}
  }
}
`;
}
