import http, {type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import {generate} from 'selfsigned';
import fs from 'node:fs';
import {tagManagerScript} from '../../src/privacy/analytics';
import {CONTAINER, TAG, policyWithContainer} from '../support/consent';

/** Where the script of Google Tag Manager is. */
export const TAG_MANAGER = tagManagerScript(CONTAINER);
/** A name of the site below a domain, for cookies. */
export const DOMAIN = 'docs.clearwarden.example';

/** Whom browsers ask for updates, lists and kinds of fields of their own accord, whatever page is open. */
const BROWSER_SERVICES =
  /(?:^|\.)(?:mozilla\.(?:com|net|org)|firefox\.com|(?:accounts|clients\d)\.google\.com|(?:content-autofill|optimizationguide-pa|safebrowsing|update)\.googleapis\.com)$/;

/** Scripts that the host adds to each document, before all others. The policy allows them as the site's own. */
const SCRIPTS = {
  // Tells the host what a reader with open developer tools would see.
  '/journey/watch.js': fs.readFileSync('tests/journeys/watch.js'),
  // Stands in for the signal in browsers that do not have it.
  '/journey/opt-out-signal.js':
    'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {get: () => true});',
} as const;
const SAID = '/journey/said';

export interface Said {
  /** A method of the console, or `uncaught`, or `policy` for what the Content-Security-Policy has stopped. */
  readonly type: string;
  readonly text: string;
}

interface Asked {
  readonly address: string;
  readonly headers: http.IncomingHttpHeaders;
}

type Rule = (response: ServerResponse) => Promise<'answer' | 'answered'>;

/**
 * Stands between a browser and the world, and sees all: requests, what they were answered, and what pages say in the
 * console. To the browser it is the host of the site, with what the tests' server of the build answers, and a proxy
 * to everybody else, of whom nobody is there but a stand-in for Google Tag Manager. So faults, slowness and foreign
 * requests are the same in every browser, whatever its driver can do.
 */
export class Host {
  /** Requests of the browser for the site. */
  readonly asked: Asked[] = [];
  /** Requests of the browser for anything else. */
  readonly foreign: string[] = [];
  /** Hosts that the browser has opened a connection to, for requests that may not have come. */
  readonly tunnels: string[] = [];
  readonly said: Said[] = [];
  /** Requests that got no good answer. */
  readonly failed: string[] = [];
  /** Whether documents have the container of Google Tag Manager, and the policy that goes with it. */
  hasContainer = false;
  /** Whether documents have the stand-in for Global Privacy Control. */
  hasOptOutSignal = false;

  private rules: {readonly pattern: RegExp; readonly rule: Rule}[] = [];
  private readonly server: http.Server;
  /** Connections that are tunnels: the server doesn't count them as its own, and waits for them all the same. */
  private readonly tunnelSockets = new Set<Duplex>();

  private constructor(
    private readonly upstream: string,
    private readonly secure: https.Server,
  ) {
    this.server = http.createServer(this.answer);
    secure.on('request', this.answer);
    this.server.on('connect', ({url = ''}, socket) => {
      const [hostname = ''] = url.split(':');
      if (!BROWSER_SERVICES.test(hostname)) this.tunnels.push(hostname);
      this.tunnelSockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => this.tunnelSockets.delete(socket));
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      secure.emit('connection', socket);
    });
  }

  /** Starts the host on loopback, before the server of a build. */
  static async start(upstream: string): Promise<Host> {
    const {private: key, cert} = await generate([{name: 'commonName', value: 'Stand-in of the tests'}]);
    const host = new Host(upstream, https.createServer({key, cert}));
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** `host:port`, for the browser's settings. */
  get proxy(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get origin(): string {
    return `http://${this.proxy}`;
  }

  /** Forgets what was, and what it was told to do. */
  reset(): void {
    this.asked.length = 0;
    this.foreign.length = 0;
    this.tunnels.length = 0;
    this.said.length = 0;
    this.failed.length = 0;
    this.rules = [];
    this.hasContainer = false;
    this.hasOptOutSignal = false;
  }

  /** What no reader should see, a line each. */
  noise(): readonly string[] {
    return [
      ...this.said.filter(({type}) => type !== 'log').map(({type, text}) => `${type}: ${text}`),
      ...this.failed,
      ...this.foreign.map((address) => `foreign: ${address}`),
      ...this.tunnels.map((hostname) => `foreign: ${hostname}`),
    ];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.secure.closeAllConnections();
    for (const socket of this.tunnelSockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Answers requests for some paths only after the returned function is called. */
  hold(pattern: RegExp): () => void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    this.rules.push({
      pattern,
      rule: async () => {
        await released;
        return 'answer';
      },
    });
    return release;
  }

  /** Hangs up on requests for some paths until the returned function is called. */
  fail(pattern: RegExp): () => void {
    const entry = {
      pattern,
      rule: async (response: ServerResponse) => {
        response.destroy();
        return 'answered' as const;
      },
    };
    this.rules.push(entry);
    return () => (this.rules = this.rules.filter((one) => one !== entry));
  }

  private readonly answer: RequestListener = (request, response) => {
    const isSecure = 'encrypted' in request.socket;
    // A request to a proxy has a whole address.
    const url = new URL(request.url ?? '/', `${isSecure ? 'https' : 'http'}://${request.headers.host ?? ''}`);
    const isOwn = !isSecure && (url.host === this.proxy || url.hostname === DOMAIN);
    const answered = isOwn ? this.answerOwn(url, request, response) : this.answerForeign(url, response);
    // The browser, or the server of the build, has hung up.
    answered.catch(() => response.destroy());
  };

  private async answerForeign({href, hostname}: URL, response: ServerResponse): Promise<void> {
    if (!BROWSER_SERVICES.test(hostname)) this.foreign.push(href);
    if (href !== TAG_MANAGER) return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/javascript');
    response.end(fs.readFileSync('tests/support/tagManager.js'));
  }

  private async answerOwn(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {pathname, search} = url;
    if (pathname === SAID) {
      this.said.push(JSON.parse((await read(request)).toString('utf8')) as Said);
      return void response.writeHead(204).end();
    }
    if (pathname in SCRIPTS) {
      response.setHeader('Content-Type', 'text/javascript');
      return void response.end(SCRIPTS[pathname as keyof typeof SCRIPTS]);
    }
    this.asked.push({address: `${pathname}${search}`, headers: request.headers});
    for (const {pattern, rule} of this.rules) {
      if (!pattern.test(pathname)) continue;
      if ((await rule(response)) === 'answered') {
        this.failed.push(`no answer: ${pathname}`);
        return;
      }
    }
    await this.forward(url, request, response);
  }

  private async forward({pathname, search}: URL, request: IncomingMessage, response: ServerResponse) {
    const headers = {...request.headers};
    delete headers.host;
    delete headers.connection;
    // A document changes with what the host adds, and not with the file.
    if (headers.accept?.includes('text/html')) delete headers['if-none-match'];
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const {method} = request;
      http
        .request(`${this.upstream}${pathname}${search}`, {method, headers}, resolve)
        .on('error', reject)
        .end();
    });
    const body = await read(answer);
    const {statusCode = 0} = answer;
    if (statusCode >= 400) this.failed.push(`${statusCode}: ${pathname}`);
    const isDocument = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const answerHeaders = {...answer.headers};
    if (isDocument) {
      delete answerHeaders['content-length'];
      if (this.hasContainer) answerHeaders['content-security-policy'] = policyWithContainer();
    }
    response.writeHead(statusCode, answerHeaders);
    response.end(isDocument ? this.addTo(body.toString('utf8')) : body);
  }

  /** A document of the build, with what the host adds. */
  private addTo(html: string): string {
    const [watch, signal] = Object.keys(SCRIPTS).map((path) => `<script src="${path}"></script>`);
    const head = `<head>${watch ?? ''}${this.hasOptOutSignal ? (signal ?? '') : ''}`;
    return html.replace('<head>', head).replace('</head>', `${this.hasContainer ? TAG : ''}</head>`);
  }
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
