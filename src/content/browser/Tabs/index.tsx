import {createContext, useContext, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

const TabsId = createContext('');

/** IDs of a tab and its panel, by which each names the other. */
export function useTabIds(value: string): {readonly tab: string; readonly panel: string} {
  const id = useContext(TabsId);
  return {tab: `${id}${value}`, panel: `${id}${value}-panel`};
}

/** Which tab a key leads to, of so many. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function Tab({
  value,
  label,
  choose,
}: {
  readonly value: string;
  readonly label: string;
  readonly choose: () => void;
}) {
  const {selectedValue} = useTabs();
  const ids = useTabIds(value);
  const isSelected = selectedValue === value;
  return (
    <li
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={clsx('tabs__item', isSelected && 'tabs__item--active')}
      onClick={choose}
    >
      {label}
    </li>
  );
}

function TabList(): ReactNode {
  const {selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);
  const labels = tabValues.map(({value, label}) => label ?? value);

  const choose = (index: number) => {
    const tab = list.current?.children[index];
    const value = tabValues[index]?.value;
    if (!(tab instanceof HTMLElement) || value === undefined) return;
    // Other tabs of the same group change with it, and those above it would move it.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
    tab.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key];
    const {target, currentTarget} = event;
    const index = target instanceof Element ? [...currentTarget.children].indexOf(target) : -1;
    if (!step || index < 0) return;
    event.preventDefault();
    choose(step(index, labels.length));
  };

  return (
    <ul ref={list} role="tablist" aria-label={labels.join(' or ')} className="tabs" onKeyDown={onKeyDown}>
      {tabValues.map(({value}, index) => (
        <Tab key={value} value={value} label={labels[index] ?? value} choose={() => choose(index)} />
      ))}
    </ul>
  );
}

/**
 * Tabs, as the theme has them, with the pattern of the ARIA Authoring Practices: a name, panels that belong to their
 * tabs, and arrows, Home, and End that choose. The theme's need Enter after an arrow.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function Tabs(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const value = useTabsContextValue(props);
  const id = useId();
  return (
    // As in the theme: what is stored is read when the page is alive, by new tabs.
    // https://github.com/facebook/docusaurus/issues/5653
    <TabsProvider key={String(isBrowser)} value={value}>
      <TabsId value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
          <TabList />
          <div>{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsId>
    </TabsProvider>
  );
}
