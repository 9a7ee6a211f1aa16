import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme/CodeBlock/Content';
import {CodeBar, codeBox, lineBox} from '@site/src/content/browser/code/CodeBar';
import {enlivenCode} from '@site/src/content/browser/code/enlivenCode';
import {languageName} from '@site/src/content/code/languageNames';

interface Props {
  readonly className?: string;
}

/** A block of code with its bar. A single line without a title needs none: its buttons are at its right. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {
    metadata: {className: own, code, language, title},
  } = useCodeBlockContext();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => (block.current ? enlivenCode(block.current) : undefined), []);
  const isLine = !title && !code.trimEnd().includes('\n');
  const name = languageName(language);
  const bar = (
    <CodeBar
      title={title}
      language={isLine ? undefined : name}
      copies={typeof title === 'string' ? title : `the ${name} code`}
    />
  );
  return (
    <div
      ref={block}
      className={clsx(className, own, ThemeClassNames.common.codeBlock, codeBox, isLine && lineBox)}
      data-code=""
    >
      {!isLine && bar}
      <Content />
      {isLine && bar}
    </div>
  );
}
