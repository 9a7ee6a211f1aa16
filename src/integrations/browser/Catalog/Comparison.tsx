import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  CAPABILITIES,
  CONNECTION_KINDS,
  type Category,
  type ConnectionKind,
} from '../../../product/integrations';
import ScrollableTable from '../../../content/browser/ScrollableTable';
import hidden from '../../../content/browser/visuallyHidden.module.css';
import Icon from '../../../shell/browser/Icon';
import Monogram from '../Monogram';
import {ANSWERS, type Mark} from '../marks';
import Legend from './Legend';
import type {Service} from './services';
import Sheet from './Sheet';
import styles from './styles.module.css';

/** One property of all services: what each says, and for capabilities how it answers. */
interface Row {
  readonly label: string;
  readonly cells: readonly {readonly text: string; readonly mark?: Mark}[];
}

const FACTS: readonly (readonly [string, (service: Service) => string])[] = [
  ['Category', ({category}) => category],
  ['Kind', ({facets}) => CONNECTION_KINDS[facets.kind[0] as ConnectionKind]],
  ['Sign-in', ({authentication}) => authentication],
];

function rowsOf(services: readonly Service[]): Row[] {
  const facts = FACTS.map(([label, valueOf]) => ({
    label,
    cells: services.map((service) => ({text: valueOf(service)})),
  }));
  const capabilities = Object.values(CAPABILITIES).map(({label}, index) => ({
    label,
    cells: services.map(({marks}) => {
      const mark = marks[index] ?? 'none';
      return {text: ANSWERS[mark], mark};
    }),
  }));
  return [...facts, ...capabilities];
}

interface Props {
  readonly services: readonly Service[];
  readonly remove: (slug: string) => void;
  /** Has something announced. */
  readonly say: (note: string) => void;
  /** What is announced: what is outside of a modal dialog is not. */
  readonly status: ReactNode;
  readonly close: () => void;
}

/** The chosen services beside each other. */
export default function Comparison({services, remove, say, status, close}: Props): ReactNode {
  const rows = rowsOf(services).map((row) => ({
    ...row,
    differs: row.cells.some(({text}) => text !== row.cells[0]?.text),
  }));
  const differing = rows.filter(({differs}) => differs).length;
  return (
    <Sheet
      title={services.length === 1 ? 'Compare 1 service' : `Compare ${services.length} services`}
      onClose={close}
      aside={
        differing > 0 ? (
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              onChange={({target}) =>
                say(`Properties shown: ${target.checked ? differing : rows.length} of ${rows.length}.`)
              }
            />{' '}
            Only differences ({differing} of {rows.length})
          </label>
        ) : (
          <p className={styles.switch}>
            {services.length === 1 ? 'No differences here' : `The same in all ${rows.length} properties`}
          </p>
        )
      }
    >
      <ScrollableTable aria-label="Chosen services">
        <caption className={hidden.visuallyHidden}>Chosen services</caption>
        <colgroup>
          <col />
          {services.map(({slug}) => (
            <col key={slug} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Property</th>
            {services.map(({slug, name, path, category}) => (
              <th key={slug} scope="col">
                <div className={styles.service}>
                  <Monogram name={name} category={category as Category} />
                  <Link to={path}>{name}</Link>{' '}
                  <button
                    type="button"
                    className="clean-btn"
                    aria-label={`Remove ${name} from the comparison`}
                    onClick={({currentTarget}) => {
                      // It goes with its column, and gives the focus to its neighbor.
                      const buttons = [...(currentTarget.closest('tr')?.querySelectorAll('button') ?? [])];
                      const index = buttons.indexOf(currentTarget);
                      (buttons[index + 1] ?? buttons[index - 1])?.focus();
                      remove(slug);
                    }}
                  >
                    <Icon name="cross" size={14} />
                  </button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {/* Where most rows differ, a tint would say nothing. */}
        <tbody data-tinted={differing <= rows.length / 2 || undefined}>
          {rows.map(({label, cells, differs}) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">{label}</th>
              {cells.map(({text, mark}, index) => (
                <td key={services[index]?.slug} data-mark={mark}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <Legend />
      {status}
    </Sheet>
  );
}
