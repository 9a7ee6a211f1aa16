import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/content/browser/code/CodeBar';
import {formatMonth} from '../../../product/dates';
import {Method, type MethodProps} from './Method';
import styles from './styles.module.css';

export {Languages} from './Languages';

interface Children {
  readonly children: ReactNode;
}

/** An operation's page: its text, with the samples beside it where there is room. */
export function Operation({children}: Children): ReactNode {
  return <div className={styles.operation}>{children}</div>;
}

/** Links to the parts of an operation's page. */
export function Contents({children}: Children): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page">
      {children}
    </nav>
  );
}

interface SamplesProps extends Children {
  readonly statuses: readonly string[];
}

/**
 * The request and its answers in one panel, kept in sight while the text scrolls. The first child is the request, the
 * second one has the answers in the order of their statuses. Which is shown is up to the styles: the panel works
 * before React does.
 */
export function Samples({statuses, children}: SamplesProps): ReactNode {
  return (
    <aside className={styles.samples} aria-label="Request and response">
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

interface EventNameProps {
  readonly name: string;
  /** Month in which it was first sent, YYYY-MM. */
  readonly since?: string;
}

/** The name of a webhook event, as its `type` has it. */
export function EventName({name, since}: EventNameProps): ReactNode {
  return (
    <div className={styles.endpoint}>
      <p className={styles.address} data-code="address">
        <code>{name}</code>
        <CopyButton copies="the name" />
      </p>
      {since && <p className={styles.status}>Since {formatMonth(since)}</p>}
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

interface EndpointProps extends MethodProps {
  readonly server?: string;
  readonly path: string;
  /** Month in which the operation shipped, YYYY-MM. */
  readonly since?: string;
  readonly deprecated?: boolean;
}

/** Method and address of an operation. */
export function Endpoint({method, server, path, since, deprecated}: EndpointProps): ReactNode {
  return (
    <div className={styles.endpoint}>
      <p className={styles.address} data-code="address">
        <Method method={method} />
        <code>{path}</code>
        <CopyButton copies="the path" />
      </p>
      <p className={styles.status}>
        {deprecated && <strong className={styles.deprecated}>Deprecated</strong>}
        {server && (
          <span>
            Base URL <code>{server}</code>
          </span>
        )}
        {since && <span>Since {formatMonth(since)}</span>}
      </p>
    </div>
  );
}
