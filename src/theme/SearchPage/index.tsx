export {default} from '@site/src/search/browser/page/SearchPage';
