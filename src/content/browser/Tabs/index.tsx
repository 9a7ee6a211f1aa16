import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type TabItem from '../TabItem';
import {ACTIVE, enlivenTabs} from './enlivenTabs';
import styles from './styles.module.css';

type Item = ReactElement<ComponentProps<typeof TabItem>>;

interface Props {
  /** Tabs of one name show the same choice, on every page. */
  readonly groupId: string;
  /** Each a `TabItem`. */
  readonly children: ReactNode;
}

/**
 * The tabs among the children.
 *
 * @throws where a child is no `TabItem`, a value stands twice, or the group has no name
 */
function itemsOf(groupId: string, children: ReactNode): readonly Item[] {
  const items = Children.toArray(children).filter((child) => child !== '\n');
  if (!items.every((child): child is Item => isValidElement<{value?: string}>(child) && !!child.props.value))
    throw new Error(
      `In <Tabs groupId="${groupId}">, all children of the <Tabs> component should be <TabItem>, each with a value.`,
    );
  const values = items.map(({props}) => props.value);
  if (new Set(values).size < values.length)
    throw new Error(`In <Tabs groupId="${groupId}">, two of the values ${values.join(', ')} are the same.`);
  if (!groupId) throw new Error('<Tabs> has no groupId, the name under which the choice is stored.');
  return items;
}

/** What a panel has to know of its tabs. */
interface Chosen {
  readonly id: string;
  readonly value?: string | undefined;
}

const ChosenTab = createContext<Chosen>({id: ''});

/** IDs of a tab and its panel, by which each names the other, and whether it is the one that the build shows. */
export function useTab(value: string): {
  readonly tab: string;
  readonly panel: string;
  readonly isChosen: boolean;
} {
  const {id, value: chosen} = useContext(ChosenTab);
  return {tab: `${id}${value}`, panel: `${id}${value}-panel`, isChosen: value === chosen};
}

function Tab({value, label = value}: Item['props']): ReactNode {
  const {tab, panel, isChosen} = useTab(value);
  return (
    <li
      role="tab"
      id={tab}
      aria-controls={panel}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={clsx('tabs__item', isChosen && ACTIVE)}
      data-value={value}
    >
      {label}
    </li>
  );
}

/**
 * Tabs with the pattern of the ARIA Authoring Practices: a name, panels that belong to their tabs, and arrows, Home, and
 * End that choose. The theme's need Enter after an arrow. `enlivenTabs` has the reader choose.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function Tabs({groupId, children}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? enlivenTabs(box.current) : undefined), []);
  const items = itemsOf(groupId, children);
  const chosen = items.find(({props}) => props.default) ?? items[0];
  const labels = items.map(({props: {value, label = value}}) => label);
  return (
    <ChosenTab value={{id, value: chosen?.props.value}}>
      <div
        ref={box}
        className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
        data-tabs={groupId}
      >
        <ul role="tablist" aria-label={labels.join(' or ')} className="tabs">
          {items.map(({props}) => (
            <Tab key={props.value} {...props} />
          ))}
        </ul>
        <div>{items}</div>
      </div>
    </ChosenTab>
  );
}
