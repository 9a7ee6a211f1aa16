import {expect, test} from '@playwright/test';
import {listHooks} from '../../scripts/hooks';
import {SmallSite} from '../support/smallSite';

const FOLDER = 'src/docusaurus/hooks';
/** What hooks are shown in the copy of the site: a bundle in which nothing is that they look for. */
const NOTHING = {modules: [], files: new Map<string, () => string>(), read: () => undefined};

// One after the other: those of a side share a build.
test.describe.configure({mode: 'default'});

// Docusaurus tells what is wrong with the code that writes HTML only when the scripts for browsers are right.
for (const side of ['client', 'server'] as const) {
  test.describe(side, () => {
    let output: string;

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const site = new SmallSite();
      const nothing = '{modules: [], files: new Map(), read: () => undefined}';
      site.write(`${FOLDER}/index.ts`, (text) =>
        text.replace('hook.flaws(built)', `hook.flaws(hook.sides[0] === '${side}' ? ${nothing} : built)`),
      );
      if (side === 'client') {
        site.write(`${FOLDER}/hook.ts`, (text) => text.replaceAll('flaw = undefined;', ''));
      }
      const run = await site.build();
      site.remove();
      expect(run.code).not.toBe(0);
      output = run.output;
    });

    // That all of them hold where nothing is broken, every other build shows.
    for (const {plugin, hooks} of listHooks()) {
      for (const hook of hooks.filter(({sides}) => sides[0] === side)) {
        test(`${plugin} stops the build unless ${hook.expects}`, () => {
          for (const flaw of hook.flaws(NOTHING)) expect(output).toContain(`Hook ${hook.name}: ${flaw}`);
        });
      }
    }
  });
}
