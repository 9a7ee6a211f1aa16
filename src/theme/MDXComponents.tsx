import MDXComponents from '@theme-original/MDXComponents';
import Change from '@site/src/content/browser/Change';
import Figure from '@site/src/content/browser/Figure';
import NextSteps from '@site/src/content/browser/NextSteps';
import PermissionTable from '@site/src/content/browser/PermissionTable';
import Prerequisites from '@site/src/content/browser/Prerequisites';
import ScrollableTable from '@site/src/content/browser/ScrollableTable';
import Steps from '@site/src/content/browser/Steps';
import TabItem from '@site/src/content/browser/TabItem';
import Tabs from '@site/src/content/browser/Tabs';
import Term from '@site/src/content/browser/Term';

/**
 * Components that pages use without an import. Only light ones: a component that brings data is
 * imported by its one page, so that its data stays in that page's chunk.
 */
export default {
  ...MDXComponents,
  Change,
  Figure,
  NextSteps,
  PermissionTable,
  Prerequisites,
  Steps,
  TabItem,
  Tabs,
  Term,
  // Markdown tables.
  table: ScrollableTable,
};
