import Prism from 'prismjs';
import {escapeHtml} from '../escapeHtml';
// Each one extends those above it, so the order counts.
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-bicep';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-graphql';
import 'prismjs/components/prism-hcl';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-kusto';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-powershell';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-ruby';
import 'prismjs/components/prism-rust';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-swift';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-yaml';

// In a browser it would look for code by itself as soon as it is loaded.
Prism.manual = true;

// A here-document of JSON is JSON, not one long text of the shell.
Prism.languages.insertBefore('bash', 'string', {
  'here-document': {
    pattern: /<<'JSON'\n[\s\S]*?\nJSON$/m,
    greedy: true,
    inside: {json: {pattern: /(\n)[\s\S]+(?=\n)/, lookbehind: true, inside: Prism.languages.json}},
  },
});

// What C# shares with C and Java, and its raw strings, are enough: a grammar of its own would be 2 KB on the way.
Prism.languages.csharp = Prism.languages.extend('clike', {
  keyword:
    /\b(?:and|async|await|bool|byte|catch|class|const|else|for|foreach|if|in|int|is|long|new|not|null|or|out|public|readonly|record|return|static|string|throw|try|using|var|when|yield)\b/,
});
Prism.languages.insertBefore('csharp', 'string', {
  'raw-string': {pattern: /\$*("{3,})[\s\S]*?\1/, greedy: true, alias: 'string'},
});

/** Languages that are shown without colors on purpose. */
export const PLAIN_LANGUAGES: readonly string[] = ['text', 'csv'];

/** Whether code of the language gets colors. */
export const knowsLanguage = (language: string): boolean => language in Prism.languages;

/**
 * The lines of some code as HTML, one string a line. Words are in `<span class="token …">`, whose
 * colors are in `src/shell/css/code.css`. A token that spans lines is closed and opened again.
 *
 * @param language id of Prism; code of a language that it does not know is escaped and nothing else
 */
export function highlightLines(code: string, language: string): readonly string[] {
  const grammar = Prism.languages[language];
  if (!grammar) return escapeHtml(code).split('\n');
  const open: string[] = [];
  return Prism.highlight(code, grammar, language)
    .split('\n')
    .map((line) => {
      const before = open.join('');
      for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
        if (tag === '</span>') open.pop();
        else open.push(tag);
      }
      return before + line + '</span>'.repeat(open.length);
    });
}
