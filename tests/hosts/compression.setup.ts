import {expect, test} from '@playwright/test';
import {compress} from '../../src/hosts/compression/compress';

test('the build is compressed', async () => {
  test.setTimeout(300_000);
  const {files, size, br, gz} = await compress('build');
  expect(files).toBeGreaterThan(1000);
  expect(br).toBeLessThan(gz);
  expect(gz).toBeLessThan(size / 3);
});
