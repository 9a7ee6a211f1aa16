import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {elementsOf, isDataScript, textOf} from '../../src/hosts/built-html/elements';
import {parseCsv} from '../../scripts/csv';
import {EVIDENCE_FOLDER} from '../../src/integrations/evidence/readEvidence';
import {SmallSite} from '../support/smallSite';

/** A build takes six to ten seconds of an idle machine. */
test.setTimeout(300_000);

/** What ends elements, comments, scripts and sections of XML, and begins others. */
const TITLE = '</script><script>window.ran=1</script>';
const LABEL = '<!-- <script> "\'';
const TEXT = 'Ends ]]> here ]]> and </script><img src=x onerror=alert(1)> {x} `y` & so on';

const SECOND = 'docs/request-manager/second.mdx';
const FIGURE = 'docs/request-manager/img/steps.figure.yml';
const MONTH = 'changelog/2025-10.mdx';

let site: SmallSite;
test.beforeAll(() => {
  site = new SmallSite();
});
test.afterAll(() => site.remove());

/** A line of front matter or of a list, as YAML that has any text. */
const line = (key: string, value: string) => `${key}: ${JSON.stringify(value)}`;

test('texts that end elements stay texts in pages, structured data, feeds, lists and tables', async () => {
  // What is built must hold by itself.
  site.write('src/content/rules/index.ts', "export default () => ({name: 'content-rules'});\n");
  site.write(SECOND, (text) =>
    text
      .replace(/^title:.*$/m, line('title', TITLE))
      .replace(/^description:.*$/m, `${line('description', TEXT)}\n${line('sidebar_label', LABEL)}`)
      .replace(
        '## Details',
        `## Details\n\n<Figure caption="Steps.">\n\n![${LABEL.replaceAll('<', String.raw`\<`)}](./img/steps.figure.yml)\n\n</Figure>\n\n<Term id="dsar">term</Term>`,
      ),
  );
  site.write(FIGURE, (text) => text.replace(/^about:.*$/m, line('about', LABEL)));
  site.write(MONTH, (text) =>
    text.replace(/^title:.*$/m, line('title', TITLE)).replace(/^description:.*$/m, line('description', TEXT)),
  );
  site.write('docs/tags.yml', (text) =>
    text.replace(/(^requests:\n {2})label:.*$/m, `$1${line('label', LABEL)}`),
  );
  site.write('docs/glossary.yml', (text) =>
    text.replace(/(^dsar:\n(?: {2}.*\n)*? {2})definition:.*$/m, `$1${line('definition', TEXT)}`),
  );
  site.write('docs/integrations/connection-instructions/acme.mdx', (text) =>
    text.replace(/^ {2}plan:.*$/m, `  ${line('plan', `${TEXT},"a"`)}`),
  );
  site.write(`${EVIDENCE_FOLDER}/acme.yml`, (text) =>
    text.replace(/sources:[^]*/, `sources: []\n        ${line('unconfirmed', TEXT)}\n`),
  );
  const {code, output} = await site.build();
  expect(code, output).toBe(0);

  const read = (file: string) => fs.readFileSync(site.path('build', file), 'utf8');
  const page = read('docs/request-manager/second.html');
  const $ = load(page);
  expect($('title').text()).toContain(TITLE);
  expect($('meta[name=description]').attr('content')).toBe(TEXT);
  expect($('main img').attr('alt')).toBe(LABEL);
  expect($('main details:contains("Figure as text") li').first().text()).toBe(LABEL);
  const data = elementsOf(page).filter(isDataScript).map(textOf);
  expect(data.map((json): unknown => JSON.parse(json)).flat()).toContainEqual(
    expect.objectContaining({'@type': 'BreadcrumbList'}),
  );
  expect(JSON.stringify(data)).not.toContain('<');
  expect(data.join()).toContain(JSON.stringify(TITLE).slice(1, -1).replaceAll('<', '\\u003C'));

  for (const feed of ['rss.xml', 'atom.xml']) {
    const xml = read(`changelog/${feed}`);
    // Sections end once each: nothing of a text is markup.
    expect(xml.split('<![CDATA[').length, feed).toBe(xml.split(']]>').length);
    const feeds = load(xml, {xmlMode: true});
    expect(feeds('summary, item > description').first().text()).toContain('&lt;/script&gt;&lt;img');
    expect(feeds('entry > title, item > title').first().text()).toContain('&lt;/script&gt;&lt;script&gt;');
  }
  const months = JSON.parse(read('changelog/feed.json')) as {items: readonly unknown[]};
  expect(months.items.length).toBeGreaterThan(1);

  const acme = load(read('docs/integrations/connection-instructions/acme.html'));
  expect(acme('dd').text()).toContain(`Not confirmed by the vendor. ${TEXT}`);
  const calls = load(read('docs/integrations/api-documentation/acme.html'));
  expect(calls('#calls ~ ul > li').text()).toMatch(/Finds the contact.*ReadsNot confirmed by the vendor/);

  const {integrations} = JSON.parse(read('integrations.json')) as {integrations: readonly {plan: string}[]};
  expect(integrations.map(({plan}) => plan)).toContain(`${TEXT},"a"`);
  expect(parseCsv(read('integrations.csv')).map(({plan}) => plan)).toContain(`${TEXT},"a"`);
});
