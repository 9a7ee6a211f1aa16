import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {imageSize} from 'image-size';
import {AREAS} from '../../src/product/areas';
import {SOCIAL_CARDS, socialCardOf, socialCardPath, type SocialCard} from '../../src/product/socialCards';

const cards = Object.keys(SOCIAL_CARDS) as SocialCard[];

test('there is a card for each area, for the API, for the changelog, and for the rest, and no other', () => {
  expect(cards).toEqual([...Object.keys(AREAS), 'api', 'changelog', 'site']);
  const names = cards.map((card) => path.basename(socialCardPath(card)));
  expect(fs.readdirSync('static/img/social').sort()).toEqual(names.sort());
});

for (const card of cards) {
  test(`the card ${card} is of the size that others show, and light`, () => {
    const picture = fs.readFileSync(path.join('static', socialCardPath(card)));
    expect(imageSize(picture)).toMatchObject({width: 1200, height: 630, type: 'png'});
    expect(picture.length).toBeLessThanOrEqual(60_000);
  });
}

test('a page has the card of its area', () => {
  const found = ['/docs/ldm/overview', '/api', '/api/v2/list', '/changelog/2025-10', '/', '/tags', '/apiary'];
  expect(found.map(socialCardOf)).toEqual(['map', 'api', 'api', 'changelog', 'site', 'site', 'site']);
});
