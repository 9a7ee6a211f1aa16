/**
 * The parts of a Postman collection that are changed after its conversion.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export interface Collection {
  readonly info: {readonly _postman_id: string; readonly name: string; readonly schema: string};
  readonly auth?: Auth;
  readonly item: readonly Folder[];
  readonly variable: readonly Setting[];
}

/** The operations of a tag. */
export interface Folder {
  id?: string;
  readonly name: string;
  readonly item: readonly Item[];
}

/** An operation. */
export interface Item {
  id: string;
  readonly name: string;
  readonly request: Request;
  response: Response[];
  event?: readonly object[];
}

/** An address in its parts, which Postman reads, and as a whole, which other programs read. */
export interface Url {
  readonly host: readonly string[];
  readonly path: readonly string[];
  readonly query?: readonly (Setting & {readonly disabled?: boolean})[];
  readonly variable?: readonly Setting[];
  raw?: string;
}

export interface Request {
  name?: string;
  readonly method: string;
  readonly url: Url;
  header?: Setting[];
  readonly body?: Body;
  auth?: Auth;
}

/** An answer, with the call that it answers. */
export interface Response {
  id: string;
  readonly code: number;
  readonly originalRequest: Request;
}

/** A form, in one of its two encodings. */
export interface Body {
  readonly urlencoded?: readonly Setting[];
  readonly formdata?: readonly Setting[];
}

/** A header, a parameter, a field or a variable. */
export interface Setting {
  readonly key: string;
  value?: string;
}

export interface Auth {
  readonly type: 'basic' | 'bearer' | 'noauth';
  readonly basic?: readonly Setting[];
  readonly bearer?: readonly Setting[];
}
