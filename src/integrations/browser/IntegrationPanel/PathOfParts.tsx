import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {dialogOf, type IntegrationFrontMatter} from '../../../product/integrations';
import type {Path} from './AtAGlance';
import styles from './styles.module.css';

interface Props {
  readonly integration: IntegrationFrontMatter;
  readonly path: Path;
}

interface Part {
  readonly title: string;
  readonly to: string;
  readonly steps?: string | undefined;
  readonly roles?: readonly string[];
  readonly note?: string;
}

const GO_LIVE = '/docs/integrations/managing-integrations/add-integrations#go-from-dry-run-to-live';

/** Detection knows no dry run: its findings wait for somebody. */
const DECIDE = '/docs/ldm/system-detection#decide-on-detected-systems';

/** The way to a working connection, each part with its number of steps and who may do it. */
export default function PathOfParts({integration, path}: Props): ReactNode {
  const {authentication, capabilities, clearwardenRoles, serviceRoles} = integration;
  const dialog: Part = {
    title: 'In Clearwarden',
    to: '#in-clearwarden',
    steps: path.dialogSteps,
    roles: clearwardenRoles,
  };
  const parts: readonly Part[] = path.section
    ? [
        {title: path.section, to: `#${path.anchor}`, steps: path.steps, roles: serviceRoles},
        dialog,
        {title: 'Test', to: '#test-the-connection', note: 'A result for each capability'},
      ]
    : [
        dialog,
        {title: 'Whom to write to', to: '#whom-to-write-to', roles: serviceRoles},
        {title: 'What to ask for', to: '#what-to-ask-for', note: 'Instructions to copy'},
      ];
  const last: Part =
    dialogOf(authentication, Object.keys(capabilities)) === 'detection'
      ? {title: 'Decide', to: DECIDE, note: 'On what it finds'}
      : {title: 'Go live', to: GO_LIVE, note: 'After a dry run'};
  return (
    <ol className={styles.path}>
      {[...parts, last].map((part) => (
        <li key={part.title}>
          {part.to.startsWith('#') ? (
            <a href={part.to}>{part.title}</a>
          ) : (
            <Link to={part.to}>{part.title}</Link>
          )}
          <span>
            {[
              part.steps && `${part.steps} ${part.steps === '1' ? 'step' : 'steps'}`,
              part.roles?.join(', '),
              part.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
