import {expect, test} from '@playwright/test';
import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {tables} from '../../src/content/rehype/tables';

const compiled = async (markdown: string): Promise<string> =>
  String(await compile(markdown, {jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [tables]}));

const SENTENCE = 'A sentence that a column of a phone has no room for';

test('code in a table may break after its joints, and nowhere else', async () => {
  const page = await compiled('| Scope |\n|---|\n| `crm.objects/read_all` |');
  expect(page).toContain(
    '<code>{"crm."}<_components.wbr />{"objects/"}<_components.wbr />{"read_"}<_components.wbr />{"all"}</code>',
  );
});

test('code of one word, and code outside of tables, is left as it is', async () => {
  expect(await compiled('| Scope |\n|---|\n| `tickets` |\n\n`crm.read`')).not.toContain('wbr');
});

test('a table of few columns with sentences says the column in each cell', async () => {
  const page = await compiled(`| Name | Default | Sets |\n|---|---|---|\n| A | 1 | ${SENTENCE} |`);
  expect(page).toContain('className="stacks"');
  expect(page).toContain('data-head="Default"');
  expect(page).not.toContain('data-head="Name"');
});

test('with two columns the second needs no name', async () => {
  const page = await compiled(`| Name | Sets |\n|---|---|\n| A | ${SENTENCE} |`);
  expect(page).toContain('className="stacks"');
  expect(page).not.toContain('data-head');
});

for (const [what, table] of [
  ['many columns', `| A | B | C | D |\n|---|---|---|---|\n| a | b | c | ${SENTENCE} |`],
  ['short cells', '| A | B |\n|---|---|\n| a | b |'],
]) {
  test(`a table with ${what} stays a table`, async () => {
    expect(await compiled(table ?? '')).not.toContain('stacks');
  });
}
