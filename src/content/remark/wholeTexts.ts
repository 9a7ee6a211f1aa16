import type {Plugin as UnifiedPlugin} from 'unified';

interface Token {
  readonly type: string;
}

/** What `mdast-util-from-markdown` calls the handlers of an extension with. */
interface Compiler {
  readonly stack: readonly {value?: string}[];
  sliceSerialize: (token: Token) => string;
  exit: (token: Token) => void;
}

interface Data {
  fromMarkdownExtensions?: unknown[];
}

/**
 * Remark plugin: `:word` keeps its letters wherever a text is put together while Markdown is read. It has the syntax of
 * a directive, which has no text, so the alternative text "consent:changed" of an image was "consent". Docusaurus turns
 * such directives back into text, but not those of images: of them, only the text is in the tree.
 *
 * It comes after the plugin that reads directives, whose handler it replaces.
 */
export const wholeTexts: UnifiedPlugin = function () {
  const data = this.data() as Data;
  const directiveText = function (this: Compiler, token: Token): void {
    const node = this.stack.at(-1);
    if (node) node.value = this.sliceSerialize(token);
    this.exit(token);
  };
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), {exit: {directiveText}}];
};
