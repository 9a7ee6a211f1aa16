import {PAGES} from '../../scripts/bench/pages';
import {expect, open, test} from '../support/test';

/** Notes each use of Intl that makes a browser load the data of a language. */
function watchIntl(): void {
  const used: string[] = [];
  Object.assign(window, {usedIntl: used});
  const watch = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    const noted = new Proxy(original, {
      apply: (target, self, args: unknown[]) => {
        used.push(name);
        return Reflect.apply(target, self, args);
      },
      construct: (target, args: unknown[], newTarget) => {
        used.push(name);
        return Reflect.construct(target, args, newTarget) as object;
      },
    });
    Reflect.set(owner, name, noted);
  };
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'Segmenter']) watch(Intl, name);
  watch(String.prototype, 'localeCompare');
  watch(Number.prototype, 'toLocaleString');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    watch(Date.prototype, name);
}

// docusaurus/without-intl says why.
test('no Intl while a page comes alive', async ({page}) => {
  test.slow();
  await page.addInitScript(watchIntl);
  // A missing page's status is an error of the console.
  for (const {kind, path} of PAGES.filter((one) => one.kind !== 'not found')) {
    await open(page, path);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'usedIntl') as string[]), kind).toEqual([]);
  }
});
