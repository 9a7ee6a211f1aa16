import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {beginCheck, report, type RoomRules} from './checkPages';
import {LiveRules} from './liveRules';
import {readNavigation} from './navigation';

export interface RulesOptions {
  /** Rules of rooms below this one. */
  readonly rooms: readonly RoomRules[];
}

/**
 * Stops the build when a page breaks a content rule, before anything is written, with all mistakes
 * in one message. Pages are read by threads while the bundler compiles them, which is one thread's work; none is rendered
 * before the rules have spoken. In the live preview the same message is a warning, at the start and at each save that
 * changes it.
 */
export default function contentRules({siteDir}: LoadContext, {rooms}: RulesOptions): Plugin<undefined> {
  const isBuild = process.env.NODE_ENV === 'production';
  const live = new LiveRules(siteDir, rooms);
  let verdict: Promise<void> | undefined;
  const awaitVerdict = {
    apply: ({hooks}: Compiler) => hooks.finishMake.tapPromise('content-rules', async () => verdict),
  };
  return {
    name: 'content-rules',
    async loadContent() {
      const {early, all} = beginCheck(siteDir, await readNavigation(siteDir), rooms);
      if (!isBuild) {
        live.begin(await all);
        return;
      }
      verdict = all.then((problems) => {
        if (problems.length > 0) throw new Error(report(problems));
      });
      // Docusaurus would stumble over these before the bundler begins, and say less.
      if (early.length > 0) await verdict;
      // Whoever waits for it gets the error.
      else verdict.catch(() => undefined);
    },
    configureWebpack(_config, isServer) {
      if (isBuild) return {plugins: [awaitVerdict]};
      return isServer ? {} : {plugins: [live], devServer: live.devServer};
    },
  };
}
