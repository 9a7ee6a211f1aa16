import * as Comlink from 'comlink';
import {SearchService} from './SearchService';

Comlink.expose(SearchService);
