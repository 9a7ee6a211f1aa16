import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import BreakableCode from '@site/src/content/browser/BreakableCode';
import {CopyButton, barButton} from '@site/src/content/browser/code/CodeBar';
import hidden from '@site/src/content/browser/visuallyHidden.module.css';
import {formatMonth, monthAnchor} from '../../../product/dates';
import {Method, type MethodProps} from './Method';
import {enlivenFold} from './enlivenFold';
import styles from './styles.module.css';

export {Languages} from './Languages';

interface Children {
  readonly children: ReactNode;
}

/** An operation's page: its text, with the samples beside it where there is room. */
export function Operation({children}: Children): ReactNode {
  return <div className={styles.operation}>{children}</div>;
}

/** Opens or closes all that is folded on an operation's page. */
function FoldButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? enlivenFold(button.current) : undefined), []);
  return (
    <>
      <button ref={button} type="button" className={barButton} data-fold="">
        Expand all
      </button>
      <span role="status" className={hidden.visuallyHidden} />
    </>
  );
}

/** Links to the parts of an operation's page, as a Markdown list. */
export function Contents({children}: Children): ReactNode {
  return (
    <div className={styles.contents}>
      <nav aria-label="On this page">{children}</nav>
      <FoldButton />
    </div>
  );
}

interface SamplesProps extends Children {
  readonly statuses: readonly string[];
}

/**
 * The request and its answers in one panel, kept in sight while the text scrolls. The first child is the request, the
 * second one has the answers in the order of their statuses, and a third one is a note below both. Which is shown is up to the styles: the panel works
 * before React does.
 */
export function Samples({statuses, children}: SamplesProps): ReactNode {
  useBrokenLinks().collectAnchor('samples');
  return (
    <aside id="samples" className={styles.samples} aria-label="Request and response">
      <div role="radiogroup" aria-label="Request or response" className={styles.parts}>
        {['Request', ...statuses].map((part, index) => (
          <label key={part}>
            <input type="radio" name="part" defaultChecked={index === 0} />
            {part}
          </label>
        ))}
      </div>
      {children}
    </aside>
  );
}

interface MonthsProps {
  /** Month in which it shipped, YYYY-MM. */
  readonly since?: string;
  /** Month of the changelog's first post, YYYY-MM, where it's older than that. */
  readonly before?: string;
  /** Month in which it changed last, YYYY-MM. */
  readonly changed?: string;
}

/** Since when there is what a page describes, and when that changed last, with links to what was said of it. */
function Months({since, before, changed}: MonthsProps): ReactNode {
  return (
    <>
      {since && (
        <span>
          Since <Link to={`/changelog/${since}`}>{formatMonth(since)}</Link>
        </span>
      )}
      {before && (
        <span>
          Since before <Link to={`/changelog/${before}`}>{formatMonth(before)}</Link>
        </span>
      )}
      {changed && (
        <span>
          Changed <Link to={`/api/v2/changes#${monthAnchor(changed)}`}>{formatMonth(changed)}</Link>
        </span>
      )}
    </>
  );
}

interface EventNameProps extends MonthsProps {
  readonly name: string;
}

/** The name of a webhook event, as its `type` has it. */
export function EventName({name, ...months}: EventNameProps): ReactNode {
  return (
    <div className={styles.endpoint}>
      <p className={styles.address} data-code="address">
        <BreakableCode>{name}</BreakableCode>
        <CopyButton copies="the name" />
      </p>
      <div className={styles.status}>
        <Months {...months} />
      </div>
    </div>
  );
}

/** An example of what an event's page describes, in the place of the samples of an operation. */
export function Delivery({children}: Children): ReactNode {
  return (
    <aside className={styles.samples} aria-label="Example delivery">
      {children}
    </aside>
  );
}

/** Where readers of an introduction begin: a Markdown list, each item a link with words after it. */
export function Starts({children}: Children): ReactNode {
  return <div className={styles.starts}>{children}</div>;
}

interface EndpointProps extends Children, MethodProps, MonthsProps {
  readonly server?: string;
  readonly path: string;
  readonly deprecated?: boolean;
  /** Month of the deprecation, YYYY-MM. */
  readonly deprecatedSince?: string;
}

/** Method and address of an operation, and links to what programs read of them. */
export function Endpoint(props: EndpointProps): ReactNode {
  const {method, server = '', path, since, before, changed, deprecated, deprecatedSince, children} = props;
  return (
    <div className={styles.endpoint}>
      <p className={styles.address} data-code="address">
        <Method method={method} />
        <BreakableCode>{path}</BreakableCode>
        <CopyButton text={`${method} ${server}${path}`} copies="the endpoint" />
      </p>
      <div className={styles.status}>
        {deprecated && (
          <strong className={styles.deprecated}>
            Deprecated
            {deprecatedSince && (
              <>
                {' '}
                since <Link to={`/changelog/${deprecatedSince}`}>{formatMonth(deprecatedSince)}</Link>
              </>
            )}
          </strong>
        )}
        {server && (
          <span>
            Base URL <code>{server}</code>
          </span>
        )}
        <Months since={since} before={before} changed={changed} />
        {children}
      </div>
    </div>
  );
}
