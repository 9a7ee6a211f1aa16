import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {CAPABILITIES, CONNECTION_KINDS, type ConnectionKind} from '../../../product/integrations';
import ScrollableTable from '../../../content/browser/ScrollableTable';
import type {Service} from './services';
import styles from './styles.module.css';

const ANSWERS = {sync: 'Yes, at once', async: 'Yes, by a job'} as const;

interface Props {
  readonly services: readonly Service[];
  readonly remove: (slug: string) => void;
}

/** The chosen services beside each other. */
export default function Comparison({services, remove}: Props): ReactNode {
  const rows: [string, (service: Service) => string][] = [
    ['Category', ({category}) => category],
    ['Kind', ({facets}) => CONNECTION_KINDS[facets.kind[0] as ConnectionKind]],
    ['Authentication', ({authentication}) => authentication],
    ...Object.entries(CAPABILITIES).map(([capability, {label}]): [string, (service: Service) => string] => [
      label,
      ({modes}) => (modes[capability] ? ANSWERS[modes[capability]] : 'No'),
    ]),
  ];
  return (
    <ScrollableTable>
      <caption>Chosen services</caption>
      <thead>
        <tr>
          <th scope="col">Property</th>
          {services.map(({slug, name, path}) => (
            <th key={slug} scope="col">
              <Link to={path}>{name}</Link>{' '}
              <button
                type="button"
                className={clsx('clean-btn', styles.remove)}
                aria-label={`Remove ${name} from the comparison`}
                onClick={() => remove(slug)}
              >
                ×
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, valueOf]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {services.map((service) => (
              <td key={service.slug}>{valueOf(service)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
