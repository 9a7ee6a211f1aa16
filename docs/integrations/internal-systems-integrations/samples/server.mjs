// Internal Systems API, contract 1.0: reference implementation for Node.js 20, no dependencies.
// Runs on loopback behind a proxy that terminates TLS. Replace the "Your system" part with your own code.
import {createHash, createHmac, randomBytes, timingSafeEqual} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const setting = (name, fallback) => {
  const value = process.env[name] ?? fallback;
  if (!value) throw new Error(`${name} is not set`);
  return value;
};
const CALLBACKS = `${setting('CLEARWARDEN_BASE_URL')}/callbacks/`; // https://harborpine.clearwarden.example/api/v2
const SECRETS = setting('CLEARWARDEN_WEBHOOK_SECRET').split(' '); // two during a rotation
const keyOf = (secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
// Anyone can forge a signature with a short key.
if (!SECRETS.every((secret) => /^whsec_[A-Za-z0-9+/]+=*$/.test(secret) && keyOf(secret).length >= 16))
  throw new Error('CLEARWARDEN_WEBHOOK_SECRET must be one secret, or two with one space between them');
const TOKEN = setting('JOBS_TOKEN'); // the bearer token that the connection sends
const PUBLIC_URL = setting('JOBS_PUBLIC_URL'); // the base URL that the connection calls
const FOLDER = setting('JOBS_FOLDER', './jobs'); // one file per job, so that a restart loses nothing
const PORT = Number(setting('JOBS_PORT', '8700'));
const HOST = setting('JOBS_HOST', '127.0.0.1'); // 0.0.0.0 in a container

// ---- Your system: find, read, delete, and change records ----

const members = [
  {
    loyalty_id: 'TW-440172',
    customer_id: '88213',
    email: 'jordan.avery@mail.example',
    phone: '+14155550117',
    suppressed: [],
    history: [
      {on: '2025-06-02', text: 'Points for an order', points: 120},
      {on: '2025-08-19', text: 'Invoice 2025-3310', keep: 'legal_obligation'},
    ],
  },
  {
    loyalty_id: 'TW-440391',
    customer_id: '90117',
    email: 'camille.roux@mail.example',
    phone: null,
    suppressed: [],
    history: [{on: '2025-07-11', text: 'Points for an order', points: 80}],
  },
];
// customer_id only because all systems of Harbor & Pine share it. Otherwise, a type of its own: 'custom:booking_no'.
// Not visitor_id, because several people can share a browser.
const SEARCHED_BY = ['email', 'customer_id', 'loyalty_id'];
const CORRECTABLE = ['email', 'phone'];

const find = ({identifiers}) =>
  members.filter((member) =>
    identifiers.some(({type, value}) => SEARCHED_BY.includes(type) && member[type] === value),
  );

/**
 * Operations: each gets the members found and the job, and returns the rest of its JobResult. What it has to change is
 * in `change`, which runs after the rest is stored, and once more if the program stopped in between.
 */
const operations = {
  identifiers: (found) => ({
    status: 'data_found',
    counts: {found: found.length},
    identifiers: found.flatMap((member) =>
      SEARCHED_BY.filter((type) => member[type]).map((type) => ({type, value: member[type]})),
    ),
  }),

  access: (found, job, addFile) => ({
    status: 'data_found',
    counts: {found: found.length},
    files: [addFile('loyalty.json', 'application/json', JSON.stringify(found, null, 2))],
  }),

  deletion(found, {phase, request}) {
    const entries = found.flatMap(({history}) => history);
    const kept = entries.filter(({keep}) => keep);
    // The account itself counts: a preview of 0 ends the task, and nothing is deleted.
    const total = found.length + entries.length;
    if (phase === 'preview') return {status: 'data_found', counts: {found: total}};
    const counts = {found: total, affected: total - kept.length, kept: kept.length};
    if (request.test) return {status: 'completed', message: 'Test: nothing was deleted.'};
    const change = () => {
      for (const member of found) {
        member.history = member.history.filter(({keep}) => keep);
        if (member.history.length === 0) members.splice(members.indexOf(member), 1);
        // From now on, only customer_id and loyalty_id find the rest. Keep `email` if people must still find it.
        else member.email = member.phone = null;
      }
    };
    if (kept.length === 0) return {status: 'completed', counts, change};
    const reasons = [...new Set(kept.map(({keep}) => keep))].map((reason) => ({
      reason,
      count: kept.filter(({keep}) => keep === reason).length,
    }));
    return {status: 'partially_completed', message: 'Invoices remain.', counts, kept: reasons, change};
  },

  update(found, {parameters, request}) {
    const wanted = parameters.corrections.filter(({field}) => CORRECTABLE.includes(field));
    const refused = parameters.corrections.filter((correction) => !wanted.includes(correction));
    if (wanted.length === 0) return failure('not_supported', 'None of the fields can be changed.');
    const change = () => {
      for (const member of found) for (const {field, requested_value: value} of wanted) member[field] = value;
    };
    const rest = request.test
      ? {counts: {found: found.length, affected: 0}}
      : {counts: {found: found.length, affected: found.length}, change};
    if (refused.length === 0) return {status: 'completed', ...rest};
    const message = `Not changed: ${refused.map(({field}) => field).join(', ')}.`;
    return {status: 'partially_completed', message: message.slice(0, 500), ...rest};
  },

  opt_out(found, {parameters, request}) {
    if (request.test) return {status: 'completed', counts: {found: found.length, affected: 0}};
    const change = () => {
      for (const member of found)
        member.suppressed = [...new Set([...member.suppressed, ...parameters.kinds])];
    };
    return {status: 'completed', counts: {found: found.length, affected: found.length}, change};
  },
};

// ---- Jobs: stored before the service responds, done once, reported until Clearwarden has the result ----

const HOUR = 3_600_000;
const jobs = new Map();

/** Where an error happened, without its message, which can contain personal data. */
const placeOf = (error) => `${error?.name} ${/^ +(at .+)$/m.exec(error?.stack)?.[1] ?? ''}`;

const failure = (code, detail) => ({
  status: 'failed',
  message: detail,
  error: {code, detail, retryable: code === 'temporary'},
});

function save(record) {
  const file = join(FOLDER, `${record.job.job_id}.json`);
  writeFileSync(`${file}.tmp`, JSON.stringify(record), {mode: 0o600});
  renameSync(`${file}.tmp`, file);
  jobs.set(record.job.job_id, record);
}

function remove({job: {job_id}}) {
  jobs.delete(job_id);
  rmSync(join(FOLDER, `${job_id}.json`), {force: true});
}

function execute(record) {
  const {job} = record;
  const files = [];
  const addFile = (filename, type, content) => {
    const token = randomBytes(32).toString('base64url'); // the URL is the only protection
    files.push({token, filename, type, content});
    return {
      url: `${PUBLIC_URL}/files/${token}`,
      filename,
      content_type: type,
      sha256: createHash('sha256').update(content).digest('hex'),
      size_bytes: Buffer.byteLength(content),
    };
  };
  let outcome;
  try {
    const found = find(job.subject);
    // no_data means that the service searched. A lookup by visitor_id alone is no error.
    const isSearchable =
      job.operation === 'identifiers' || job.subject.identifiers.some(({type}) => SEARCHED_BY.includes(type));
    const nothing = isSearchable
      ? {status: 'no_data', counts: {found: 0}}
      : failure('invalid_identifier', 'The job has no identifier that this service searches by.');
    const {change, ...rest} = found.length === 0 ? nothing : operations[job.operation](found, job, addFile);
    // If the program stopped partway through, a second count would miss what is already gone, so the first count is
    // kept.
    outcome = record.outcome ?? rest;
    if (change && !record.outcome) save({job, outcome});
    change?.();
  } catch (error) {
    console.error(job.job_id, placeOf(error));
    outcome = failure('internal', 'The job stopped with an error.');
  }
  const {job_id, operation, callback_url} = job;
  // From here on, the job's personal data is no longer needed.
  save({
    job: {job_id, operation, callback_url},
    result: {job_id, ...outcome},
    files,
    reported: operation === 'identifiers',
    finished: Date.now(),
  });
  console.log(job_id, operation, outcome.status);
}

async function executeLater(record) {
  await sleep(5000); // stands for work that takes longer than a call may take
  if (jobs.get(record.job.job_id) !== record) return; // canceled
  execute(record);
  await report(jobs.get(record.job.job_id));
}

// 410: the job has ended. The others: Clearwarden has read the result and rejects it, so see the log.
const FINAL = [400, 404, 409, 410, 413, 415, 422];

/** Whether nothing is left to send. A proxy that responds in Clearwarden's place has stored nothing. */
async function isSettled(response) {
  const body = await response.json().catch(() => undefined);
  if (response.status === 202) return body?.accepted === true;
  const type = response.headers.get('content-type') ?? '';
  return FINAL.includes(response.status) && type.startsWith('application/problem+json');
}

/**
 * Sends the result until it is stored, with growing pauses. Retries after a 401, too, because someone might correct a
 * secret. After the last attempt, Clearwarden still gets the result with GET, and a restart begins again.
 */
async function report(record) {
  const {job, result} = record;
  const id = job.job_id.replace('job_', 'msg_'); // the same for every attempt
  const body = JSON.stringify(result);
  let retryAfter = 0;
  for (const wait of [0, 10, 60, 600, 3600, 6 * 3600, 24 * 3600]) {
    await sleep(Math.max(wait, retryAfter) * 1000);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(job.callback_url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': sign(SECRETS[0], id, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    retryAfter = Math.min(Number(response?.headers.get('retry-after')) || 0, 3600);
    const isDone = response !== undefined && (await isSettled(response));
    console.log(job.job_id, 'callback response', response?.status ?? 'none');
    if (!isDone) continue;
    save({...record, reported: true});
    return;
  }
}

// ---- Who calls: bearer token and Standard Webhooks signature, both compared in constant time ----

const digest = (text) => createHash('sha256').update(text).digest();
const isEqual = (a, b) => timingSafeEqual(digest(a), digest(b));

function sign(secret, id, timestamp, body) {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

function isFromClearwarden(headers, rawBody) {
  if (!isEqual(headers.authorization ?? '', `Bearer ${TOKEN}`)) return false;
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!id || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return SECRETS.some((secret) => {
    const expected = sign(secret, id, timestamp, rawBody);
    return signatures.some((signature) => isEqual(signature, expected));
  });
}

// ---- The four endpoints, and the files ----

const JOB_ID = /^job_[0-9A-HJKMNP-TV-Z]{26}$/;

function startJob(rawBody) {
  let job;
  try {
    job = JSON.parse(rawBody);
  } catch {
    return [400, {detail: 'The body is not JSON.'}];
  }
  const isComplete =
    JOB_ID.test(job?.job_id) &&
    Array.isArray(job.subject?.identifiers) &&
    job.request instanceof Object &&
    URL.canParse(job.callback_url) &&
    new URL(job.callback_url).href.startsWith(CALLBACKS); // no other host and no way out with ..
  if (!isComplete)
    return [400, {detail: 'job_id, request, subject, or callback_url does not match the contract.'}];
  const {job_id} = job;
  if (!Object.hasOwn(operations, job.operation))
    return [200, {job_id, ...failure('not_supported', 'This operation is not offered.')}];

  if (!jobs.has(job_id)) {
    const record = {job};
    save(record);
    if (job.operation === 'identifiers') execute(record);
    else void executeLater(record);
  }
  const {result, canceled} = jobs.get(job_id); // a retried call gets the state of the first one
  if (canceled) return [409, {detail: 'The job was canceled.'}];
  return result
    ? [200, result]
    : [202, {job_id, status: 'accepted', expected_by: new Date(Date.now() + HOUR).toISOString()}];
}

function route(method, path, rawBody) {
  if (path === '/health' && method === 'GET')
    return [
      200,
      {
        status: 'ok',
        contract_version: '1.0',
        operations: Object.keys(operations),
        identifiers: SEARCHED_BY,
      },
    ];
  if (path === '/jobs' && method === 'POST') return startJob(rawBody);

  const id = /^\/jobs\/([^/]+)$/.exec(path)?.[1];
  const record = jobs.get(id);
  if (id && method === 'GET')
    return record && !record.canceled
      ? [200, record.result ?? {job_id: id, status: 'in_progress'}]
      : [404, {detail: 'Unknown job.'}];
  if (JOB_ID.test(id) && method === 'DELETE') {
    if (record?.result || record?.outcome) return [409, {detail: 'The job is already done.'}];
    // Kept, without personal data: a retry of POST /jobs can still be on its way.
    if (!record?.canceled) save({job: {job_id: id}, canceled: true, files: [], finished: Date.now()});
    return [204];
  }
  return [404, {detail: 'Unknown path.'}];
}

const server = createServer({requestTimeout: 30_000}, async (request, response) => {
  const answer = (status, body, type = 'application/json') =>
    response
      .writeHead(status, {
        'Cache-Control': 'no-store',
        ...(body !== undefined && {'Content-Type': type}),
        ...(status === 401 && {'WWW-Authenticate': 'Bearer'}),
      })
      .end(body);
  try {
    const {pathname} = new URL(request.url, 'http://localhost');
    const token = /^\/files\/([\w-]{43})$/.exec(pathname)?.[1];
    if (token) {
      const file = [...jobs.values()]
        .flatMap(({files = []}) => files)
        .find((entry) => isEqual(entry.token, token));
      return file ? answer(200, file.content, file.type) : answer(404);
    }
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      if (size > 1_000_000) return answer(413);
      chunks.push(chunk);
    }
    const rawBody = Buffer.concat(chunks);
    if (!isFromClearwarden(request.headers, rawBody)) return answer(401);
    const [status, body] = route(request.method, pathname, rawBody);
    return answer(status, body && JSON.stringify(body));
  } catch (error) {
    console.error(placeOf(error));
    return response.headersSent ? response.end() : answer(500);
  }
});

function clean() {
  for (const record of jobs.values()) {
    const age = Date.now() - (record.finished ?? Date.now());
    if (age > 30 * 24 * HOUR) remove(record);
    else if (age > 48 * HOUR && record.files.length > 0) save({...record, files: []});
  }
}

mkdirSync(FOLDER, {recursive: true, mode: 0o700});
for (const name of readdirSync(FOLDER).filter((entry) => entry.endsWith('.json'))) {
  const record = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
  jobs.set(record.job.job_id, record);
  if (record.canceled) continue;
  if (!record.result) void executeLater(record);
  else if (!record.reported) void report(record);
}
clean();
setInterval(clean, HOUR);
server.listen(PORT, HOST, () => console.log(`Listening on http://${HOST}:${PORT}`));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
