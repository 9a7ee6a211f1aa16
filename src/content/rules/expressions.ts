import type {JSXElement, Node, Program} from 'estree-jsx';
import {type Imports, isTextElement} from './elements';

/** Whether an expression is data that stands there: a text, a number, a list or an object of such. */
function isData(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return !('regex' in node) && !('bigint' in node);
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal';
    case 'ArrayExpression':
      return node.elements.every((element) => element !== null && isData(element));
    case 'ObjectExpression':
      return node.properties.every(
        (property) =>
          property.type === 'Property' &&
          property.kind === 'init' &&
          !property.computed &&
          !property.method &&
          isData(property.value),
      );
    default:
      return false;
  }
}

/** An expression, or what stands in an element of one. */
type Shown = Node | JSXElement['children'][number];

/** `props.name`: what the page gives to a partial. */
const isProp = (node: Shown) =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.object.name === 'props';

/** Whether an expression shows nothing but text, properties, and the one or the other of them. */
function isText(node: Shown): boolean {
  switch (node.type) {
    case 'ConditionalExpression':
      return isProp(node.test) && isText(node.consequent) && isText(node.alternate);
    case 'JSXFragment':
      return node.children.every(isText);
    case 'JSXElement': {
      const {name, attributes} = node.openingElement;
      return (
        name.type === 'JSXIdentifier' &&
        isTextElement(name.name) &&
        attributes.length === 0 &&
        node.children.every(isText)
      );
    }
    case 'JSXText':
      return true;
    case 'JSXExpressionContainer':
      return isText(node.expression);
    default:
      return isProp(node) || (node.type === 'Literal' && isData(node));
  }
}

/** The one expression of what stands in braces, undefined where that is a comment. */
function expressionOf(program: Program | null | undefined): Node | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

const shorten = (code: string) => (code.length > 60 ? `${code.slice(0, 60)}…` : code).replace(/\s+/g, ' ');

/** What is wrong with `{…}` in the text. */
export function expressionFlaws(program: Program | null | undefined, code: string): string[] {
  const expression = expressionOf(program);
  return !expression || isText(expression)
    ? []
    : [`{${shorten(code)}} is code; write the words, or {props.name} in a partial`];
}

/** What is wrong with `name={…}`. */
export function valueFlaws(program: Program | null | undefined, code: string): string[] {
  const expression = expressionOf(program);
  return expression && (isData(expression) || isProp(expression))
    ? []
    : [`{${shorten(code)}} is code; a property is a text, a number, or a list of them`];
}

/** What is wrong with `{...name}`, by which an island gets what it shows. */
export function spreadFlaws(program: Program | null | undefined, code: string, imports: Imports): string[] {
  const expression = expressionOf(program);
  const [property] = expression?.type === 'ObjectExpression' ? expression.properties : [];
  const isIsland =
    property?.type === 'SpreadElement' &&
    property.argument.type === 'Identifier' &&
    imports.get(property.argument.name) === 'data';
  return isIsland
    ? []
    : [`{${shorten(code)}} is code; only what the page imports with ?island can be spread`];
}

/** A text in an expression, with the key that it stands for. */
export interface KeyedText {
  readonly key?: string;
  readonly text: string;
}

/** All texts in data. */
export function textsIn(node: Node | undefined, key?: string): KeyedText[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{key, text: node.value}] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({value}) => ({key, text: value.cooked ?? value.raw}));
    case 'ArrayExpression':
      return node.elements.flatMap((element) => textsIn(element ?? undefined, key));
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'Property'
          ? textsIn(
              property.value,
              property.key.type === 'Identifier'
                ? property.key.name
                : String((property.key as {value?: unknown}).value),
            )
          : [],
      );
    default:
      return [];
  }
}

/** The texts of `name={…}`. */
export const textsOf = (program: Program | null | undefined): KeyedText[] => textsIn(expressionOf(program));
