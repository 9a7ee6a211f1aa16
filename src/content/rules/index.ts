import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {beginCheck, report, type ContentCheck, type RoomRules} from './checkPages';
import {LiveRules} from './liveRules';
import {readNavigation} from './navigation';

export interface RulesOptions {
  /** Rules of rooms below this one. */
  readonly rooms: readonly RoomRules[];
}

/**
 * Stops the build when a page breaks a content rule, before anything is written, with all mistakes
 * in one message. Pages are read as the bundler compiles them (`recordOutlines`); none is rendered before the rules have
 * spoken. In the live preview the same message is a warning, at the start and at each save that
 * changes it.
 */
export default function contentRules({siteDir}: LoadContext, {rooms}: RulesOptions): Plugin<undefined> {
  const isBuild = process.env.NODE_ENV === 'production';
  const live = new LiveRules(siteDir, rooms);
  let check: ContentCheck | undefined;
  let verdict: Promise<void> | undefined;
  /** Both bundles ask, and the rules speak once. */
  const speak = () =>
    (verdict ??= (async () => {
      const problems = (await check?.finish()) ?? [];
      if (problems.length > 0) throw new Error(report(problems));
    })());
  const awaitVerdict = {
    apply: ({hooks}: Compiler) => hooks.finishMake.tapPromise('content-rules', speak),
  };
  return {
    name: 'content-rules',
    async loadContent() {
      check = beginCheck(siteDir, await readNavigation(siteDir), rooms);
      if (!isBuild) live.begin(await check.finish());
      // Docusaurus would stumble over these before the bundler begins, and say less.
      else if (check.early.length > 0) await speak();
    },
    configureWebpack(_config, isServer) {
      if (isBuild) return {plugins: [awaitVerdict]};
      return isServer ? {} : {plugins: [live], devServer: live.devServer};
    },
  };
}
