import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CodeBar, CopyButton, codeBox} from '@site/src/content/browser/code/CodeBar';
import {Method, type MethodProps} from '../Api/Method';
import styles from '../Api/styles.module.css';

// What stands in islands only, apart from what pages load by themselves.

interface Children {
  readonly children: ReactNode;
}

interface AnswerProps extends Children {
  readonly status: string;
}

/** An answer in the panel: what it means, and its examples. */
export function Answer({status, children}: AnswerProps): ReactNode {
  return (
    <div className={styles.answer} data-status={status}>
      {children}
    </div>
  );
}

/** A list of pages in their own words, for introductions. The search has these words where they are from. */
export function OfOtherPages({children}: Children): ReactNode {
  return <div data-of-other-pages="">{children}</div>;
}

/** All operations of a version, by resource. */
export function ApiMap({children}: Children): ReactNode {
  return <div className={styles.map}>{children}</div>;
}

interface ResourceProps extends Children {
  readonly name: string;
}

/** The operations of a resource, as a list. */
export function Resource({name, children}: ResourceProps): ReactNode {
  return (
    <div className={styles.resource}>
      <strong>{name}</strong>
      {children}
    </div>
  );
}

interface CallProps extends Children, MethodProps {
  readonly path: string;
}

/** An operation in a list: a link, its method and its path. */
export function Call({method, path, children}: CallProps): ReactNode {
  return (
    <span className={styles.call}>
      <Method method={method} />
      {children}
      <code>
        {/* A long path breaks before a slash. */}
        {path.split(/(?=\/)/).map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </code>
    </span>
  );
}

interface FieldsProps extends Children {
  /** Of fields that are shown on demand, as a disclosure that works without JavaScript: whose they are. */
  readonly label?: string;
}

/** A list of fields. */
export function Fields({label, children}: FieldsProps): ReactNode {
  const fields = <dl className={styles.fields}>{children}</dl>;
  if (!label) return fields;
  return (
    <details className={styles.nested}>
      <summary>{label}</summary>
      {fields}
    </details>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  /** What leads to it from the whole: `subject.email`. */
  readonly path: string;
  readonly type: string;
  readonly required?: boolean;
  /** May be missing from an answer. */
  readonly optional?: boolean;
  readonly deprecated?: boolean;
  readonly children?: ReactNode;
}

/**
 * One field or parameter: name, type, description, and its nested fields. The name is a link to it, and a button
 * copies its path.
 */
export function Field(props: FieldProps): ReactNode {
  const {id, name, path, type, required, optional, deprecated, children} = props;
  // Links of other pages may lead here.
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.field} id={id}>
      <dt>
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{type}</span>
        {required && <span className={styles.required}>required</span>}
        {optional && <span className={styles.type}>optional</span>}
        {deprecated && <span className={styles.deprecated}>deprecated</span>}
        <CopyButton text={path} copies={path} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FoldProps extends Children {
  readonly title: string;
}

/** What most readers need not see. */
export function Fold({title, children}: FoldProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface ProblemProps extends Children {
  readonly id: string;
  readonly status: string;
  /** The type of the error, and where the introduction tells of it. A response without a body has none. */
  readonly slug?: string;
  readonly to?: string;
}

/** An error in a list of fields: status, type, when it comes, and what to do. */
export function Problem({id, status, slug, to, children}: ProblemProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.field} id={id}>
      <dt>
        <strong>{status}</strong>
        {slug && (
          <Link to={to}>
            <code>{slug}</code>
          </Link>
        )}
      </dt>
      <dd>{children}</dd>
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
    <figure className={codeBox} data-code="sample">
      <figcaption>
        <CodeBar title={title} copies="the example" />
      </figcaption>
      {/* A long line scrolls, and the keyboard must reach what scrolls. */}
      <pre tabIndex={0} role="group" aria-label={title} className="thin-scrollbar">
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}

/** Limits and allowed values of a field, below its description. */
export function Constraints({children}: Children): ReactNode {
  return <div className={styles.constraints}>{children}</div>;
}
