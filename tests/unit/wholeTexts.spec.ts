import {expect, test} from '@playwright/test';
import {changelog} from '../../src/content/changelog';
import {docs} from '../../src/content/docs';
import {wholeTexts} from '../../src/content/remark/wholeTexts';
import {parse} from '../../src/content/rules/syntax';

interface Node {
  readonly type: string;
  readonly alt?: string | null;
  readonly children?: readonly Node[];
}

const imagesOf = (node: Node): Node[] => [
  ...(node.type === 'image' ? [node] : []),
  ...(node.children ?? []).flatMap(imagesOf),
];

for (const text of [
  'At any time: language:changed, then tracker:blocked.',
  'Reads 10:30, http:ok[not a label], and consent:saved{for}',
  'the event **consent:changed** of `tracker:released`',
])
  test(`the text of an image keeps what looks like a directive: ${text}`, () => {
    const [image] = imagesOf(parse(`![${text.replaceAll('{', '\\{')}](./x.png)\n`));
    expect(image?.alt).toBe(text.replaceAll('*', '').replaceAll('`', ''));
  });

test('the site reads docs and changelog in this way', () => {
  expect(docs.remarkPlugins[0]).toBe(wholeTexts);
  expect(changelog.remarkPlugins[0]).toBe(wholeTexts);
});
