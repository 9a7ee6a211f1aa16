import path from 'node:path';
import type {Compiler} from 'webpack';

/** The scripts for browsers, or those that write the HTML. */
export type Side = 'client' | 'server';

/** A module of a compilation. Paths are with `/`. */
export interface BuiltModule {
  /** What its importer asked for, after hooks: `./preload`. */
  readonly request: string;
  /** Its file, with a query. */
  readonly file: string;
  /** What the bundler takes it for: `javascript/auto`, `asset/source`. */
  readonly type: string;
  /** The files of its loaders. */
  readonly loaders: readonly string[];
  /** The files of the modules that import it. */
  readonly importers: () => readonly string[];
}

/** What hooks are judged by. */
export interface Built {
  /** All modules of a compilation. */
  readonly modules: readonly BuiltModule[];
  /** The files that it writes, by name. */
  readonly files: ReadonlyMap<string, () => string>;
  /** The text of a file of a package, or nothing when there is no such file: `@docusaurus/core/lib/…`. */
  readonly read: (file: string) => string | undefined;
}

/** Something inside of Docusaurus, its themes or its bundler that a plugin counts on, without a promise that it stays. */
export interface Hook {
  /** The plugin that needs it. */
  readonly name: string;
  /** What must be so, for the report of `npm run upgrade:rehearse`. */
  readonly expects: string;
  readonly sides: readonly Side[];
  /** Whether the live preview does without it. */
  readonly isOnlyInBuild?: boolean;
  /** When it can be judged: as soon as all modules are read, or when the files are whole. */
  readonly judgedBy: 'modules' | 'files';
  /** Sets the bundler up. */
  readonly install?: (compiler: Compiler) => void;
  /** What is not as expected; nothing when all is. */
  readonly flaws: (built: Built) => readonly string[];
}

interface Common {
  readonly name: string;
  /** Both if left out. */
  readonly sides?: readonly Side[];
  readonly isOnlyInBuild?: boolean;
}

const BOTH: readonly Side[] = ['client', 'server'];

/** A path with `/`, whatever the system writes. */
export const posix = (file: string): string => file.split(path.sep).join('/');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface ModuleReplacement extends Common {
  /** What importers ask for: the whole request, or what it must match. */
  readonly request: string | RegExp;
  /** The importers that must be there, by the end of their paths. */
  readonly from: readonly string[];
  /** Replaces only what modules ask for whose paths have this. Any if left out. */
  readonly within?: string;
  /** The file that they get instead: its whole path, or one below `@generated/`. */
  readonly by: string;
  /** The file that nobody else may get any more, by the end of its path. */
  readonly original?: string;
}

/** Gives importers another module than the one that they ask for. */
export function replaceModule({
  request,
  from,
  within = '',
  by,
  original,
  sides = BOTH,
  ...common
}: ModuleReplacement): Hook {
  const shown = typeof request === 'string' ? `'${request}'` : String(request);
  const asked = typeof request === 'string' ? new RegExp(`^${escape(request)}$`) : request;
  const isReplacement = (file: string) =>
    by.startsWith('@generated/') ? file.endsWith(by.slice('@generated'.length)) : file === posix(by);
  return {
    ...common,
    sides,
    judgedBy: 'modules',
    expects: `${from.join(', ')} import${from.length === 1 ? 's' : ''} ${shown}`,
    install(compiler) {
      new compiler.webpack.NormalModuleReplacementPlugin(asked, (resource) => {
        if (posix(resource.contextInfo.issuer).includes(within)) resource.request = by;
      }).apply(compiler);
    },
    flaws({modules}) {
      const importers = modules
        .filter(({file}) => isReplacement(file))
        .flatMap((module) => module.importers());
      const lost = from.filter((file) => !importers.some((importer) => importer.endsWith(file)));
      const left = modules
        .filter(({file}) => original !== undefined && file.endsWith(original))
        .flatMap((module) => module.importers())
        .filter((importer) => !isReplacement(importer));
      return [
        ...lost.map(
          (file) => `${file} does not import ${shown} any more, which ${path.basename(by)} is to replace`,
        ),
        ...[...new Set(left)].map(
          (file) => `${file} gets ${original ?? ''}, which ${path.basename(by)} is to replace`,
        ),
      ];
    },
  };
}

