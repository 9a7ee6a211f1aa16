import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {linkFolder, linkPackages} from '../../scripts/link-folder';
import {EVIDENCE_FOLDER} from '../../src/integrations/evidence/readEvidence';
import {collect, type Collected} from '../../scripts/run';

/** One page of each kind, in place of the site's own. */
const PAGES = 'tests/support/smallSite';

/** What the small site has of the real one, as it is. */
const SHARED = [
  'api',
  'changelog/authors.yml',
  'changelog/tags.yml',
  'docs/glossary.yml',
  'docs/tags.yml',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'package.json',
  'scripts',
  'src',
  'static/img',
  'static/schemas',
  'src/product/routes.json',
  'tsconfig.json',
];

/** A day of the past, so that what comes from git differs from what comes from the clock. */
const COMMITTED = '2025-10-31T12:00:00Z';

/**
 * A copy of the site in a folder of its own: the real configuration and plugins with few pages, so that a build
 * takes seconds. For tests that break something, or that look at how a build ends.
 */
export class SmallSite {
  readonly root: string;
  private readonly undo = new Map<string, Buffer | undefined>();

  /**
   * @param parent an existing folder; the system's for temporary files if left out
   * @param packages links to those of the project, or files of the copy, as after an installation, which takes
   *   seconds; or none, for an installation
   */
  constructor(parent = os.tmpdir(), packages: 'links' | 'files' | 'none' = 'links') {
    this.root = fs.realpathSync(fs.mkdtempSync(path.join(parent, 'small-site-')));
    for (const name of SHARED) this.copy(name, name);
    // Of the services, there are the pages of one.
    fs.rmSync(this.path(EVIDENCE_FOLDER), {recursive: true, force: true});
    this.copy(PAGES, '.');
    // A folder of its own in either case, with a cache of its own.
    if (packages === 'files') linkFolder('node_modules', this.path('node_modules'), ['.cache']);
    if (packages === 'links') linkPackages('node_modules', this.path('node_modules'));
    fs.writeFileSync(this.path('.gitignore'), '/node_modules\n/.docusaurus/\n/build/\n');
  }

  /** Absolute path of a file of the copy. */
  path(...names: string[]): string {
    return path.join(this.root, ...names);
  }

  private copy(from: string, to: string): void {
    fs.cpSync(from, this.path(to), {recursive: true});
  }

  /** Writes, changes (by a function of the text), links or removes (undefined) a file until `restore`. */
  write(
    file: string,
    content: string | Buffer | {readonly target: string} | ((text: string) => string) | undefined,
  ): void {
    const target = this.path(file);
    const old = fs.existsSync(target) ? fs.readFileSync(target) : undefined;
    if (!this.undo.has(file)) this.undo.set(file, old);
    if (typeof content === 'object' && 'target' in content) {
      fs.symlinkSync(content.target, target);
      return;
    }
    const text = typeof content === 'function' ? content(old?.toString('utf8') ?? '') : content;
    if (typeof content === 'function' && text === old?.toString('utf8')) {
      throw new Error(`The change of ${file} changes nothing.`);
    }
    if (text === undefined) {
      fs.rmSync(target);
      return;
    }
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }

  /** Takes back every change. */
  restore(): void {
    for (const [file, old] of this.undo) {
      if (old) fs.writeFileSync(this.path(file), old);
      else fs.rmSync(this.path(file), {force: true});
    }
    this.undo.clear();
  }

  /** Makes the copy a clone with one commit. Gives its hash. */
  async commit(): Promise<string> {
    const git = (...args: string[]) =>
      this.run('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@clearwarden.example', ...args], {
        GIT_AUTHOR_DATE: COMMITTED,
        GIT_COMMITTER_DATE: COMMITTED,
      });
    await git('init', '--quiet');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Add the pages');
    return (await git('rev-parse', 'HEAD')).output.trim();
  }

  /** Runs a program in the copy. */
  async run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Collected> {
    const {code, output} = await collect(program, args, {
      cwd: this.root,
      env: {NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined, ...env},
    });
    return {code, output: stripVTControlCharacters(output)};
  }

  /** Builds the copy through the script that `npm run build` runs, after the API pages. */
  build(env: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Promise<Collected> {
    return this.run('node', ['--import', 'tsx', 'scripts/docusaurus.mts', 'build', ...args], env);
  }

  remove(): void {
    fs.rmSync(this.root, {recursive: true, force: true});
  }
}
