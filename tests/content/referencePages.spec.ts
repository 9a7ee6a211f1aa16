import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {errorList} from '../../src/content/remark/errorLists';
import {lawTable} from '../../src/content/remark/lawTables';
import {codeBlocksOf} from '../support/codeBlocks';
import {factsSection} from '../support/productFacts';
import {pageSource} from '../support/pageSource';

/** A page that must have all that product-facts lists about its subject. */
interface Reference {
  /** Number of the section: `4.5`. */
  readonly section: string;
  /** Path below docs/, without extension. */
  readonly page: string;
  /** What of the section's words in code it is about. */
  readonly about: RegExp;
  /** How many there are at least, so that a pattern that matches nothing is seen. */
  readonly atLeast: number;
}

const AGENT = 'integrations/internal-systems-integrations/request-manager-agent';
const NAME = /^[a-z][a-z0-9_]*$/;

const REFERENCES: readonly Reference[] = [
  {
    section: '3.1',
    page: 'request-manager/request-processing/privacy-right/deletion',
    about:
      /^(legal_obligation|free_expression|research|legal_claim|open_transaction|security|internal_use_expected)$/,
    atLeast: 7,
  },
  {section: '3.3', page: 'request-manager/request-intake/verification', about: NAME, atLeast: 12},
  {section: '3.6', page: 'request-manager/request-processing/integration-statuses', about: NAME, atLeast: 15},
  {
    section: '3.7',
    page: 'request-manager/request-processing/pending-action',
    about: /^[a-z]+_[a-z_]+$/,
    atLeast: 12,
  },
  {
    section: '3.9',
    page: 'request-manager/settings/privacy-request-policies',
    about: /^(us|ca|br|ch|uk)_|^(gdpr|ccpa|custom)$/,
    atLeast: 24,
  },
  {
    section: '3.10',
    page: 'request-manager/settings/request-workflow-automation',
    about: /^auto_/,
    atLeast: 9,
  },
  {
    section: '3.10',
    page: 'request-manager/settings/workflow-automation',
    about: /^(?!auto_|no_data_found)[a-z_]+([.][a-z_]+)?$/,
    atLeast: 30,
  },
  {section: '3.11', page: 'request-manager/settings/email-templates', about: /^[a-z_]+$|^\{\{/, atLeast: 45},
  {section: '3.12', page: 'request-manager/settings/multi-id', about: /^[a-z_0-9]+(\[\])?$/, atLeast: 20},
  {
    section: '3.13',
    page: 'request-manager/settings/third-party-disclosure',
    about: /^[a-z_]+(\[\])?$/,
    atLeast: 12,
  },
  {
    section: '3.15',
    page: 'request-manager/siem-audit-logs',
    about: /^[a-z_]+([.][a-z_]+|\[\])?$/,
    atLeast: 50,
  },
  {
    section: '4.3',
    page: 'consent/settings/consent-policies',
    about: /^(?!dismiss$)[a-z_]+(\[\]|\{\})?$/,
    atLeast: 20,
  },
  {section: '4.3', page: 'consent/banner/layouts-overview', about: /^(dismiss|layout|off)$/, atLeast: 3},
  {section: '4.4', page: 'consent/banner/layouts-overview', about: /^[a-z]+-[a-z]+$/, atLeast: 6},
  {
    section: '4.5',
    page: 'consent/banner/css-customization',
    about: /^(--cw-|\.cwc|__|--[a-z]+$|data-cw|dir=)/,
    atLeast: 45,
  },
  {section: '4.6', page: 'consent/banner/localization', about: /^([a-z]+[.]|\{)/, atLeast: 30},
  {section: '4.7', page: 'consent/deployment-paths/embedded-deployment', about: /^data-cw-/, atLeast: 7},
  {section: '4.7', page: 'consent/deployment-paths/tag-manager', about: /^cw_/, atLeast: 4},
  {section: '4.9', page: 'consent/managing-trackers/cookie-management', about: /^cw[._]/, atLeast: 6},
  {section: '4.9', page: 'consent/managing-trackers/inline-scripts', about: /^data-cw-/, atLeast: 5},
  {
    section: '4.10',
    page: 'consent/settings/plugins',
    about:
      /^(google_consent_mode|microsoft_uet|shopify_privacy|meta_pixel|tiktok_pixel|gpc|webflow_tracking|wait_for_update|ads_data_redaction|url_passthrough)$/,
    atLeast: 10,
  },
  {
    section: '4.10',
    page: 'consent/settings/category-mapping',
    about: /_storage$|^ad_|^(marketing|sale_of_data|preferences|sale_or_sharing|targeted_advertising)$/,
    atLeast: 10,
  },
  {section: '4.10', page: 'consent/settings/test-mode', about: /^cw_|^\?cw_test/, atLeast: 4},
  {
    section: '4.11',
    page: 'consent/testing/audit-logging',
    about:
      /^(event_id|occurred_at|site_key|visitor_id|user_key|action|granted|denied|changed|withdrawn|signal_applied|expired|shown|method|categories\{\}|policy_id|policy_version|layout|language|region|gpc|page|ip_prefix|user_agent|loader_version|test)$/,
    atLeast: 24,
  },
  {
    section: '4.11',
    page: 'consent/testing/browser-console-utilities',
    about: /^(on|off|state|trackers|blocked|cookies|explain|simulate|events|policy|clear|report)\(/,
    atLeast: 11,
  },
  {
    section: '4.11',
    page: 'consent/testing/privacy-inspector',
    about:
      /^(fired_before_consent|unclassified|ignored_withdrawal|duplicate_loader|loader_not_first|missing_gpc|cw_inspect)$/,
    atLeast: 7,
  },
  {
    section: '5',
    page: 'ldm/system-profiles',
    about:
      /^(name|vendor|website|description|brand_ids|business_owner|technical_owner|department|status|criticality|hosting|environment|vendor_role|contract_ref|dpa_signed_on|dpa_expires_on|subprocessors\[\]|data_categories\[\]|data_elements\[\]|special_categories|criminal_data|children_data|data_subject_categories\[\]|volume_band|source_of_data\[\]|hosting_countries\[\]|access_countries\[\]|transfer_mechanism|tia_assessment_id|retention_period|retention_basis|deletion_method|encryption_at_rest|encryption_in_transit|access_control|certifications\[\]|integration_id|processing_activity_ids\[\]|assessment_ids\[\]|risk_ids\[\]|third_party_id|discovery_source_id|adequacy|eu_us_dpf|scc|uk_idta|uk_addendum|bcr|art_49|none)$/,
    atLeast: 48,
  },
  {
    section: '5',
    page: 'ldm/system-detection',
    about:
      /^(sso|finance|device|network|saas_management|data_pipeline|tag_manager|consent_scan|data_discovery|integration|csv|api|high|medium|low)$/,
    atLeast: 14,
  },
  {
    section: '5',
    page: 'ldm/processing-activities',
    about:
      /^(controller|joint_controllers\[\]|representative|dpo|purposes\[\]|recipient_categories\[\]|transfers\[\]|retention_limits|security_measures|controllers\[\]|processing_categories\[\]|legal_basis|art9_condition|lia_assessment_id|dpia_required|dpia_assessment_id|automated_decisions|system_ids\[\]|owner|review_on|draft|in_review|approved|needs_update|archived)$/,
    atLeast: 22,
  },
  {
    section: '5',
    page: 'ldm/ropa-management',
    about:
      /^(controller|joint_controllers\[\]|representative|dpo|purposes\[\]|data_subject_categories\[\]|data_categories\[\]|recipient_categories\[\]|transfers\[\]|retention_limits|security_measures|controllers\[\]|processing_categories\[\]|legal_basis|art9_condition|dpia_required|automated_decisions|owner|review_on)$/,
    atLeast: 19,
  },
  {
    section: '6',
    page: 'risk-management/risk-register',
    about:
      /^(title|category|legal|security|transfer|retention|transparency|vendor|ai|children|source|likelihood|impact|inherent_score|treatment|mitigate|accept|avoid|controls\[\]|residual_likelihood|residual_impact|owner|due_on|identified|assessed|in_treatment|accepted|closed|review_on|accepted_until)$/,
    atLeast: 29,
  },
  {
    section: '6',
    page: 'risk-management/risk-assessments/overview',
    about:
      /^(dpia|pia|tia|lia|vendor|ai_system|draft|in_progress|submitted|in_review|approved|rejected|changes_requested|archived)$/,
    atLeast: 14,
  },
  {
    section: '6',
    page: 'risk-management/risk-assessments/inbound-assessments',
    about: /^(received|in_progress|in_review|sent|declined)$/,
    atLeast: 5,
  },
  {
    section: '7',
    page: 'rdd/rdd-agent/rdd-environment-variable',
    about: /^(CW_RDD_|HTTPS_PROXY|NO_PROXY)/,
    atLeast: 18,
  },
  {
    section: '7',
    page: 'rdd/api/manage-integrations',
    about: /^(name|kind|agent_id|settings|secret_ref|system_id|connected|unreachable|unauthorized|disabled)$/,
    atLeast: 10,
  },
  {
    section: '7',
    page: 'rdd/api/schedule-scans',
    about:
      /^(data_source_id|mode|frequency|cron|time_zone|window|include\[\]|exclude\[\]|metadata|sample|full|once|daily|weekly|monthly|quarterly)$/,
    atLeast: 15,
  },
  {
    section: '7',
    page: 'rdd/api/system-detection',
    about: /^(name|domain|evidence|external_id|decision|confirm|dismiss|merge|merge_into)$/,
    atLeast: 9,
  },
  {
    section: '7',
    page: 'rdd/overview',
    about:
      /^(person_name|email_address|phone_number|postal_address|date_of_birth|us_ssn|us_driver_license|uk_nino|fr_nir|de_tax_id|passport_number|payment_card|iban|us_bank_account|ip_address|mac_address|mobile_ad_id|cookie_id|user_agent|precise_geolocation|[a-z]+_term|biometric_template|salary|job_title|education_record|password_hash|access_token)$/,
    atLeast: 30,
  },
  {
    section: '8.2',
    page: `${AGENT}/configuration/environment-variables`,
    about: /^(CW_AGENT_|HTTPS_PROXY|NO_PROXY)/,
    atLeast: 27,
  },
  {
    section: '8.3',
    page: `${AGENT}/configuration/connections/overview`,
    about:
      /^(:|(key|driver|secret_ref|operations|identifiers|access|deletion|preview|execute|transaction|update|opt_out|name|sql|request|command|file|needs\[\]|on_error|fail|continue|api-proxy|big-query|mysql|oracle|postgresql|redshift|snowflake|sql-server|ssh)$)/,
    atLeast: 30,
  },
  {
    section: '8.6',
    page: 'integrations/internal-systems-integrations/api-specification',
    about: /^(?!slow$)[a-z][a-z0-9_]*$/,
    atLeast: 50,
  },
  {
    section: '8.6',
    page: 'integrations/internal-systems-integrations/api-endpoints-for-testing',
    about: /^(a?sync-|slow$|unauthorized$|rate-limited$|invalid-payload$|partial$)/,
    atLeast: 9,
  },
  {section: '9.2', page: 'api/v2/index', about: /^[a-z]+-[a-z-]+$/, atLeast: 15},
  {section: '9.5', page: 'api/v2/events/_events.map', about: /^[a-z_]+[.][a-z_]+$/, atLeast: 20},
  {section: '10.2', page: 'integrations/overview', about: /^(?!action_needed$)[a-z_]+$/, atLeast: 7},
];

/** Words in code of a section. `CW-INT-101` / `102` and {`a`: b|c} are read as well. */
function wordsOf(section: string): string[] {
  const text = factsSection(section);
  return [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word))];
}

const LAW_TABLE = /<LawTable show="([\w-]+)"(?: place="([^"]+)")? \/>/g;

const ERROR_LIST = /<ErrorList show="(\w+)" of="([^"]+)"(?: depth="\d")? \/>/g;

