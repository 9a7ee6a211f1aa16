import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme/CodeBlock/Content';
import {CodeBar, WrapButton, codeBox, lineBox} from '@site/src/content/browser/code/CodeBar';
import {languageName} from '@site/src/content/code/languageNames';

interface Props {
  readonly className?: string;
}

/** A block of code with its bar. A single line without a title needs none: its buttons are at its right. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {
    metadata: {className: own, code, language, title},
    wordWrap: {isEnabled, isCodeScrollable, toggle},
  } = useCodeBlockContext();
  const isLine = !title && !code.trimEnd().includes('\n');
  const name = languageName(language);
  const bar = (
    <CodeBar
      title={title}
      language={isLine ? undefined : name}
      copies={typeof title === 'string' ? title : `the ${name} code`}
    >
      {(isEnabled || isCodeScrollable) && <WrapButton isOn={isEnabled} toggle={toggle} />}
    </CodeBar>
  );
  return (
    <div
      className={clsx(className, own, ThemeClassNames.common.codeBlock, codeBox, isLine && lineBox)}
      data-code=""
    >
      {!isLine && bar}
      <Content />
      {isLine && bar}
    </div>
  );
}
