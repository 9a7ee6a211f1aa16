import http, {type IncomingHttpHeaders} from 'node:http';
import net from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

/** Connections stay open, so that thousands of requests take seconds. */
const agent = new http.Agent({keepAlive: true, maxSockets: 8});

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for an address as it is written. Redirects are not followed, nothing is decompressed. */
export function request(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = http.request({hostname, port, path, agent, ...options}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Sends a text that need not be HTTP, and gives the whole answer as a text once the server hangs up. */
export function sendRaw(origin: string, text: string): Promise<string> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** Tokens and printable ASCII: RFC 9110, section 5. */
const FIELD = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+): ([ -~]*)$/;

/**
 * Reads a whole answer as the standard has it, where clients are lenient.
 *
 * @throws when a line of the head is none, or ends in another way than it must, or when a header comes twice
 */
export function readStrictly(answer: string): {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
} {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...fields] = answer.slice(0, Math.max(end, 0)).split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) [ -~]*$/.exec(first)?.[1];
  if (status === undefined) throw new Error(`Not an answer: ${JSON.stringify(answer.slice(0, 200))}`);
  const headers: Record<string, string> = {};
  for (const field of fields) {
    const [, name, value] = FIELD.exec(field) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Not a header: ${JSON.stringify(field)}`);
    const key = name.toLowerCase();
    if (key in headers) throw new Error(`${name} comes twice`);
    headers[key] = value;
  }
  return {status: Number(status), headers, body: answer.slice(end + 4)};
}

/** Runs a check on many things, eight at a time. Gives what it finds, in the order of the things. */
export async function findAll<Thing>(
  things: readonly Thing[],
  check: (thing: Thing) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: (readonly string[])[] = [];
  const queue = things.entries();
  const work = async () => {
    for (const [index, thing] of queue) found[index] = await check(thing);
  };
  await Promise.all(Array.from({length: 8}, work));
  return found.flat();
}
