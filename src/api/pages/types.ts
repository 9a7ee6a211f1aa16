/** The parts of OpenAPI 3.1 that the pages show, after the plugin has resolved all references. */

export interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly contentMediaType?: string;
}

export interface Example {
  readonly summary?: string;
  readonly description?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
  /** Whether samples send it, although a call may leave it out. */
  readonly 'x-in-samples'?: boolean;
}

export interface Header {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** Cause and fix of a problem that only this operation has: the extension `x-errors`. */
export interface OperationError {
  readonly slug: string;
  readonly cause: string;
  readonly fix: string;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly description?: string;
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly servers?: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, {readonly default: string}>>;
  }[];
  readonly info: {readonly version: string};
  readonly externalDocs?: {readonly description?: string; readonly url: string};
  /** Calls that the receiver makes: by name, address, and method. */
  readonly callbacks?: Readonly<Record<string, ResolvedDescription['paths']>>;
  readonly 'x-since'?: string;
  /** Month before which it was there already, YYYY-MM: nothing is known of the months before the changelog. */
  readonly 'x-before'?: string;
  /** Month in which it was deprecated, YYYY-MM. */
  readonly 'x-deprecated'?: string;
  /** The field of what a caller got before, such as `callback_url`, that has the whole address. */
  readonly 'x-address-from'?: string;
  readonly 'x-related'?: readonly string[];
  readonly 'x-errors'?: readonly OperationError[];
  /** Set by the page generator for the page template. */
  editUrl?: string;
  lastUpdate?: string;
}

/** An operation in its description, where method and path are keys. */
export type OperationObject = Omit<Operation, 'method' | 'path' | 'info' | 'editUrl' | 'lastUpdate'>;

/** A description without references: parts are where they are used. */
export interface ResolvedDescription {
  /** Version of OpenAPI. */
  readonly openapi: string;
  readonly info: {readonly title: string; readonly version: string};
  /** The page that explains it. */
  readonly externalDocs?: {readonly url: string};
  /** Groups of operations, with the page that explains each where they have several. */
  readonly tags?: readonly {readonly name: string; readonly externalDocs?: {readonly url: string}}[];
  readonly servers?: Operation['servers'];
  readonly security?: Operation['security'];
  /** Operations by path and method, in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  /** Events by name. What Clearwarden sends is an operation of the receiver. */
  readonly webhooks?: ResolvedDescription['paths'];
}

/** What docusaurus-plugin-openapi-docs hands to a page generator. */
export interface OperationItem {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly api: Operation;
}
