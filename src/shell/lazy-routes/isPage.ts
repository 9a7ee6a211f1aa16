interface Route {
  readonly exact?: boolean;
  readonly routes?: unknown;
}

/** Whether a route is that of one page, and leads no further. */
export const isPage = ({exact, routes}: Route): boolean => exact === true && !routes;
