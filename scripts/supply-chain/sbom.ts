/**
 * The lockfile as a bill of materials in CycloneDX 1.6.
 *
 * `npm sbom` refuses this lockfile, because a package asks for the version "latest" of another. And it writes
 * the time and a random number into each bill, so that two of the same lockfile differ.
 *
 * @see https://cyclonedx.org/docs/1.6/json/
 */
import {Buffer} from 'node:buffer';

const ALGORITHMS = {sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512'};

/** https://github.com/package-url/purl-spec: the "@" of a scope is encoded. */
const purlOf = ({name, version}) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const refOf = ({name, version, path}) => (path === '' ? `${name}@${version}` : path);

/** Subresource Integrity has base64, CycloneDX hexadecimal digits. */
function hashesOf({integrity = ''}) {
  return integrity.split(/\s+/).flatMap((hash) => {
    const [, algorithm, digest] = /^(\w+)-(.+)$/.exec(hash) ?? [];
    const alg = ALGORITHMS[algorithm];
    return alg ? [{alg, content: Buffer.from(digest, 'base64').toString('hex')}] : [];
  });
}

/** A single SPDX name is an id, everything else an expression, and what is none a name. */
function licensesOf({license}) {
  if (!license) return undefined;
  if (/^[\w.+-]+$/.test(license)) return [{license: {id: license}}];
  if (/^[\w.+() -]+$/.test(license) && / (AND|OR|WITH) /.test(license)) return [{expression: license}];
  return [{license: {name: license}}];
}

function componentOf(entry) {
  const [group, name] = entry.name.startsWith('@') ? entry.name.split('/') : [undefined, entry.name];
  const property = (key, value) => ({name: `cdx:npm:package:${key}`, value});
  return {
    type: 'library',
    'bom-ref': refOf(entry),
    ...(group && {group}),
    name,
    version: entry.version,
    // Tests and reports need the others, and the site does not.
    scope: entry.isDevelopment ? 'excluded' : entry.isOptional ? 'optional' : 'required',
    hashes: hashesOf(entry),
    licenses: licensesOf(entry),
    purl: purlOf(entry),
    properties: [
      property('path', entry.path),
      ...(entry.isDevelopment ? [property('development', 'true')] : []),
    ],
  };
}

/** The package that a name means at a place: the nearest one on the way up, as Node.js looks it up. */
function resolve(name, from, paths) {
  for (let place = from; ; place = place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (paths.has(path)) return path;
    if (place === '') return undefined;
  }
}

/**
 * @param {ReturnType<typeof import('./lockfile').readLockfile>} lockfile
 * @returns {object} the same for the same lockfile: it has neither time nor serial number
 */
export function createSbom({name, version, root, packages}) {
  const paths = new Set(packages.map(({path}) => path));
  const dependencies = [{...root, name, version}, ...packages].map((entry) => ({
    ref: refOf(entry),
    // Optional peers and packages for other platforms may be missing.
    dependsOn: Object.keys(entry.needs)
      .flatMap((need) => resolve(need, entry.path, paths) ?? [])
      .sort(),
  }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{phase: 'pre-build'}],
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        purl: purlOf({name, version}),
      },
    },
    components: packages.map(componentOf),
    dependencies,
  };
}
