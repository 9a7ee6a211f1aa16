import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {PLAYWRIGHT_DISABLES} from '../support/chromium';

test('Chromium is started without all that Playwright switches off', () => {
  const folder = path.dirname(require.resolve('playwright-core/package.json'));
  const source = fs.readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /^\s*disabledFeatures = \[(.*?)^\s*\]/ms.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).toEqual(PLAYWRIGHT_DISABLES);
});
