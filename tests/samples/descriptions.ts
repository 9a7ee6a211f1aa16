import fs from 'node:fs';
import type {Operation} from '../../src/api/pages/types';

/** An operation of a bundled description, as the page generator gets it. */
export interface Described {
  readonly version: string;
  /** Unique among all versions: v2-createPrivacyRequest. */
  readonly id: string;
  /** Where the operation's server is on any host: /api/v2. */
  readonly basePath: string;
  readonly operation: Operation;
}

type Item = Record<string, Omit<Operation, 'method' | 'path' | 'info'>>;

interface Description extends Pick<Operation, 'servers' | 'security' | 'info'> {
  readonly paths: Readonly<Record<string, Item>>;
}

const BUNDLES = '.docusaurus/openapi';

/** The node that a reference names, and all others, without references. The bundles have no cycles. */
function resolve(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, root));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') {
    const steps = node.$ref.slice(2).split('/');
    const target = steps.reduce<unknown>(
      (place, step) => (place as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      root,
    );
    return resolve(target, root);
  }
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolve(value, root)]));
}

/** Every operation of every version, in the order of the sources. */
export function describedOperations(): readonly Described[] {
  if (!fs.existsSync(BUNDLES)) throw new Error('No bundled descriptions. First run: npm run gen:api');
  return fs
    .readdirSync(BUNDLES)
    .sort()
    .flatMap((file) => {
      const version = file.replace(/\.json$/, '');
      const bundle: unknown = JSON.parse(fs.readFileSync(`${BUNDLES}/${file}`, 'utf8'));
      const {paths, servers, security, info} = resolve(bundle, bundle) as Description;
      const basePath = new URL(servers?.[0]?.url.replace(/\{\w+\}/g, 'tenant') ?? '').pathname;
      return Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => ({
          version,
          id: `${version}-${operation.operationId}`,
          basePath,
          operation: {servers, security, info, ...operation, method, path},
        })),
      );
    });
}
