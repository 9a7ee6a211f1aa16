import {highlightLines} from '../../content/code/prism';
import {languageLabels, type Labels, type Language, type Sample} from './languages';

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
function renderPanels(samples: readonly Sample[], labels: Labels): string {
  return samples
    .map(({language, code}) => {
      const lines = highlightLines(code, PRISM[language]).join('\n');
      return [
        `<div data-language="${language}">`,
        `<pre tabindex="0" role="group" aria-label="${labels[language]}" class="thin-scrollbar"><code>${lines}</code></pre>`,
        '</div>',
      ].join('');
    })
    .join('');
}

/**
 * The source of a component that shows samples, for `<Languages>`. It is one piece of HTML, so that it
 * costs React nothing.
 *
 * @param labels what each language is called where nothing can be chosen
 */
export function renderSamples(samples: readonly Sample[], labels: Labels = languageLabels): string {
  const props = JSON.stringify({dangerouslySetInnerHTML: {__html: renderPanels(samples, labels)}});
  return `import {createElement} from 'react';\n\nexport default () => createElement('div', ${props});\n`;
}
