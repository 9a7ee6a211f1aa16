import type {Operation} from '../types';
import {requestOf} from './request';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The operation as a curl command. Credentials come from the environment. */
export function curlSample(operation: Operation): string {
  const request = requestOf(operation);
  const lines = [`curl --fail-with-body --request ${request.method} "${request.url}"`];
  if (request.basicAuth) lines.push('--user "$CLEARWARDEN_CLIENT_ID:$CLEARWARDEN_CLIENT_SECRET"');
  for (const [name, value] of Object.entries(request.headers)) {
    lines.push(value.includes('$') ? `--header "${name}: ${value}"` : `--header ${quote(`${name}: ${value}`)}`);
  }
  if (request.json !== undefined) lines.push(`--data ${quote(JSON.stringify(request.json, null, 2))}`);
  for (const [name, value] of request.form ?? []) lines.push(`--data-urlencode ${quote(`${name}=${value}`)}`);
  for (const part of request.multipart ?? []) lines.push(`--form ${quote(part)}`);
  return lines.join(' \\\n  ');
}
