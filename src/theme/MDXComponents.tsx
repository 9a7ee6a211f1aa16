import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import CardGrid from '@site/src/components/CardGrid';
import Change from '@site/src/components/Change';
import EndpointTable from '@site/src/components/EndpointTable';
import Figure from '@site/src/components/Figure';
import IntegrationPanel from '@site/src/components/IntegrationPanel';
import NextSteps from '@site/src/components/NextSteps';
import PermissionTable from '@site/src/components/PermissionTable';
import Prerequisites from '@site/src/components/Prerequisites';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Steps from '@site/src/components/Steps';
import TabItem from '@site/src/components/TabItem';
import Term from '@site/src/components/Term';

/**
 * Components that pages use without an import. Only light ones: a component that brings data is
 * imported by its one page, so that its data stays in that page's chunk.
 */
export default {
  ...MDXComponents,
  CardGrid,
  Change,
  EndpointTable,
  Figure,
  IntegrationPanel,
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