export interface TextRewriting extends Common {
  /** The module, by the end of its path. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Changes a few words in the code of a module. The loader stops the build when they are not in it. */
export function rewriteText({file, before, after, sides = BOTH, ...common}: TextRewriting): Hook {
  const loader = require.resolve('./rewriteTextLoader.cjs');
  return {
    ...common,
    sides,
    judgedBy: 'modules',
    expects: `${file} has the text "${before}"`,
    install(compiler) {
      const options = {hook: common.name, file, before, after};
      const test = new RegExp(`${escape(file).replaceAll('/', String.raw`[\\/]`)}$`);
      compiler.options.module.rules.push({test, use: [{loader, options}]});
    },
    flaws: ({modules}) =>
      modules.some((module) => module.file.endsWith(file) && module.loaders.includes(posix(loader)))
        ? []
        : [`nothing imports ${file} any more, in which "${before}" is to be replaced`],
  };
}

export interface TextExpectation extends Common {
  /** A file of a package: `@docusaurus/core/lib/…`. */
  readonly file: string;
  readonly texts: readonly string[];
}

/** Looks into the code of a package for what other code of the site builds on. */
export function expectText({file, texts, sides = ['client'], ...common}: TextExpectation): Hook {
  return {
    ...common,
    sides,
    judgedBy: 'modules',
    expects: `${file} has ${texts.map((text) => `"${text.replace(/\s+/g, ' ')}"`).join(' and ')}`,
    flaws({read}) {
      const source = read(file);
      if (source === undefined) return [`there is no ${file} any more`];
      return texts
        .filter((text) => !source.includes(text))
        .map((text) => `${file} has no "${text}" any more`);
    },
  };
}

export interface ModuleExpectation extends Common {
  readonly expects: string;
  /** What is not as it should be, of all modules. */
  readonly flaws: (modules: readonly BuiltModule[]) => readonly string[];
  readonly install?: (compiler: Compiler) => void;
}

/** Looks at the modules of the compilation. */
export function expectModules({flaws, sides = BOTH, ...common}: ModuleExpectation): Hook {
  return {...common, sides, judgedBy: 'modules', flaws: ({modules}) => flaws(modules)};
}

export interface FileExpectation extends Common {
  readonly expects: string;
  /** What is not as it should be, of all files that are written for browsers. */
  readonly flaws: (files: Built['files']) => readonly string[];
}

/** Looks at the files that a build writes for browsers. The live preview has others. */
export function expectFiles({flaws, ...common}: FileExpectation): Hook {
  return {
    ...common,
    sides: ['client'],
    isOnlyInBuild: true,
    judgedBy: 'files',
    flaws: ({files}) => flaws(files),
  };
}

export interface Step extends Common {
  readonly expects: string;
  /** When it has to be taken: before the modules are known, or before the files are written. */
  readonly judgedBy?: Hook['judgedBy'];
}

/** A hook that its plugin takes by itself, mostly before the bundler begins. */
export interface StepHook extends Hook {
  /** Does it. An error is a flaw, and tells what is not as expected; then it gives undefined. */
  readonly run: <Result>(step: () => Result) => Result | undefined;
}

/** For what is looked for in the configuration, in generated files or in another plugin. */
export function expectStep({sides = ['client'], judgedBy = 'modules', ...common}: Step): StepHook {
  let flaw: string | undefined = `nobody has looked whether ${common.expects}`;
  return {
    ...common,
    sides,
    judgedBy,
    run(step) {
      try {
        const result = step();
        flaw = undefined;
        return result;
      } catch (error) {
        flaw = error instanceof Error ? error.message : String(error);
        return undefined;
      }
    },
    flaws: () => (flaw === undefined ? [] : [flaw]),
  };
}
