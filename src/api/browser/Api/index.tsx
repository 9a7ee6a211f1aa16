import type {ReactNode} from 'react';
import clsx from 'clsx';
import {formatMonth} from '../../../product/dates';
import styles from './styles.module.css';

export {Languages} from './Languages';

interface Children {
  readonly children: ReactNode;
}

/** An operation's page: its text, with the samples beside it where there is room. */
export function Operation({children}: Children): ReactNode {
  return <div className={styles.operation}>{children}</div>;
}

/** The request and its answer, kept in sight while the text scrolls. */
export function Samples({children}: Children): ReactNode {
  return (
    <aside className={styles.samples} aria-label="Request and response">
      {children}
    </aside>
  );
}

interface EndpointProps {
  readonly method: string;
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
      <p className={styles.address}>
        <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
        <code>
          <span className={styles.server}>{server}</span>
          {path}
        </code>
      </p>
      {(since || deprecated) && (
        <p className={styles.status}>
          {deprecated && <strong className={styles.deprecated}>Deprecated</strong>}
          {since && <span>Available since {formatMonth(since)}</span>}
        </p>
      )}
    </div>
  );
}

interface FieldsProps extends Children {
  readonly label?: string;
  /** Shown on demand, as a disclosure that works without JavaScript. */
  readonly nested?: boolean;
}

/** A list of fields. */
export function Fields({label, nested, children}: FieldsProps): ReactNode {
  if (!nested) return <div className={styles.fields}>{children}</div>;
  return (
    <details className={styles.nested}>
      <summary>{label}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

interface FieldProps {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly children?: ReactNode;
}

/** One field or parameter: name, type, description, and its nested fields. */
export function Field({name, type, required, deprecated, children}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <p className={styles.fieldHead}>
        <code className={styles.name}>{name}</code> <span className={styles.type}>{type}</span>
        {required && <span className={styles.required}> required</span>}
        {deprecated && <span className={styles.deprecated}> deprecated</span>}
      </p>
      {children}
    </div>
  );
}

interface ExampleProps {
  readonly title: string;
  /** The example in its colors. */
  readonly html: string;
}

/** An example of a body. Its colors come from the generator, and its button from `copyCode`. */
export function Example({title, html}: ExampleProps): ReactNode {
  return (
    <figure className={styles.example} data-code>
      <figcaption>
        {title}
        <button type="button" className={styles.copy} data-copy aria-live="polite">
          Copy
        </button>
      </figcaption>
      {/* A long line scrolls, and the keyboard must reach what scrolls. */}
      <pre tabIndex={0} className="thin-scrollbar">
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}

/** Limits and allowed values of a field. */
export function Constraints({children}: Children): ReactNode {
  return <div className={styles.constraints}>{children}</div>;
}
