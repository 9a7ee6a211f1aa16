import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Action {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly title: string;
  readonly actions: readonly Action[];
  /** One paragraph that says what the documentation is for. */
  readonly children: ReactNode;
}

/** Top of the home page. */
export default function Hero({title, actions, children}: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lead}>{children}</div>
      <p className={styles.actions}>
        {actions.map(({label, to}, index) => (
          <Link
            key={to}
            className={`button button--lg ${index === 0 ? 'button--primary' : styles.quiet}`}
            to={to}
          >
            {label}
          </Link>
        ))}
      </p>
    </header>
  );
}
