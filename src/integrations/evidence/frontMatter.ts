import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Capability, IntegrationApiFrontMatter, IntegrationFrontMatter} from '../../product/integrations';
import {
  callsOf,
  EFFECTS,
  isConfirmed,
  isWriting,
  monthsOf,
  type Evidence,
  type EvidenceCall,
  type ShownEndpoint,
  type ShownIntegration,
  type ShownIntegrationApi,
} from './evidence';
import {evidenceOf} from './readEvidence';

const PAGE = /^docs\/integrations\/(?:connection-instructions|api-documentation)\/([^/]+)\.mdx$/;

/** Sources of a page, then those of the evidence that it does not have; and the month of the last look. */
function withSources<Block extends {readonly sources: readonly string[]; readonly reviewed: string}>(
  block: Block,
  evidence: Evidence,
): Block {
  const read = callsOf(evidence).flatMap(({sources}) => sources.map(({url}) => url));
  return {
    ...block,
    sources: [...new Set([...block.sources, ...read])],
    reviewed: monthsOf(evidence).at(-1) ?? block.reviewed,
  };
}

/** The `integration:` block with what readers have to know of the evidence. */
export function shownIntegration(block: IntegrationFrontMatter, evidence: Evidence): ShownIntegration {
  const capabilities = Object.entries(block.capabilities).map(([name, details]) => {
    const calls = (evidence.capabilities[name as Capability]?.calls ?? []).filter(
      (call) => !isConfirmed(call),
    );
    if (calls.length === 0) return [name, details];
    const why = [...new Set(calls.flatMap(({unconfirmed}) => unconfirmed ?? []))];
    return [name, {...details, unconfirmed: {writes: calls.some(isWriting), why}}];
  });
  return {
    ...withSources(block, evidence),
    capabilities: Object.fromEntries(capabilities) as ShownIntegration['capabilities'],
  };
}

const effectOf = ({effect, completes}: EvidenceCall) =>
  completes === 'later' ? `${EFFECTS[effect]} (delayed)` : EFFECTS[effect];

/** The `integrationApi:` block with the effect of each call. */
export function shownIntegrationApi(
  block: IntegrationApiFrontMatter,
  evidence: Evidence,
): ShownIntegrationApi {
  const rest = Object.entries(evidence.capabilities).flatMap(([capability, {calls}]) =>
    calls.map((call) => ({capability, call})),
  );
  const endpoints = block.endpoints.map((endpoint): ShownEndpoint => {
    const name = `${endpoint.method} ${endpoint.path}`;
    // Calls of one name are in the order of the page.
    const at = rest.findIndex(
      ({capability, call}) => capability === endpoint.capability && call.call === name,
    );
    const [found] = at === -1 ? [] : rest.splice(at, 1);
    if (!found) return endpoint;
    return {
      ...endpoint,
      effect: effectOf(found.call),
      ...(isConfirmed(found.call) ? {} : {unconfirmed: true}),
    };
  });
  return {...withSources(block, evidence), endpoints};
}

/**
 * Adds the evidence of a service to the front matter of its pages when they are read, so that everything that takes
 * front matter has it: the panel, the table of calls, and the registry. Nothing is written twice, and no script of
 * readers has more of it than its page shows.
 *
 * Components have to take `metadata.frontMatter`: that is data of its own in the bundler, which knows when it has
 * changed. The page's other copy stays in the bundler's cache until the page itself changes.
 */
export function withEvidence(markdown: Partial<MarkdownConfig>): Partial<MarkdownConfig> {
  return {
    ...markdown,
    async parseFrontMatter(params) {
      const result = await (markdown.parseFrontMatter ?? params.defaultParseFrontMatter)(params);
      const siteDir = process.cwd();
      const [, slug] = PAGE.exec(path.relative(siteDir, params.filePath).split(path.sep).join('/')) ?? [];
      const evidence = slug === undefined ? undefined : evidenceOf(siteDir, slug);
      if (!evidence) return result;
      const {integration, integrationApi} = result.frontMatter as {
        integration?: IntegrationFrontMatter;
        integrationApi?: IntegrationApiFrontMatter;
      };
      return {
        ...result,
        frontMatter: {
          ...result.frontMatter,
          ...(integration && {integration: shownIntegration(integration, evidence)}),
          ...(integrationApi && {integrationApi: shownIntegrationApi(integrationApi, evidence)}),
        },
      };
    },
  };
}
