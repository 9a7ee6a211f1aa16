/** Where the chosen language of the API samples is kept. Docusaurus adds the site's own suffix. */
export const STORAGE_KEY = 'sample-language';
