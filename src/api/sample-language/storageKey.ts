/** Where the chosen language of the API samples is kept. Docusaurus adds the site's own suffix. */
export const STORAGE_KEY = 'sample-language';
/** The parameter of an address that opens a language for one page. */
export const PARAMETER = 'language';
