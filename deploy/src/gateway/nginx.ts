import { BODY_TOO_LARGE, ROUTE_NOT_FOUND, UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { FILE_TOO_LARGE } from '@anamnesis/contracts/language/file-errors';
import type { ErrorKind } from '@anamnesis/contracts/language/refusal';
import { isInternal, type Route } from '@anamnesis/contracts/language/route';
import { frontendHeaders } from './frontend-headers.js';
import { locationsOf, type Location } from './locations.js';

/** Environment of the gateway: everything except the product's own routing. */
export interface GatewayEnvironment {
  readonly listen: string;
  /** Folder of the built frontend. */
  readonly frontend: string;
  /** A folder writable by nginx. */
  readonly scratch: string;
  readonly accessLog: string;
  /** Address of a DNS server for the services' names; null where they are numeric addresses. */
  readonly resolver: string | null;
  /** Host and port of each service. */
  readonly services: Readonly<Record<'command-service' | 'query-service' | 'notification-service', string>>;
}

/** The private network of docker-compose.yml. */
export const composeNetwork: GatewayEnvironment = {
  listen: '8080',
  frontend: '/usr/share/nginx/html',
  scratch: '/tmp',
  accessLog: '/dev/stdout',
  resolver: '127.0.0.11',
  services: {
    'command-service': 'command-service:8080',
    'query-service': 'query-service:8080',
    'notification-service': 'notification-service:8080',
  },
};

const MEBIBYTE = 1024 * 1024;
/** Additional size for form fields and boundaries. The services enforce their own limit for JSON bodies. */
const FIELDS_MEBIBYTES = 1;

/** The complete nginx.conf: public routes to their owners, no internal routes, sockets to the notification-service, the rest to the frontend. */
export function nginxConfiguration(routes: readonly Route[], environment: GatewayEnvironment): string {
  const locations = locationsOf(routes.filter((route) => !isInternal(route)));
  const sections = [
    mainSection(environment),
    'http {',
    indent(httpSection(environment)),
    '',
    indent('server {'),
    indent(serverSection(environment), 2),
    ...locations.map((location) => `\n${indent(routeLocation(location), 2)}`),
    '',
    indent(fixedLocations, 2),
    indent('}'),
    '}',
  ];
  return `${sections.join('\n')}\n`;
}

const mainSection = ({
  scratch,
}: GatewayEnvironment) => `# Made from the route table by deploy/src/gateway.ts: change that, then run \`npm run gateway -w @anamnesis/deploy\`.
worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}
`;

const httpSection = ({ scratch, accessLog }: GatewayEnvironment) => `include /etc/nginx/mime.types;
default_type application/octet-stream;
# Additions by an operator, such as set_real_ip_from for a proxy in front that terminates TLS.
include /etc/nginx/conf.d/*.conf;
# Written when the gateway starts, from meeting-origin.conf.template and MEETING_BASE_URL.
include ${scratch}/meeting-origin.conf;

client_body_temp_path ${scratch}/client_body;
proxy_temp_path ${scratch}/proxy;
fastcgi_temp_path ${scratch}/fastcgi;
uwsgi_temp_path ${scratch}/uwsgi;
scgi_temp_path ${scratch}/scgi;

# Without query string, address and user agent, so that the log contains no personal data.
log_format anonymous '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time $checked_request_id';
access_log ${accessLog} anonymous;

map $request_method $by_method {
  default $command_service;
  GET $query_service;
  HEAD $query_service;
}
map $http_x_request_id $checked_request_id {
  default $request_id;
  "~^[A-Za-z0-9_-]{8,64}$" $http_x_request_id;
}
map $http_x_forwarded_proto $outer_scheme {
  default $scheme;
  https https;
}
map $outer_scheme $strict_transport {
  default "";
  https "max-age=31536000";
}
# The site has one folder per content coding, with equal file names. The coding chosen for the browser:
map $http_accept_encoding $coding {
  default plain;
  "~*(^|,)\\s*br\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))" br;
  "~*(^|,)\\s*gzip\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))" gzip;
}
# The coding of the file that was found:
map $uri $found_coding {
  default "";
  "~^/br/" br;
  "~^/gzip/" gzip;
}
map $http_upgrade $socket_upgrade {
  default "";
  "~*^websocket$" websocket;
}
map $socket_upgrade $socket_connection {
  default upgrade;
  "" "";
}

sendfile on;
tcp_nopush on;
server_tokens off;
keepalive_timeout 65s;
client_header_timeout 15s;
client_body_timeout 30s;
send_timeout 30s;
client_max_body_size ${FIELDS_MEBIBYTES}m;

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 5;
gzip_min_length 1024;
gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml;`;

const serverSection = ({ listen, frontend, resolver, services }: GatewayEnvironment) => `listen ${listen};
server_name _;
root ${frontend};
absolute_redirect off;
${resolver === null ? '' : nameLookup(resolver)}
set $command_service ${services['command-service']};
set $query_service ${services['query-service']};
set $notification_service ${services['notification-service']};

proxy_http_version 1.1;
proxy_connect_timeout 3s;
proxy_read_timeout 60s;
# Streamed without buffering: otherwise large bodies or slow readers would fill the gateway's memory, which
# holds its temporary files.
proxy_request_buffering off;
proxy_max_temp_file_size 0;
proxy_set_header Connection "";
${forwardedHeaders}

error_page 413 @body_too_large;
error_page 502 504 = @unavailable;`;

const nameLookup = (
  resolver: string,
) => `# Names are resolved again at runtime, since a replaced service has another address.
resolver ${resolver} valid=5s ipv6=off;
`;

// Appended to the client's header: a service trusts as many addresses, from the end, as there are proxies (TRUST_PROXY).
// A forwarded host is removed: a service that trusts proxies would use it instead of Host.
const forwardedHeaders = `proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $outer_scheme;
proxy_set_header X-Forwarded-Host "";
proxy_set_header X-Request-Id $checked_request_id;`;

function routeLocation({ match, owner, fileBytes, isStreamed }: Location): string {
  const limit =
    fileBytes === 0
      ? []
      : [
          `client_max_body_size ${Math.ceil(fileBytes / MEBIBYTE) + FIELDS_MEBIBYTES}m;`,
          'error_page 413 @file_too_large;',
          'error_page 502 504 = @unavailable;',
        ];
  const streaming = isStreamed ? ['proxy_buffering off;', 'gzip off;'] : [];
  return `location ${match} {\n${indent([...limit, ...streaming, `proxy_pass http://$${owner.replaceAll('-', '_')};`].join('\n'))}\n}`;
}

const pageHeaders = [
  // Precompressed files are not compressed again.
  'gzip off;',
  'add_header Content-Encoding $found_coding;',
  'add_header Vary Accept-Encoding;',
  ...Object.entries(frontendHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
  'add_header Strict-Transport-Security $strict_transport always;',
].join('\n');

const fixedLocations = `location = /api/docs {
  proxy_pass http://$query_service;
}

location /api/docs/ {
  proxy_pass http://$query_service;
}

location = /api/openapi.json {
  proxy_pass http://$query_service;
}

location /socket.io/ {
  proxy_pass http://$notification_service;
  proxy_buffering off;
  # Longer than the sockets' own heartbeat.
  proxy_read_timeout 120s;
  proxy_set_header Upgrade $socket_upgrade;
  proxy_set_header Connection $socket_connection;
${indent(forwardedHeaders)}
}

location /api/ {
${indent(refusal(ROUTE_NOT_FOUND))}
}

location @body_too_large {
${indent(refusal(BODY_TOO_LARGE))}
}

location @file_too_large {
${indent(refusal(FILE_TOO_LARGE))}
}

location @unavailable {
  add_header Retry-After 1 always;
${indent(refusal(UNAVAILABLE))}
}

location = /health/live {
  access_log off;
  default_type text/plain;
  return 200 "live";
}

# Internal ports only. An error instead of a page, which a monitor could take for a success.
location = /metrics {
${indent(refusal(ROUTE_NOT_FOUND))}
}

location /health/ {
${indent(refusal(ROUTE_NOT_FOUND))}
}

# Hashed names: a file here never changes, and a missing one must not be replaced by a page.
location /assets/ {
  try_files /$coding$uri /plain$uri =404;
  add_header Cache-Control "public, max-age=31536000, immutable";
${indent(pageHeaders)}
}

# Its media type is not among those of nginx. The service worker and this file are revalidated, like pages.
location = /manifest.webmanifest {
  types { }
  default_type application/manifest+json;
  try_files /$coding$uri /plain$uri =404;
  add_header Cache-Control "no-cache";
${indent(pageHeaders)}
}

# The landing page has one address: at another one the app would replace it.
location = /index.html {
  return 302 /;
}

location = / {
  try_files /$coding/index.html /plain/index.html =404;
  add_header Cache-Control "no-cache";
${indent(pageHeaders)}
}

# The prerendered public pages; every other path gets the app's page.
location / {
  try_files /$coding$uri /plain$uri /$coding$uri.html /plain$uri.html /$coding/app.html /plain/app.html =404;
  add_header Cache-Control "no-cache";
${indent(pageHeaders)}
}`;

/** The same reply that a service gives for this error. */
function refusal({ code, status, message }: ErrorKind): string {
  const reply = JSON.stringify({ success: false, code, message, requestId: '$checked_request_id' });
  return `default_type application/json;
add_header Cache-Control no-store always;
add_header X-Content-Type-Options nosniff always;
return ${status} '${reply.replaceAll("'", "\\'")}';`;
}

function indent(text: string, levels = 1): string {
  return text.replace(/^(?=.)/gm, '  '.repeat(levels));
}
