import path from 'node:path';
import {START, chunkOf} from '../e2e/states/chunks';
import {expect, test} from './test';

const NEXT = '/docs/request-manager/request-processing/privacy-right/update-inaccuracies';
const NEXT_LINK = '.pagination-nav__link--next';

/** The script that has a page's text. */
const scriptOf = (page: string) => new RegExp(`/${path.basename(chunkOf(page))}$`);

test('a page that takes its time shows that it loads', async ({reader}) => {
  const release = reader.host.hold(scriptOf(NEXT));
  await reader.open(START);
  await reader.click(NEXT_LINK);
  await reader.expectShown('[role=status]', 'Loading');
  await reader.expectShown('h1', 'Deletion');
  await reader.expectAddress(NEXT);
  release();
  await reader.expectShown('h1', 'Update inaccuracies');
  await reader.expectHidden('[role=status]', 'Loading');
});

test.describe('when the script of a page does not come', () => {
  test.use({
    expectedNoise: /^(?:no answer: \/assets\/js\/|(?:uncaught|error|warn): .*Loading chunk)/,
  });

  test('the page can be read, and Retry brings it to life', async ({reader}) => {
    const mend = reader.host.fail(scriptOf(START));
    await reader.visit(START);
    await reader.expectShown('[role=alert]');
    await reader.expectShown('h1', 'Deletion');
    mend();
    await reader.click('[role=alert] button', 'Retry');
    await reader.expectAlive();
    await reader.expectHidden('[role=alert]');
    await reader.expectShown('h1', 'Deletion');
  });

  test('after a click on its link, too', async ({reader}) => {
    const mend = reader.host.fail(scriptOf(NEXT));
    await reader.open(START);
    await reader.click(NEXT_LINK);
    await reader.expectAddress(NEXT);
    await reader.expectShown('[role=alert]');
    await reader.expectShown('h1', 'Update inaccuracies');
    mend();
    await reader.click('[role=alert] button', 'Retry');
    await reader.expectAlive();
    await reader.expectHidden('[role=alert]');
    expect(reader.host.asked.filter(({address}) => address === NEXT).length).toBeGreaterThan(1);
  });
});
