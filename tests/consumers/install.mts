/** Installs the programs of others that the tests beside it give the published API descriptions. */
import {packages} from './installation';

packages.install('Installing the programs that read the API descriptions');
