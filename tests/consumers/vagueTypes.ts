import ts from 'typescript';

/** What a type is called that says nothing about a value, or undefined. */
function vagueness(node: ts.Node): string | undefined {
  switch (node.kind) {
    case ts.SyntaxKind.AnyKeyword:
      return 'any';
    case ts.SyntaxKind.UnknownKeyword:
      return 'unknown';
    case ts.SyntaxKind.ObjectKeyword:
      return 'object';
  }
  // How openapi-typescript writes an object of which it knows no field.
  if (ts.isTypeReferenceNode(node) && node.getText() === 'Record<string, never>') return 'no field';
  if (!ts.isCallExpression(node)) return undefined;
  const call = node.getText();
  if (/^z\.(?:any|unknown)\(\)$/.test(call)) return call.slice(2, -2);
  return call === 'z.object({})' ? 'no field' : undefined;
}

/** What a part of a path is called: a declaration, a field, or the values of a map. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isIndexSignatureDeclaration(node)) return '*';
  const isNamed =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node);
  return isNamed ? node.name?.getText().replace(/^['"]|['"]$/g, '') : undefined;
}

/**
 * Where generated code has given up on a type: `any`, `unknown`, `object`, or an object without fields, in types and in
 * the schemas of Zod.
 *
 * @returns places such as `PrivacyRequestUpdate: unknown` and `PrivacyRequest.custom_fields.*: any`, each once
 */
export function vagueTypes(code: string): string[] {
  const source = ts.createSourceFile('generated.ts', code, ts.ScriptTarget.Latest, true);
  const places = new Set<string>();
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const name = nameOf(node);
    const own = name === undefined ? path : [...path, name];
    const vague = vagueness(node);
    if (vague !== undefined) places.add(`${own.join('.')}: ${vague}`);
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(source, []);
  return [...places];
}

/** Places where nothing more can be said of a value, in the words of each generator. */
const OPEN = [
  // Fields of the reader's own.
  /custom_?fields(?:\.\*)?: /i,
  // Settings of a data source, which depend on its kind.
  /^DataSource(?:Create|Update)?\.?settings(?:\.\*)?: /i,
  // What all events share. Each event has the fields of its own.
  /^(?:components\.schemas\.)?WebhookEvent\.?data(?:\.\*)?: /i,
  // openapi-typescript: a response may have headers that nobody described, and there are no other definitions.
  /\.headers\.\*: unknown$/,
  /^\$defs: no field$/,
  // hey-api: an error without a body.
  /^\w+Errors\.\w+: unknown$/,
];

/** Whether a place of `vagueTypes` is meant to be open. */
export const isOpen = (place: string): boolean => OPEN.some((pattern) => pattern.test(place));
