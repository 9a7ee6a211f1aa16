import path from 'node:path';
import chokidar from 'chokidar';
import type {Compiler} from 'webpack';
import {checkContent, report, type Problem, type RoomRules} from './checkPages';
import {FOLDERS} from './checkTexts';
import {readNavigation} from './navigation';

/** How long saving has to rest before the rules are asked, in milliseconds. An editor saves in several steps. */
const REST = 300;
const MENDED = 'All pages keep the rules again.';

/** What is used of webpack-dev-server's `Server`. */
interface DevServer {
  readonly webSocketServer?: {readonly clients: readonly unknown[]} | null;
  sendMessage(clients: readonly unknown[], type: string, data?: unknown, params?: object): void;
}

/**
 * The rules in the live preview: says in the terminal and over the page what a save has broken, once, and when it is
 * mended. Pages go on being shown, so that one can be written in peace.
 *
 * Not by `getPathsToWatch`: Docusaurus would load the site again for this plugin while it does so for the docs, and
 * the slower of the two would put the older pages in place of the newer ones.
 */
export class LiveRules {
  /** What was said last. Empty while all pages keep the rules. */
  private said = '';
  /** Whether browsers show it. The next save takes it away. */
  private isShown = false;
  private server: DevServer | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly siteDir: string,
    private readonly rooms: readonly RoomRules[],
  ) {}

  /**
   * Options of the preview's server. Its overlay shows warnings of ours, and none of the bundler's.
   *
   * @see https://webpack.js.org/configuration/dev-server/#overlay
   */
  readonly devServer = {
    client: {
      overlay: {
        errors: true,
        // This function is sent to the browser as text.
        warnings: ({message}: Error) => message.includes(' in the content:\n'),
      },
    },
    onListening: (server: DevServer) => {
      this.server = server;
    },
  };

  /** Says in the terminal what is wrong when the preview starts. */
  begin(problems: readonly Problem[]): void {
    this.said = problems.length > 0 ? report(problems) : '';
    if (this.said) console.warn(this.said);
  }

  /** Watches from the moment at which the bundler does. A plugin that is loaded once more has no bundler. */
  apply(compiler: Compiler): void {
    const folders = [...FOLDERS, ...this.rooms.map(({folder}) => folder)];
    // Not by Node.js, whose recursive watch loses a file that a save replaces.
    chokidar
      .watch(
        folders.map((folder) => path.join(this.siteDir, folder)),
        {ignoreInitial: true},
      )
      .on('all', () => this.wait());
    compiler.hooks.done.tap(LiveRules.name, () => {
      // The server tells browsers that all is well, and they take the overlay away: a save is compiled more than once.
      setTimeout(() => this.isShown && this.send('warnings', [{message: this.said}]));
    });
  }

  private wait(): void {
    this.isShown = false;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.check(), REST);
  }

  private async check(): Promise<void> {
    const {rest} = this;
    const problems = await checkContent(this.siteDir, await readNavigation(this.siteDir), this.rooms);
    // A file that was saved meanwhile may have been read while it was empty. The check that follows the save tells.
    if (rest !== this.rest) return;
    const text = problems.length > 0 ? report(problems) : '';
    if (text === this.said) return;
    this.said = text;
    this.isShown = text !== '';
    if (this.isShown) {
      console.warn(`\n${text}`);
      this.send('warnings', [{message: text}]);
    } else {
      console.log(`\n${MENDED}`);
      this.send('still-ok');
    }
  }

  /** Tells the open pages. */
  private send(type: string, data?: unknown): void {
    const clients = this.server?.webSocketServer?.clients;
    if (clients) this.server?.sendMessage(clients, type, data, {preventReloading: true});
  }
}
