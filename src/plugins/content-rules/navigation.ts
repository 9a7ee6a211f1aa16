import sidebars from '../../../sidebars';
import {footer} from '../../config/footer';
import {navbar} from '../../config/navbar';
import type {Navigation} from './checkNavigation';

/** Apart from what checks it: the sidebars have parts that are there once the API pages are written. */
export const NAVIGATION: Navigation = {
  'sidebars.ts': sidebars,
  'src/config/navbar.ts': navbar,
  'src/config/footer.ts': footer,
};
