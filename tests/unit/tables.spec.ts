import {expect, test} from '@playwright/test';
import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {tables} from '../../src/content/rehype/tables';

const compiled = async (markdown: string): Promise<string> =>
  String(await compile(markdown, {jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [tables]}));

const SENTENCE = 'A sentence that a column of a phone has no room for';

const WBR = '<_components.wbr />';

for (const [code, lines] of [
  ['crm.objects.contacts.sensitive.read', ['crm.objects.contacts.', 'sensitive.read']],
  ['cannot create index on partitioned table', ['cannot create index ', 'on partitioned table']],
  [
    'https://api.eu.tidepool-crm.example/v2/accounts/{account_id}/contacts',
    ['https://api.eu.tidepool-crm.example/', 'v2/accounts/{account_id}/contacts'],
  ],
  ['Averylongwordwithoutanyplacetobreakit', undefined],
  ['CW-INT-101', undefined],
] as const) {
  test(`${code} in a table breaks ${lines ? `into ${lines.length} lines` : 'nowhere'}`, async () => {
    const page = await compiled(`| Scope |\n|---|\n| \`${code}\` |`);
    if (lines) expect(page).toContain(`<code>${lines.map((line) => `{"${line}"}`).join(WBR)}</code>`);
    else expect(page).not.toContain('wbr');
  });
}

test('long code outside of tables may break after each joint, and in mid-word only where there is none', async () => {
  expect(await compiled('`crm.objects.contacts.sensitive.read`')).toContain(
    `<code>${['crm.', 'objects.', 'contacts.', 'sensitive.', 'read'].map((part) => `{"${part}"}`).join(WBR)}</code>`,
  );
  expect(await compiled('`crm.objects.read`')).not.toContain('wbr');
  expect(await compiled('```\ncrm.objects.contacts.sensitive.read\n```')).not.toContain('wbr');
});

test('a long table of few columns says so, to keep its head in view', async () => {
  const table = (rows: number, columns: number) =>
    [
      `|${' A |'.repeat(columns)}`,
      `|${'---|'.repeat(columns)}`,
      ...Array<string>(rows).fill(`|${' a |'.repeat(columns)}`),
    ].join('\n');
  expect(await compiled(table(11, 5))).toContain('data-long');
  expect(await compiled(table(10, 5))).not.toContain('data-long');
  expect(await compiled(table(11, 6))).not.toContain('data-long');
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

test('a table has the name of its heading, and above the first one that of the page', async () => {
  const table = '| Name |\n|---|\n| A |';
  const file = {value: `${table}\n\n## Limits\n\n${table}`, data: {frontMatter: {title: 'Rates'}}};
  const withId = () => (tree: {children: {tagName?: string; properties?: object}[]}) => {
    for (const node of tree.children) if (node.tagName === 'h2') node.properties = {id: 'limits'};
  };
  const page = String(
    await compile(file, {jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [withId, tables]}),
  );
  expect(page.match(/<_components.table [^>]*>/g)).toEqual([
    '<_components.table aria-label="Rates">',
    '<_components.table aria-labelledby="limits">',
  ]);
});

for (const second of ['B', 'A']) {
  test(`columns and rows have their heads, where first cells name the rows: A and ${second}`, async () => {
    const page = await compiled(`| Name | Default |\n|---|---|\n| A | 1 |\n| ${second} | 1 |`);
    expect(page.match(/<_components\.th scope="col">/g)).toHaveLength(2);
    expect(page.match(/<_components\.th scope="row">/g)).toHaveLength(2);
  });
}

for (const [what, first] of [
  ['are empty', ''],
  ['are long sentences', `${SENTENCE}, and another clause that makes it longer still`],
]) {
  test(`first cells that ${what} are no heads`, async () => {
    expect(await compiled(`| Name | Default |\n|---|---|\n| A | 1 |\n| ${first} | 2 |`)).not.toContain(
      'scope="row"',
    );
  });
}
