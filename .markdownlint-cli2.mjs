// @ts-check
import avoidedWords from './scripts/markdown-rules/avoidedWords.mjs';
import boldPaths from './scripts/markdown-rules/boldPaths.mjs';
import nativeVoice from './scripts/markdown-rules/nativeVoice.mjs';

/** Rules for the words. Every rule that is off has its reason. What MDX needs is in content-rules. */
export default {
  globs: ['**/*.md', 'docs/**/*.mdx', 'changelog/*.mdx'],
  ignores: [
    'node_modules',
    '.docusaurus',
    'build',
    'test-results',
    'docs/api/**/*.{answers,api,example,fields,map}.mdx',
    'contributing/product-facts.md',
  ],
  customRules: [avoidedWords, boldPaths, nativeVoice],
  config: {
    default: true,
    MD013: false, // Line length: a paragraph is a line.
    MD025: {front_matter_title: ''}, // The front matter's title is not a second heading.
    MD033: false, // Inline HTML: components look like it.
    MD037: false, // It reads MDX comments as emphasis.
    MD036: false, // Bold lead words stand alone in the changelog.
    MD041: false, // The title is in the front matter.
    MD024: {siblings_only: true}, // "Troubleshooting" comes back under other headings.
    MD046: false, // Indented text inside of components is not code.
    // Partials lead to sections of the pages that they are in. The build checks all of them.
    MD051: {ignored_pattern: '^(whom-to-write-to|what-to-ask-for)$'},
    MD060: false, // Table alignment is for the reader of the page.
    MD044: {
      names: [
        'Clearwarden',
        'HubSpot',
        'Salesforce',
        'Zendesk',
        'Shopify',
        'Snowflake',
        'JavaScript',
        'TypeScript',
        'GitHub',
        'OpenAPI',
        'PostgreSQL',
        'BigQuery',
        'Webflow',
        'Okta',
        'OneLogin',
        'PingOne',
        'JumpCloud',
        'Auth0',
        'Microsoft',
        'MySQL',
        'Kubernetes',
        'Terraform',
        'Node.js',
        'OAuth',
      ],
      code_blocks: false,
      html_elements: false,
    },
  },
};
