import fs from 'node:fs';
import path from 'node:path';
import type {Plugin as UnifiedPlugin} from 'unified';
import {aboutOf, drawFigure, FIGURE} from '../figures/draw';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly url?: string;
  readonly alt?: string | null;
  attributes?: readonly Attribute[];
  children?: Node[];
}

const MODES = ['light', 'dark'] as const;

/** Where a figure has the form for phones. Paper is never a phone, however narrow it is. */
const NARROW = 'screen and (max-width: 767px)';

const walk = (node: Node, replace: (child: Node) => Node[]): void => {
  if (!node.children) return;
  node.children = node.children.flatMap(replace);
  node.children.forEach((child) => walk(child, replace));
};

const attribute = (name: string, value: unknown): Attribute => ({type: 'mdxJsxAttribute', name, value});

/** The address of a file, in code: `require("…").default`, with the syntax tree that MDX wants of it. */
const addressOf = (request: string): unknown => ({
  type: 'mdxJsxAttributeValueExpression',
  value: `require(${JSON.stringify(request)}).default`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'MemberExpression',
            object: {
              type: 'CallExpression',
              callee: {type: 'Identifier', name: 'require'},
              arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
              optional: false,
            },
            property: {type: 'Identifier', name: 'default'},
            computed: false,
            optional: false,
          },
        },
      ],
    },
  },
});

const element = (name: string, attributes: readonly Attribute[], children: Node[] = []): Node => ({
  type: 'mdxJsxTextElement',
  name,
  attributes,
  children,
});

/** Where one sentence ends and the next begins; an article of a law is part of its sentence. */
const SENTENCE_END = /(?<=[.?!])(?<!\bArt\.) (?=[\p{Lu}\d`/])/u;

/** A text with a line for each of its sentences. */
export const sentencesOf = (text: string): string => text.split(SENTENCE_END).join('\n');

/** Both modes of a figure, each with the form for phones as another source of the same image. */
function picturesOf({url = ''}: Node, text: string): Node[] {
  const request = /^\.{1,2}\//.test(url) ? url : `./${url}`;
  const [wide, narrow] = (['wide', 'narrow'] as const).map((form) => {
    const {width, height} = drawFigure(text, form);
    return [attribute('width', String(width)), attribute('height', String(height))];
  });
  return MODES.map((mode) =>
    element(
      'picture',
      [],
      [
        element('source', [
          attribute('media', NARROW),
          attribute('srcSet', addressOf(`${request}?narrow-${mode}`)),
          ...(narrow ?? []),
        ]),
        element('img', [
          attribute('alt', aboutOf(text)),
          attribute('src', addressOf(`${request}?wide-${mode}`)),
          ...(wide ?? []),
          attribute('className', `figure--${mode}`),
        ]),
      ],
    ),
  );
}

/**
 * Remark plugin: a Markdown image whose file is the source of a figure becomes a picture in light and one in dark
 * colors, each with a form for phones. The stylesheet shows the one of the reader's mode, so both are in the HTML, a
 * page without JavaScript has its figure, and a browser loads only what it shows (images of Docusaurus are lazy).
 *
 * Its alternative text is what its source is about: a few words. What the page says in its place is the text of the
 * figure, which `<Figure>` gets to show it below the caption.
 *
 * It comes before Docusaurus' own plugin, which measures files of pictures, and leaves it what is not there.
 */
export const figures: UnifiedPlugin = () => (tree, file) => {
  const sourceOf = ({type, url = ''}: Node): string | undefined => {
    const source = path.resolve(path.dirname(file.path), url);
    return type === 'image' && FIGURE.test(url) && fs.existsSync(source)
      ? fs.readFileSync(source, 'utf8')
      : undefined;
  };
  walk(tree, (child) => {
    if (child.name === 'Figure') {
      walk(child, (inner) => {
        const text = sourceOf(inner);
        if (text !== undefined)
          child.attributes = [
            ...(child.attributes ?? []),
            attribute('about', aboutOf(text)),
            attribute('text', sentencesOf(inner.alt ?? '')),
          ];
        return [inner];
      });
    }
    const source = sourceOf(child);
    return source === undefined ? [child] : picturesOf(child, source);
  });
};
