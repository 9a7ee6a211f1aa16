export {default} from '@site/src/search/browser/bar/SearchBar';
