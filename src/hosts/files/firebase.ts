import {REVALIDATED, type Header} from '../../privacy/headers';
import type {Hosting} from './hosting';

const keyed = (headers: readonly Header[]) => headers.map(({name, value}) => ({key: name, value}));

/**
 * `firebase.json` of Firebase Hosting, for a deployment out of the build's folder. Of headers by the same name the
 * last seems to count, which its documentation does not say: https://github.com/firebase/firebase-tools/issues/9467
 * Redirects come before files there, so the pages at old addresses are never seen.
 *
 * @see https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseConfiguration({headers, pathHeaders, redirects}: Hosting): string {
  const configuration = {
    hosting: {
      public: '.',
      // Not "**/.*", which is the usual entry: /.well-known/ is for everybody.
      ignore: ['firebase.json', '_headers', '_redirects', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...redirects.map(({from, to}) => ({source: from, destination: to, type: 301})),
        {source: '/index.html', destination: '/', type: 301},
        // RE2: https://firebase.google.com/docs/hosting/full-config#use_regular_expressions_for_redirects
        {regex: '^/(?P<folder>.+)/index\\.html$', destination: '/:folder', type: 301},
      ],
      headers: [
        {source: '**', headers: keyed([...headers, {name: 'Cache-Control', value: REVALIDATED}])},
        ...pathHeaders.map(({path, name, value}) => ({
          // One star is a part of a path there, two are any.
          source: path.replace(/\/\*$/, '/**').replace(/^\/\*(?=\.)/, '/**/*'),
          headers: keyed([{name, value}]),
        })),
      ],
    },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
