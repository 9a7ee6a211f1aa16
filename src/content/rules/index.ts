import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkContent, report, type RoomRules} from './checkPages';
import {LiveRules} from './liveRules';
import {readNavigation} from './navigation';

export interface RulesOptions {
  /** Rules of rooms below this one. */
  readonly rooms: readonly RoomRules[];
}

/**
 * Stops the build when a page breaks a content rule, before anything is written, with all mistakes
 * in one message. In the live preview the same message is a warning, at the start and at each save that
 * changes it.
 */
export default function contentRules({siteDir}: LoadContext, {rooms}: RulesOptions): Plugin<undefined> {
  const isBuild = process.env.NODE_ENV === 'production';
  const live = new LiveRules(siteDir, rooms);
  return {
    name: 'content-rules',
    async loadContent() {
      const problems = await checkContent(siteDir, await readNavigation(siteDir), rooms);
      if (!isBuild) live.begin(problems);
      else if (problems.length > 0) throw new Error(report(problems));
    },
    configureWebpack(_config, isServer) {
      return isBuild || isServer ? {} : {plugins: [live], devServer: live.devServer};
    },
  };
}
