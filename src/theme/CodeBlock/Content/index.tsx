import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {HighlightedCode} from '@site/src/content/browser/code/HighlightedCode';
import styles from './styles.module.css';

/** The code of a block, in its colors. They come from the build: see src/content/code. */
export default function CodeBlockContent(): ReactNode {
  const {
    metadata: {code, language, lineNumbersStart, lineClassNames, title},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  return (
    // A long line scrolls, and the keyboard must reach what scrolls.
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      role="group"
      aria-label={typeof title === 'string' ? title : `Code in ${language}`}
      className={clsx(styles.code, `language-${language}`, 'thin-scrollbar')}
    >
      <HighlightedCode
        code={code}
        language={language}
        lineClassNames={lineClassNames}
        className={clsx(styles.lines, lineNumbersStart !== undefined && styles.numbered)}
      />
    </pre>
  );
}
