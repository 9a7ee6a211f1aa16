import type {ReactNode} from 'react';
import {useLocation} from 'react-router-dom';
import {renderRoutes, type RouteConfig} from 'react-router-config';

interface RoutesProps {
  readonly routes: RouteConfig[];
}

function Routes({routes}: RoutesProps): ReactNode {
  // A navigation is when routes of another shard may have come.
  useLocation();
  return renderRoutes(routes);
}

/** Renders a list of routes as it is at each navigation. */
export default function renderCurrentRoutes(routes: RouteConfig[]): ReactNode {
  return <Routes routes={routes} />;
}
