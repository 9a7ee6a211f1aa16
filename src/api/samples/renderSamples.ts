import {highlightLines} from '../../content/code/prism';
import {languageLabels, type Language, type Sample} from './languages';

/** Ids of Prism. */
const PRISM: Readonly<Record<Language, string>> = {
  curl: 'bash',
  go: 'go',
  java: 'java',
  nodejs: 'javascript',
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  rust: 'rust',
  swift: 'swift',
  csharp: 'csharp',
};

/** The panels of `<Languages>`: one for each language, in its colors. */
function renderPanels(samples: readonly Sample[]): string {
  return samples
    .map(({language, code}) => {
      const lines = highlightLines(code, PRISM[language]).join('\n');
      return [
        `<div data-language="${language}">`,
        `<pre tabindex="0" role="group" aria-label="${languageLabels[language]}" class="thin-scrollbar"><code>${lines}</code></pre>`,
        '</div>',
      ].join('');
    })
    .join('');
}

/**
 * The source of a component that shows samples, for `<Languages>`. It is one piece of HTML, so that it
 * costs React nothing.
 */
export function renderSamples(samples: readonly Sample[]): string {
  const props = JSON.stringify({dangerouslySetInnerHTML: {__html: renderPanels(samples)}});
  return `import {createElement} from 'react';\n\nexport default () => createElement('div', ${props});\n`;
}
