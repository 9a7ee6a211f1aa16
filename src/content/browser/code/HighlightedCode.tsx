import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {highlighter} from '@code-highlighter';

interface Props {
  readonly code: string;
  readonly language: string;
  /** Classes by the number of the line, from 0. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly className?: string;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * `<code>` with its lines in color. On the first page that a reader opens, React leaves alone what the
 * server wrote. On the pages after it, the code is plain until the colors are there, which may be never.
 */
export function HighlightedCode({code, language, lineClassNames, className}: Props): ReactNode {
  // While React takes over the server's page, it is not "in the browser" yet.
  const [isOnPage] = useState(!useIsBrowser());
  const [loaded, setLoaded] = useState<string>();
  const element = useRef<HTMLElement>(null);

  const render = (lines: readonly string[]): string =>
    lines
      .map((line, index) => {
        const classes = clsx('token-line', lineClassNames[index]);
        // An empty line would have no height.
        return `<div class="${classes}">${line || '<br>'}</div>`;
      })
      .join('');

  useEffect(() => {
    if (isOnPage && element.current?.innerHTML) return;
    const color = async (): Promise<void> => {
      const lines = await highlighter.load?.();
      if (lines) setLoaded(render(lines(code, language)));
    };
    // Without Prism the code stays plain, and can be read and copied.
    color().catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a block's lines never change their classes
  }, [isOnPage, language, code]);

  const known = highlighter.lines ? render(highlighter.lines(code, language)) : loaded;
  // React never repairs markup set this way, so an empty string keeps what is there.
  const html = known ?? (isOnPage ? '' : escapeText(code));
  return (
    <code
      ref={element}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