/** A page's source with the files, the tables of laws, and the errors that it shows. */
function textOf(page: string): string {
  const file = `docs/${page}.mdx`;
  const source = pageSource(file)
    .replace(LAW_TABLE, (_, show: string, place?: string) => lawTable(show, place))
    .replace(ERROR_LIST, (_, show: string, of: string) => errorList(show, of));
  return [source, ...codeBlocksOf(file).map(({code}) => code)].join('\n');
}

for (const {section, page, about, atLeast} of REFERENCES) {
  test(`${page} has all of product-facts ${section} that it is about (${String(about).slice(0, 40)})`, () => {
    const words = wordsOf(section).filter((word) => about.test(word));
    expect(words.length).toBeGreaterThanOrEqual(atLeast);
    const text = textOf(page);
    // A list may be named without its brackets, an attribute without its values.
    const isThere = (word: string) =>
      text.includes(word) || text.includes(word.replace(/(\[\]$|\{|=).*/, ''));
    expect(words.filter((word) => !isThere(word))).toEqual([]);
  });
}

/** A table of product-facts that a page repeats, and the columns that both have. */
interface SharedTable {
  readonly section: string;
  readonly page: string;
  /** First header of the table, in product-facts and on the page. */
  readonly headers: readonly [facts: string, page: string];
  /** Headers of the columns to compare, in product-facts and on the page. The first tells the rows apart. */
  readonly columns: readonly (readonly [facts: string, page: string])[];
  readonly rows: number;
}

const same = (...names: string[]) => names.map((name) => [name, name] as const);

const SHARED_TABLES: readonly SharedTable[] = [
  {
    section: '3.1',
    page: 'request-manager/request-processing/privacy-right/deletion',
    headers: ['Keep-reason', 'Reason'],
    columns: [
      ['Keep-reason', 'Reason'],
      ['GDPR, UK GDPR, Swiss FADP', 'GDPR, UK GDPR'],
    ],
    rows: 7,
  },
  {
    section: '3.3',
    page: 'request-manager/request-intake/verification',
    headers: ['Presets', 'Presets'],
    columns: same(
      'Presets',
      'Access, Transfer',
      'Access Categories',
      'Deletion, Update Inaccuracies',
      'Object to Processing',
      'Third-Party Disclosure',
      'Opt-Out',
    ),
    rows: 4,
  },
  {
    section: '3.7',
    page: 'request-manager/request-processing/pending-action',
    headers: ['`kind`', 'Label'],
    columns: [...same('`kind`'), ['Default assignee', 'Default assignee'], ['Blocks', 'Blocks']],
    rows: 12,
  },
];

/** Rows of the table that begins with a header, each as header and cell. */
function tableOf(text: string, firstHeader: string): Readonly<Record<string, string>>[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstHeader} |`));
  if (start < 0) throw new Error(`no table begins with ${firstHeader}`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split(' |')
      .map((cell) => cell.trim());
  const [headers = [], , ...rows] = lines.slice(start, end < 0 ? undefined : end).map(cells);
  return rows.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index] ?? ''])));
}

/** Words alone: capitals, brackets and what is in them do not count. */
const plain = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/[:(].*/, '')
    .trim()
    .toLowerCase();

for (const {section, page, headers, columns, rows} of SHARED_TABLES) {
  test(`${page} has the table of product-facts ${section} that begins with ${headers[0]}`, () => {
    const pick = (side: 0 | 1, text: string) =>
      tableOf(text, headers[side])
        .map((row) => columns.map((pair) => plain(row[pair[side]])).join(' | '))
        .sort();
    const facts = pick(0, factsSection(section));
    expect(facts).toHaveLength(rows);
    expect(pick(1, textOf(page))).toEqual(facts);
  });
}

test('the declaration of the JavaScript API has every name of product-facts 4.8', () => {
  const declaration = fs.readFileSync(
    'docs/consent/managing-trackers/samples/clearwarden-consent.d.ts',
    'utf8',
  );
  const [, facts = ''] = /```ts\n([\s\S]*?)```/.exec(factsSection('4.8')) ?? [];
  const names = [...new Set(facts.match(/[A-Za-z_:]{3,}/g))];
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !declaration.includes(name))).toEqual([]);
});
