import type {OperationObject, ResolvedDescription} from './types';

/** An operation with the call that it answers. */
export interface Call {
  /** In lower case. */
  readonly method: string;
  /** `/privacy-requests/{privacy_request_id}` */
  readonly path: string;
  readonly operation: OperationObject;
}

/** A webhook event, as an operation of its receiver. */
export interface EventOperation {
  /** `privacy_request.created` */
  readonly name: string;
  readonly operation: OperationObject;
}

/** All operations of a description, in its order. What its methods share, such as `parameters`, stands beside them. */
export const callsIn = ({paths}: ResolvedDescription): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => 'operationId' in operation)
      .map(([method, operation]) => ({method, path, operation})),
  );

/** All webhook events of a description, in its order. */
export const eventsIn = ({webhooks = {}}: ResolvedDescription): EventOperation[] =>
  Object.entries(webhooks).flatMap(([name, methods]) =>
    Object.values(methods).map((operation) => ({name, operation})),
  );
