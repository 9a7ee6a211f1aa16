import type {PathHeader} from '../../config/headers';
import {REVALIDATED} from '../../config/headers';
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
};

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
/** A pattern of `PathHeader` as a regular expression. */
const patternOf = (path: string) =>
  `^${path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')}$`;
const mapLines = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([from, to]) => `    ${quoted(from)} ${quoted(to)};`).join('\n');

/** Cache-Control of what was found; of errors none but to ask again. */
function cachingMap(rules: readonly PathHeader[]): string {
  return mapLines([
    ['default', REVALIDATED],
    ...rules
      .filter(({name}) => name === 'Cache-Control')
      .map(({path, value}) => [`~^(?:200|206|304):${patternOf(path).slice(1)}`, value] as const),
  ]).replace('"default"', 'default');
}

/** Locations of files whose type their ending does not tell. */
function typeLocations(rules: readonly PathHeader[]): string {
  return rules
    .filter(({name}) => name === 'Content-Type')
    .map(
      ({path, value}) =>
        `    location ~ ${quoted(patternOf(path))} { types {} default_type ${quoted(value)}; try_files $uri =404; }`,
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
  return `# Written by src/plugins/host-files/nginx.ts.
${modules.map((file) => `load_module ${quoted(file)};\n`).join('')}${user ? `user ${user} ${user === 'nobody' ? 'nogroup' : user};\n` : ''}worker_processes ${workers};
pid ${runDir}/nginx.pid;
error_log stderr warn;
daemon off;

events {
  worker_connections 4096;
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
  open_file_cache max=4096 inactive=60s;
  open_file_cache_valid 10s;
  open_file_cache_errors on;
  keepalive_timeout 60s;

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

  map "$status:$uri" $cache_control {
${cachingMap(pathHeaders)}
  }
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
    "~^[A-Za-z0-9._~/-]*$" $has_encoded_slash;
  }
  # Old addresses, with or without a slash at the end.
  map $uri $slashless {
    default $uri;
    "~^(?<before_slash>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])/+$" $before_slash;
  }
  map $slashless $new_address {
    default "";
${mapLines(redirects.map(({from, to}) => [from, to] as const))}
  }
  # One address for each page. The search page keeps the slash that its links have had from the start.
  map $uri $page_address {
    default "";
    "/search/" "";
    "~^/index(?:\\.html)?$" "/";
    "/404.html" "";
    "~^(?<folder>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])/index\\.html$" $folder;
    "~^(?<plain>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])\\.html$" $plain;
    "~^(?<unslashed>/[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])/+$" $unslashed;
  }
  map $request_uri $has_double_slash {
    default 0;
    "~^[^?]*//" 1;
  }

  server {
    listen ${listen} default_server;
    server_name _;
    root ${quoted(root)};
    index index.html;
    error_page 404 @not_found;

${headers.map(({name, value}) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}
    add_header Cache-Control $cache_control always;
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
    if ($is_unknown) { return 404; }
    if ($new_address) { return 301 $new_address$is_args$args; }
    if ($page_address) { return 301 $page_address$is_args$args; }
    if ($has_double_slash) { return 301 $uri$is_args$args; }

    location / { try_files $uri $uri.html =404; }
    location = / { try_files /index.html =404; }
    location = /search/ { try_files /search.html =404; }
    location @not_found { try_files /404.html =404; }
    location ~ "^/404(?:\\.html)?$" { return 404; }
    # What other hosts read, what npm run compress writes, and what begins with a dot is no page.
    location ~ "^/(?:_headers|_redirects|firebase\\.json)$" { return 404; }
    location ~ "\\.(?:br|gz)$" { return 404; }
    location ~ "/\\.(?!well-known/)" { return 404; }
${typeLocations(pathHeaders)}
  }
}
`;
}
