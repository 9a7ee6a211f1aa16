/** A part of a multipart form. */
export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  readonly content: Buffer;
}

const LINE = '\r\n';

/**
 * The parts of a body as of RFC 7578. It is strict: what it does not expect throws, because a sample
 * that sends it is wrong.
 */
export function partsOf(body: Buffer, contentType: string): readonly Part[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new Error(`no boundary in "${contentType}"`);
  const delimiter = Buffer.from(`${LINE}--${boundary}`);
  // The first delimiter needs no line end before it.
  const whole = Buffer.concat([Buffer.from(LINE), body]);
  const parts: Part[] = [];
  let start = whole.indexOf(delimiter);
  if (start !== 0) throw new Error('the form does not begin with its boundary');
  for (;;) {
    const after = start + delimiter.length;
    if (whole.subarray(after, after + 2).toString() === '--') return parts;
    const end = whole.indexOf(delimiter, after);
    if (end === -1) throw new Error('the form does not end with its boundary');
    parts.push(partOf(whole.subarray(after, end)));
    start = end;
  }
}

function partOf(bytes: Buffer): Part {
  const gap = bytes.indexOf(LINE + LINE);
  if (!bytes.subarray(0, 2).equals(Buffer.from(LINE)) || gap === -1) throw new Error('a part has no headers');
  const headers = new Map(
    bytes
      .subarray(2, gap)
      .toString()
      .split(LINE)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const field = (name: string) => new RegExp(`;\\s*${name}="([^"]*)"`).exec(disposition)?.[1];
  const name = field('name');
  if (!disposition.startsWith('form-data') || name === undefined)
    throw new Error(`a part has no name: ${disposition}`);
  return {
    name,
    filename: field('filename'),
    contentType: headers.get('content-type'),
    content: bytes.subarray(gap + 4),
  };
}
