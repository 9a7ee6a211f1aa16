import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {openAround} from '@site/src/shell/browser/foldedTarget';
import {LoadError} from '@site/src/shell/browser/LoadState';

/** A component: there already, or got on demand in a browser. From `import … from './file?island'`. */
export interface IslandSource {
  readonly Content?: ComponentType;
  readonly load?: () => Promise<ComponentType>;
}

interface Props extends IslandSource {
  readonly className?: string;
  /** Told the element as soon as the content is in it. */
  readonly onShown?: (element: HTMLElement) => void;
  /** Told the element when React leaves alone what is in it. Gives what ends that. */
  readonly takeOver?: (element: HTMLElement) => () => void;
}

/**
 * Content that is in the built page and in no script that a reader who opens the page has to load. On
 * the first page that is opened, React leaves alone what the server wrote. On the pages after it, the
 * content is loaded when it is shown.
 */
export function Island({Content, load, className, onShown, takeOver}: Props): ReactNode {
  // While React takes over the server's page, it is not "in the browser" yet.
  const [isOnPage, setIsOnPage] = useState(!useIsBrowser());
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [error, setError] = useState<Error>();
  const element = useRef<HTMLDivElement>(null);

  const fetchContent = useCallback(() => {
    setError(undefined);
    load?.().then((component) => setLoaded(() => component), setError);
  }, [load]);

  useEffect(() => {
    // The page may have no HTML: in the live preview, and when React had to start anew.
    if (Content || (isOnPage && element.current?.hasChildNodes())) return;
    setIsOnPage(false);
    fetchContent();
  }, [Content, isOnPage, fetchContent]);

  useEffect(() => {
    // The link that led here may name a heading that was not there yet. Ids of headings are plain: a hash
    // that would have to be decoded names none, and one that cannot be decoded does no harm.
    const id = window.location.hash.slice(1);
    const target = Loaded && id ? document.getElementById(id) : null;
    if (!target || !element.current?.contains(target)) return;
    openAround(target);
    target.scrollIntoView();
  }, [Loaded]);

  useEffect(() => {
    if (element.current?.hasChildNodes()) onShown?.(element.current);
  }, [isOnPage, Loaded, onShown]);

  useEffect(() => {
    const {current} = element;
    return isOnPage && current?.hasChildNodes() ? takeOver?.(current) : undefined;
  }, [isOnPage, takeOver]);

  if (Content) {
    return (
      <div className={className}>
        <Content />
      </div>
    );
  }
  if (isOnPage) {
    // React never repairs markup set this way, so an empty string keeps what is there.
    return (
      <div
        key="on-page"
        ref={element}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  return (
    <div key="loaded" ref={element} className={className}>
      {Loaded && <Loaded />}
      {error && (
        <LoadError message="This part of the page could not be loaded." error={error} retry={fetchContent} />
      )}
    </div>
  );
}
