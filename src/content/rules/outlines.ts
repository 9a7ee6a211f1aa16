import {remember} from './memory';
import {type Outline, outlineOf} from './outline';
import type {Page} from './readPages';

/** The outline of a page. A page that has not changed is not read again. */
export const outlineOfPage = ({source}: Page): Outline => remember('outline', source, outlineOf);
