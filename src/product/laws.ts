/**
 * The laws of the policy presets: product facts, section 3.9. Pages draw their tables from here
 * (`content/remark/lawTables.ts`), and `tests/content/laws.spec.ts` holds the presets to the facts.
 */

export const PLACES = ['Europe', 'United States', 'Other countries'] as const;
export type Place = (typeof PLACES)[number];

/** Rights as the product names them, with their columns in tables. */
export const LAW_RIGHTS = {
  access: 'Access',
  access_categories: 'Access Categories',
  deletion: 'Deletion',
  update_inaccuracies: 'Update Inaccuracies',
  transfer: 'Transfer',
  opt_out: 'Opt-Out',
  object_to_processing: 'Object to Processing',
  third_party_disclosure: 'Third-Party Disclosure',
} as const;
export type LawRight = keyof typeof LAW_RIGHTS;

export interface Period {
  readonly value: number;
  readonly unit: 'calendar_days' | 'business_days' | 'months';
}

/** Rows of the table of verification levels: product facts, section 3.3. */
export const LEVEL_GROUPS = {
  europe: 'GDPR, UK GDPR, Swiss FADP',
  california: 'California',
  states: 'Other US states',
  others: 'Canada, Brazil, Default policy, custom',
} as const;
export type LevelGroup = keyof typeof LEVEL_GROUPS;
export type Level = 'none' | 'basic' | 'standard' | 'high';

export interface Law {
  /** `law_code` of the policy. */
  readonly code: string;
  /** Name of the preset. */
  readonly name: string;
  readonly place: Place;
  /** How provisions are cited: the code that goes in front of each of them. */
  readonly citedAs: string;
  /** Provision of each right. A right without one is not in the law, or not as a right of its own. */
  readonly rights: Readonly<Partial<Record<LawRight, string>>>;
  readonly deadline: Period & {readonly provision: string};
  readonly extension?: Period;
  /** The extension in words, where the law names no length. */
  readonly extensionText?: string;
  readonly acknowledgment?: Period & {readonly provision: string};
  /** What the preset sets for opt-outs. */
  readonly optOut: Period;
  readonly optOutText?: string;
  /** Days to decide an appeal. Without it, the law has no appeal to the organization. */
  readonly appeal?: {readonly days: number; readonly extension?: number; readonly provision: string};
  /** What the preset's table says about appeals where there is none. */
  readonly appealText?: string;
  /** How often a reply is free of charge. */
  readonly free?: string;
  /** Opt-out preference signals such as Global Privacy Control. */
  readonly signal?: {readonly text: string; readonly provision: string};
  readonly verification: LevelGroup;
  readonly people: string;
  readonly organizations: string;
  /** YYYY-MM-DD; missing where the facts say "in force". */
  readonly inEffect?: string;
  readonly inEffectNote?: string;
  /** Notes of the preset. */
  readonly notes?: string;
  /** Where the law asks for more than the preset's defaults, and what to set. */
  readonly beyondPreset?: readonly {readonly asks: string; readonly set: string}[];
  /** The law's text, or the page of an authority. */
  readonly source: string;
  /**
   * YYYY-MM in which the provisions on rights and time to answer were last read: in the law's text, in a copy of it,
   * or on a page of the authority.
   */
  readonly checked?: string;
  /** What was read, where it isn't all of that. */
  readonly checkedPart?: string;
}

const days = (value: number): Period => ({value, unit: 'calendar_days'});
const months = (value: number): Period => ({value, unit: 'months'});
const businessDays = (value: number): Period => ({value, unit: 'business_days'});

const CHECKED = '2026-11';
const ONCE = 'Once in 12 months';
const TWICE = 'Twice a year';
const EVERYONE = 'Every natural person';
const RESIDENTS = 'Residents as consumers';
const EVERY_CONTROLLER = 'Every controller in its scope';

/** Virginia's model: the same times in most states. */
const STATE = {
  place: 'United States',
  extension: days(45),
  optOut: days(45),
  verification: 'states',
  people: RESIDENTS,
} as const;

const GDPR_RIGHTS = {
  access: 'Art. 15',
  deletion: 'Art. 17',
  update_inaccuracies: 'Art. 16',
  transfer: 'Art. 20',
  object_to_processing: 'Art. 18, 21, 22',
  third_party_disclosure: 'Art. 15(1)(c)',
} as const;

/** Art. 22A to 22D replaced Art. 22 in the UK: Data (Use and Access) Act 2025, s. 80. */
const UK_GDPR_RIGHTS = {...GDPR_RIGHTS, object_to_processing: 'Art. 18, 21, 22A–22D'} as const;

const DRAFT = {
  asks: 'The law has applied since January 1, 2026, and the preset comes as a draft that receives no requests.',
  set: 'Review the draft or, in a newer tenant, add the preset with **Add Policy**. Then set it to `active`, and add it to the scope of your connections.',
} as const;

export const LAWS: readonly Law[] = [
  {
    code: 'gdpr',
    name: 'GDPR (EU/EEA)',
    place: 'Europe',
    citedAs: 'GDPR',
    rights: GDPR_RIGHTS,
    deadline: {...months(1), provision: 'Art. 12(3)'},
    extension: months(2),
    optOut: months(1),
    optOutText: 'Without undue delay (default 1 month)',
    appealText: '– (complaint to authority, Art. 77)',
    free: 'Always, unless manifestly unfounded or excessive (Art. 12(5))',
    verification: 'europe',
    people: EVERYONE,
    organizations: EVERY_CONTROLLER,
    inEffect: '2018-05-25',
    notes: 'Free of charge, Art. 12(5)',
    source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    checked: CHECKED,
  },
  {
    code: 'uk_gdpr',
    name: 'UK GDPR',
    place: 'Europe',
    citedAs: 'UK GDPR',
    rights: UK_GDPR_RIGHTS,
    deadline: {...months(1), provision: 'Art. 12(3), 12A'},
    extension: months(2),
    optOut: months(1),
    optOutText: 'Same as GDPR',
    free: 'Always, unless manifestly unfounded or excessive (Art. 12(5))',
    verification: 'europe',
    people: EVERYONE,
    organizations: EVERY_CONTROLLER,
    inEffect: '2021-01-01',
    notes: 'Authority: ICO',
    source: 'https://www.legislation.gov.uk/eur/2016/679/chapter/III',
    checked: CHECKED,
  },
  {
    code: 'ch_fadp',
    name: 'Swiss FADP',
    place: 'Europe',
    citedAs: 'FADP',
    rights: {
      access: 'Art. 25',
      deletion: 'Art. 32(2)(c)',
      update_inaccuracies: 'Art. 32(1)',
      transfer: 'Art. 28',
      object_to_processing: 'Art. 30(2)(b)',
      third_party_disclosure: 'Art. 25(2)(g)',
    },
    deadline: {...days(30), provision: 'Art. 25(7)'},
    extension: days(30),
    extensionText: 'With notice (default 30)',
    optOut: months(1),
    optOutText: 'Same as GDPR',
    free: 'As a rule (Art. 25(6))',
    verification: 'europe',
    people: EVERYONE,
    organizations: EVERY_CONTROLLER,
    inEffect: '2023-09-01',
    source: 'https://www.fedlex.admin.ch/eli/cc/2022/491/en',
    checked: CHECKED,
  },
  {
    code: 'ccpa',
    name: 'California CCPA/CPRA',
    place: 'United States',
    citedAs: 'Cal. Civ. Code',
    rights: {
      access: '§1798.110, §1798.130',
      access_categories: '§1798.110, §1798.115',
      deletion: '§1798.105',
      update_inaccuracies: '§1798.106',
      transfer: '§1798.130',
      opt_out: '§1798.120, §1798.121',
    },
    deadline: {...days(45), provision: '11 CCR §7021(b)'},
    extension: days(45),
    acknowledgment: {...businessDays(10), provision: '11 CCR §7021(a)'},
    optOut: businessDays(15),
    optOutText: '15 business days (opt-out, limit)',
    free: 'Always; requests to know twice in 12 months (§1798.130(b))',
    signal: {text: 'Required', provision: '11 CCR §7025'},
    verification: 'california',
    people: 'Residents, including employees and business contacts',
    organizations:
      'Businesses that exceed a revenue threshold, hold data on 100,000 consumers or households, or earn half of their revenue from selling or sharing',
    inEffect: '2020-01-01',
    inEffectNote: 'CPRA January 1, 2023',
    notes: 'GPC required',
    source: 'https://cppa.ca.gov/regulations/',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_va',
    name: 'Virginia VCDPA',
    citedAs: 'Va. Code',
    rights: {
      access: '§59.1-577(A)(1)',
      deletion: '§59.1-577(A)(3)',
      update_inaccuracies: '§59.1-577(A)(2)',
      transfer: '§59.1-577(A)(4)',
      opt_out: '§59.1-577(A)(5)',
    },
    deadline: {...days(45), provision: '§59.1-577(B)(1)'},
    appeal: {days: 60, provision: '§59.1-577(C)'},
    free: TWICE,
    organizations: '100,000 consumers, or 25,000 and more than half of the revenue from sales of data',
    inEffect: '2023-01-01',
    notes: 'No universal opt-out duty',
    source: 'https://law.lis.virginia.gov/vacodefull/title59.1/chapter53/',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_co',
    name: 'Colorado CPA',
    citedAs: 'C.R.S.',
    rights: {
      access: '§6-1-1306(1)(b)',
      deletion: '§6-1-1306(1)(d)',
      update_inaccuracies: '§6-1-1306(1)(c)',
      transfer: '§6-1-1306(1)(e)',
      opt_out: '§6-1-1306(1)(a)',
    },
    deadline: {...days(45), provision: '§6-1-1306(2)(a)'},
    appeal: {days: 45, extension: 60, provision: '§6-1-1306(3)'},
    free: ONCE,
    signal: {text: 'Required since July 1, 2024', provision: '§6-1-1306(1)(a)(IV)'},
    organizations: '100,000 consumers, or 25,000 and revenue or a discount from sales of data',
    inEffect: '2023-07-01',
    notes: 'GPC since July 1, 2024',
    source: 'https://olls.info/crs/crs2026-title-06.htm',
    checked: CHECKED,
    checkedPart: 'opt-outs only',
  },
  {
    ...STATE,
    code: 'us_ct',
    name: 'Connecticut CTDPA',
    citedAs: 'Conn. Gen. Stat.',
    rights: {
      access: '§42-518(a)',
      deletion: '§42-518(a)',
      update_inaccuracies: '§42-518(a)',
      transfer: '§42-518(a)',
      opt_out: '§42-518(a)',
      object_to_processing: '§42-518(a)',
      third_party_disclosure: '§42-518(a), third parties that bought the data',
    },
    deadline: {...days(45), provision: '§42-518(c)(1)'},
    appeal: {days: 60, provision: '§42-518(d)'},
    free: ONCE,
    signal: {text: 'Required since January 1, 2025', provision: '§42-520'},
    organizations:
      'Since July 1, 2026: 35,000 consumers, any sensitive data, or any offer of personal data for sale',
    inEffect: '2023-07-01',
    notes: 'GPC since January 1, 2025',
    beyondPreset: [
      {
        asks: 'Since July 1, 2026, an access response must not contain certain identifiers, such as Social Security numbers, and must say that you hold them (Public Act 25-113).',
        set: 'Leave the rule **Never disclose** on. In this policy, it can be turned off.',
      },
      {
        asks: 'Since July 1, 2026, people can question the result of certain profiling (Public Act 25-113).',
        set: 'Have your counsel decide whether you handle such requests as Object to Processing with the ground `profiling_result`, which follows Minnesota. If so, turn on Object to Processing in the policy.',
      },
      {
        asks: 'Since July 1, 2026, people can get a list of the third parties that you sold their data to (Public Act 25-113).',
        set: 'Turn on Third-Party Disclosure in the policy, with the list mode **Specific third parties** and the scope that fits your records. Leave `auto_respond` off: in Review, keep only the third parties with the `disclosure_kind` `sale`.',
      },
    ],
    source: 'https://www.cga.ct.gov/2026/sup/chap_743jj.htm',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_ut',
    name: 'Utah UCPA',
    citedAs: 'Utah Code',
    rights: {
      access: '§13-61-201',
      deletion: '§13-61-201',
      update_inaccuracies: '§13-61-201, since July 1, 2026',
      transfer: '§13-61-201',
      opt_out: '§13-61-201(5), sale and targeted advertising',
    },
    deadline: {...days(45), provision: '§13-61-203(2)'},
    appealText: 'None',
    free: ONCE,
    organizations:
      'Revenue of $25 million, and 100,000 consumers or 25,000 and more than half of the revenue from sales of data',
    inEffect: '2023-12-31',
    notes: 'Update Inaccuracies off',
    beyondPreset: [
      {
        asks: 'H.B. 418 has given people the right to correct their data since July 1, 2026, and the preset has Update Inaccuracies off.',
        set: 'Enable Update Inaccuracies in the policy, with 45 days and one extension of 45.',
      },
    ],
    source: 'https://le.utah.gov/xcode/Title13/Chapter61/13-61.html',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_tx',
    name: 'Texas TDPSA',
    citedAs: 'Tex. Bus. & Com. Code',
    rights: {
      access: '§541.051(b)(1)',
      deletion: '§541.051(b)(3)',
      update_inaccuracies: '§541.051(b)(2)',
      transfer: '§541.051(b)(4)',
      opt_out: '§541.051(b)(5)',
    },
    deadline: {...days(45), provision: '§541.052(b)'},
    appeal: {days: 60, provision: '§541.053'},
    free: TWICE,
    signal: {text: 'Required since January 1, 2025', provision: '§541.055(e)'},
    organizations: 'All businesses except small ones, as defined by the US Small Business Administration',
    inEffect: '2024-07-01',
    notes: 'GPC since January 1, 2025',
    source: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_or',
    name: 'Oregon OCPA',
    citedAs: 'ORS',
    rights: {
      access: '646A.574(1)(a)',
      deletion: '646A.574(1)(c)',
      update_inaccuracies: '646A.574(1)(b)',
      transfer: '646A.574(2)',
      opt_out: '646A.574(1)(d)',
      third_party_disclosure: '646A.574(1)(a)(B), specific third parties',
      access_categories: '646A.574(1)(a)(A)',
    },
    deadline: {...days(45), provision: '646A.576(5)(a)'},
    appeal: {days: 45, provision: '646A.576(6)(d)'},
    free: ONCE,
    signal: {text: 'Required since January 1, 2026', provision: '646A.578(5)(c)'},
    organizations: '100,000 consumers, or 25,000 and at least a quarter of the revenue from sales of data',
    inEffect: '2024-07-01',
    inEffectNote: 'nonprofits July 1, 2025',
    notes: 'List of specific third parties; GPC since January 1, 2026',
    beyondPreset: [
      {
        asks: 'People can ask for the categories of personal data that you process, and the preset has Access Categories off.',
        set: 'Turn on Access Categories in the policy.',
      },
    ],
    source: 'https://www.oregonlegislature.gov/bills_laws/ors/ors646A.html',
    checked: CHECKED,
    checkedPart: 'rights and appeals only',
  },
  {
    ...STATE,
    code: 'us_fl',
    name: 'Florida FDBR',
    citedAs: 'Fla. Stat.',
    rights: {
      access: '§501.705',
      deletion: '§501.705',
      update_inaccuracies: '§501.705',
      transfer: '§501.705',
      opt_out: '§501.705',
    },
    deadline: {...days(45), provision: '§501.706(2)'},
    extension: days(15),
    appeal: {days: 60, provision: '§501.707'},
    free: TWICE,
    organizations:
      'Global revenue of more than $1 billion, and one of the kinds of business listed in §501.702',
    inEffect: '2024-07-01',
    notes: 'Very large companies only',
    source: 'https://www.flsenate.gov/Laws/Statutes/2025/Chapter501/Part_V',
    checked: CHECKED,
    checkedPart: 'rights, response times, and appeals only',
  },
  {
    ...STATE,
    code: 'us_mt',
    name: 'Montana MCDPA',
    citedAs: 'Mont. Code Ann.',
    rights: {
      access: '§30-14-2808(1)(a)',
      deletion: '§30-14-2808(1)(c)',
      update_inaccuracies: '§30-14-2808(1)(b)',
      transfer: '§30-14-2808(1)(d)',
      opt_out: '§30-14-2808(1)(e)',
    },
    deadline: {...days(45), provision: '§30-14-2808(4)(a)'},
    appeal: {days: 60, provision: '§30-14-2808(5)'},
    free: ONCE,
    signal: {text: 'Required since January 1, 2025', provision: '§30-14-2809(3)(b)'},
    organizations:
      'Since October 1, 2025: 25,000 consumers, or 15,000 and more than a quarter of the revenue from sales of data',
    inEffect: '2024-10-01',
    notes: 'GPC since January 1, 2025',
    beyondPreset: [
      {
        asks: 'Since October 1, 2025, an access response must not contain certain identifiers, such as Social Security numbers, and must say that you hold them (S.B. 297).',
        set: 'Leave the rule **Never disclose** on. In this policy, it can be turned off.',
      },
    ],
    source: 'https://mca.legmt.gov/bills/mca/title_0300/chapter_0140/part_0280/sections_index.html',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_de',
    name: 'Delaware DPDPA',
    citedAs: '6 Del. C.',
    rights: {
      access: '§12D-104(a)(1)',
      deletion: '§12D-104(a)(3)',
      update_inaccuracies: '§12D-104(a)(2)',
      transfer: '§12D-104(a)(4)',
      opt_out: '§12D-104(a)(6)',
      third_party_disclosure: '§12D-104(a)(5), categories',
    },
    deadline: {...days(45), provision: '§12D-104(c)(1)'},
    appeal: {days: 60, provision: '§12D-104(d)'},
    free: ONCE,
    signal: {text: 'Required since January 1, 2026', provision: '§12D-106(e)'},
    organizations: '35,000 consumers, or 10,000 and more than a fifth of the revenue from sales of data',
    inEffect: '2025-01-01',
    notes: 'Third-party categories; GPC since January 1, 2026',
    source: 'https://delcode.delaware.gov/title6/c012d/index.html',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_ia',
    name: 'Iowa ICDPA',
    citedAs: 'Iowa Code',
    rights: {
      access: '§715D.3(1)(a)',
      deletion: '§715D.3(1)(b)',
      transfer: '§715D.3(1)(c)',
      opt_out: '§715D.3(1)(d), sale',
    },
    deadline: {...days(90), provision: '§715D.3(2)'},
    optOut: days(90),
    appeal: {days: 60, provision: '§715D.3(3)'},
    free: TWICE,
    organizations: '100,000 consumers, or 25,000 and more than half of the revenue from sales of data',
    inEffect: '2025-01-01',
    notes: 'Update Inaccuracies off',
    source: 'https://www.legis.iowa.gov/docs/code/715D.pdf',
    checked: CHECKED,
    checkedPart: 'rights and appeals only',
  },
  {
    ...STATE,
    code: 'us_ne',
    name: 'Nebraska NDPA',
    citedAs: 'Neb. Rev. Stat.',
    rights: {
      access: '§87-1107',
      deletion: '§87-1107',
      update_inaccuracies: '§87-1107',
      transfer: '§87-1107',
      opt_out: '§87-1107',
    },
    deadline: {...days(45), provision: '§87-1108(2)'},
    appeal: {days: 60, provision: '§87-1109'},
    free: TWICE,
    signal: {text: 'Since January 1, 2025, as a technology that an agent uses', provision: '§87-1111'},
    organizations: 'All businesses except small ones, as defined by the US Small Business Act',
    inEffect: '2025-01-01',
    notes: 'GPC on',
    source: 'https://nebraskalegislature.gov/laws/statutes.php?statute=87-1107',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_nh',
    name: 'New Hampshire NHPA',
    citedAs: 'RSA',
    rights: {
      access: '507-H:4, I(a)',
      deletion: '507-H:4, I(c)',
      update_inaccuracies: '507-H:4, I(b)',
      transfer: '507-H:4, I(d)',
      opt_out: '507-H:4, I(e)',
    },
    deadline: {...days(45), provision: '507-H:4, III(a)'},
    appeal: {days: 60, provision: '507-H:4, IV'},
    free: ONCE,
    signal: {text: 'Required since January 1, 2025', provision: '507-H:6, V'},
    organizations: '35,000 consumers, or 10,000 and more than a quarter of the revenue from sales of data',
    inEffect: '2025-01-01',
    notes: 'GPC on',
    source: 'https://www.gc.nh.gov/rsa/html/LII/507-H/507-H-mrg.htm',
    checked: CHECKED,
    checkedPart: 'rights only',
  },
  {
    ...STATE,
    code: 'us_nj',
    name: 'New Jersey NJDPA',
    citedAs: 'N.J.S.A.',
    rights: {
      access: '56:8-166.10(a)',
      deletion: '56:8-166.10(a)',
      update_inaccuracies: '56:8-166.10(a)',
      transfer: '56:8-166.10(a)',
      opt_out: '56:8-166.10(a)',
    },
    deadline: {...days(45), provision: '56:8-166.7(a)'},
    appeal: {days: 45, provision: '56:8-166.7(f)'},
    free: ONCE,
    signal: {text: 'Required since July 15, 2025', provision: '56:8-166.11(b)'},
    organizations: '100,000 consumers, or 25,000 and revenue or a discount from sales of data',
    inEffect: '2025-01-15',
    notes: 'GPC since July 15, 2025',
    source: 'https://pub.njleg.state.nj.us/Bills/2022/PL23/266_.PDF',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_tn',
    name: 'Tennessee TIPA',
    citedAs: 'Tenn. Code Ann.',
    rights: {
      access: '§47-18-3304(a)(2)(A)',
      deletion: '§47-18-3304(a)(2)(C)',
      update_inaccuracies: '§47-18-3304(a)(2)(B)',
      transfer: '§47-18-3304(a)(2)(D)',
      opt_out: '§47-18-3304(a)(2)(E)',
    },
    deadline: {...days(45), provision: '§47-18-3304(b)(1)'},
    appeal: {days: 60, provision: '§47-18-3304(c)'},
    free: TWICE,
    organizations:
      'Revenue of more than $25 million, and 175,000 consumers or 25,000 and more than half of the revenue from sales of data',
    inEffect: '2025-07-01',
    source:
      'https://www.capitol.tn.gov/Archives/Joint/publications/TNCodeBills/2025/TNCodeBill_Volume1_2025.pdf',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_mn',
    name: 'Minnesota MCDPA',
    citedAs: 'Minn. Stat.',
    rights: {
      access: '§325M.14 subd. 1(b)',
      access_categories: '§325M.14 subd. 1(b)',
      deletion: '§325M.14 subd. 1(d)',
      update_inaccuracies: '§325M.14 subd. 1(c)',
      transfer: '§325M.14 subd. 1(e)',
      opt_out: '§325M.14 subd. 1(f)',
      object_to_processing: '§325M.14 subd. 1(g), question profiling',
      third_party_disclosure: '§325M.14 subd. 1(h), specific third parties',
    },
    deadline: {...days(45), provision: '§325M.14 subd. 4'},
    appeal: {days: 45, extension: 60, provision: '§325M.14 subd. 5'},
    free: TWICE,
    signal: {text: 'Required since July 31, 2025', provision: '§325M.14 subd. 3'},
    organizations: '100,000 consumers, or 25,000 and more than a quarter of the revenue from sales of data',
    inEffect: '2025-07-31',
    notes: 'Specific third parties; question profiling; never disclose listed identifiers; GPC on',
    source: 'https://www.revisor.mn.gov/statutes/cite/325M.14',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_md',
    name: 'Maryland MODPA',
    citedAs: 'Md. Code, Com. Law',
    rights: {
      access: '§14-4705(b)(1), (2)',
      deletion: '§14-4705(b)(4)',
      update_inaccuracies: '§14-4705(b)(3)',
      transfer: '§14-4705(b)(5)',
      opt_out: '§14-4705(b)(7)',
      third_party_disclosure: '§14-4705(b)(6), categories',
    },
    deadline: {...days(45), provision: '§14-4705'},
    appeal: {days: 60, provision: '§14-4705'},
    free: ONCE,
    signal: {text: 'Since October 1, 2025, a signal or a link', provision: '§14-4707'},
    organizations: '35,000 consumers, or 10,000 and more than a fifth of the revenue from sales of data',
    inEffect: '2025-10-01',
    inEffectNote: 'processing since April 1, 2026',
    notes: 'Third-party categories; GPC on',
    source:
      'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcl&enactments=false&section=14-4705',
    checked: CHECKED,
    checkedPart: 'rights only',
  },
  {
    ...STATE,
    code: 'us_in',
    name: 'Indiana',
    citedAs: 'Ind. Code',
    rights: {
      access: '24-15-3-1(b)(1)',
      deletion: '24-15-3-1(b)(3)',
      update_inaccuracies: '24-15-3-1(b)(2)',
      transfer: '24-15-3-1(b)(4)',
      opt_out: '24-15-3-1(b)(5)',
    },
    deadline: {...days(45), provision: '24-15-3-1(c)(1)'},
    appeal: {days: 60, provision: '24-15-3-1(d)'},
    free: 'Once a year',
    organizations: '100,000 consumers, or 25,000 and more than half of the revenue from sales of data',
    inEffect: '2026-01-01',
    notes: 'Preset comes as draft',
    beyondPreset: [DRAFT],
    source: 'https://iga.in.gov/ic/2026/Title_24/Article_15.pdf',
    checked: CHECKED,
  },
  {
    ...STATE,
    code: 'us_ky',
    name: 'Kentucky',
    citedAs: 'KRS',
    rights: {
      access: '367.3615(2)(a)',
      deletion: '367.3615(2)(c)',
      update_inaccuracies: '367.3615(2)(b)',
      transfer: '367.3615(2)(d)',
      opt_out: '367.3615(2)(e)',
    },
    deadline: {...days(45), provision: '367.3615(3)(a)'},
    appeal: {days: 60, provision: '367.3615(4)'},
    free: TWICE,
    organizations: '100,000 consumers, or 25,000 and more than half of the revenue from sales of data',
    inEffect: '2026-01-01',
    notes: 'Preset comes as draft',
    beyondPreset: [DRAFT],
    source: 'https://apps.legislature.ky.gov/law/statutes/statute.aspx?id=55838',
    checked: CHECKED,
    checkedPart: 'rights and appeals only',
  },
  {
    ...STATE,
    code: 'us_ri',
    name: 'Rhode Island',
    citedAs: 'R.I. Gen. Laws',
    rights: {
      access: '§6-48.1-5(e)',
      deletion: '§6-48.1-5(e)',
      update_inaccuracies: '§6-48.1-5(e)',
      transfer: '§6-48.1-5(e)',
      opt_out: '§6-48.1-5(e)',
    },
    deadline: {...days(45), provision: '§6-48.1-6(b)(1)'},
    appeal: {days: 60, provision: '§6-48.1-6(b)'},
    free: ONCE,
    organizations:
      'For-profit, and 35,000 customers or 10,000 and more than a fifth of the revenue from sales of data',
    inEffect: '2026-01-01',
    notes: 'Preset comes as draft',
    beyondPreset: [DRAFT],
    source: 'https://webserver.rilegislature.gov/Statutes/TITLE6/6-48.1/INDEX.htm',
    checked: CHECKED,
  },
  {
    code: 'ca_pipeda',
    name: 'Canada PIPEDA',
    place: 'Other countries',
    citedAs: 'PIPEDA',
    rights: {
      access: 'Schedule 1, 4.9',
      update_inaccuracies: 'Schedule 1, 4.9.5',
      third_party_disclosure: 'Schedule 1, 4.9.3',
    },
    deadline: {...days(30), provision: 's. 8(3)'},
    extension: days(30),
    optOut: days(30),
    free: 'Free, or at a cost that the person has accepted (s. 8(6))',
    verification: 'others',
    people: 'Individuals; employees of federally regulated organizations',
    organizations: 'Organizations that use personal information in the course of commercial activities',
    source: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
    checked: CHECKED,
  },
  {
    code: 'br_lgpd',
    name: 'Brazil LGPD',
    place: 'Other countries',
    citedAs: 'LGPD',
    rights: {
      access: 'Art. 18 II, Art. 19',
      deletion: 'Art. 18 IV, VI',
      update_inaccuracies: 'Art. 18 III',
      transfer: 'Art. 18 V',
      object_to_processing: 'Art. 18 §2',
      third_party_disclosure: 'Art. 18 VII',
    },
    deadline: {...days(15), provision: 'Art. 19 II'},
    optOut: days(15),
    free: 'Always (Art. 18 §5)',
    verification: 'others',
    people: EVERYONE,
    organizations: EVERY_CONTROLLER,
    notes: 'Full access statement, Art. 19',
    beyondPreset: [
      {
        asks: 'Art. 19 I requires an immediate response in simplified form. The 15-day period is for the full statement (Art. 19 II).',
        set: "**Send Response** isn't available until Fulfill. As soon as the request is verified and Collect shows whether you hold data about the person, say so from your own mailbox, and record the email with **Add Note**. Send the full statement with **Send Response** within the deadline.",
      },
    ],
    source: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
    checked: CHECKED,
  },
];

/** Columns of the table of verification levels, with the level of each group: product facts, section 3.3. */
export const PRESET_LEVELS: Readonly<Record<string, Readonly<Record<LevelGroup, Level>>>> = {
  'Access, Transfer': {europe: 'basic', california: 'high', states: 'standard', others: 'standard'},
  'Access Categories': {europe: 'basic', california: 'standard', states: 'basic', others: 'standard'},
  'Deletion, Update Inaccuracies': {
    europe: 'basic',
    california: 'standard',
    states: 'standard',
    others: 'standard',
  },
  'Object to Processing': {europe: 'basic', california: 'standard', states: 'standard', others: 'standard'},
  'Third-Party Disclosure': {europe: 'basic', california: 'standard', states: 'basic', others: 'standard'},
  'Opt-Out': {europe: 'none', california: 'none', states: 'none', others: 'none'},
};

/** A day on which a duty begins. The text is true before it and after it. */
export interface Milestone {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Short and stable: it identifies the entry in readers' calendars. */
  readonly id: string;
  /** `code` of the law that it belongs to. */
  readonly law: string;
  /** Name of the act or the rules, which links to `source`. */
  readonly act: string;
  readonly text: string;
  readonly source: string;
}

const CALIFORNIA_RULES = {
  law: 'ccpa',
  act: 'California, rules approved on September 23, 2025',
  source: 'https://cppa.ca.gov/regulations/ccpa_updates.html',
} as const;

/** Earliest first. */
export const MILESTONES: readonly Milestone[] = [
  {
    ...CALIFORNIA_RULES,
    date: '2026-01-01',
    id: 'california-rules-2026',
    text: 'Sites display whether they honored an opt-out preference signal (11 CCR §7025(c)(6)). New processing that needs a risk assessment gets one before it begins (11 CCR §7150 and following)',
  },
  {
    date: '2026-02-05',
    id: 'uk-automated-decisions',
    law: 'uk_gdpr',
    act: 'UK, Data (Use and Access) Act 2025, s. 80, s. 81, and s. 112',
    text: 'Automated decisions follow UK GDPR Art. 22A to 22D, which replace Art. 22 (s. 80). If children are likely to use an online service, its design takes into account how to protect and support them (UK GDPR Art. 25, s. 81). PECR reg. 6 has more exceptions from consent (s. 112)',
    source: 'https://www.legislation.gov.uk/uksi/2026/82/regulation/2/made',
  },
  {
    date: '2026-06-19',
    id: 'uk-complaints',
    law: 'uk_gdpr',
    act: 'UK, Data (Use and Access) Act 2025, s. 103',
    text: 'People can complain to you, and you acknowledge a complaint within 30 days (Data Protection Act 2018, s. 164A)',
    source: 'https://www.legislation.gov.uk/ukpga/2025/18/section/103',
  },
  {
    date: '2026-07-01',
    id: 'connecticut-public-act-25-113',
    law: 'us_ct',
    act: 'Connecticut, Public Act 25-113',
    text: 'Lower thresholds, more rights about profiling, a list of the third parties that bought the data, and identifiers that are never disclosed',
    source: 'https://www.cga.ct.gov/2025/ACT/PA/PDF/2025PA-00113-R00SB-01295-PA.PDF',
  },
  {
    date: '2026-07-01',
    id: 'utah-right-to-correct',
    law: 'us_ut',
    act: 'Utah, H.B. 418 of 2025',
    text: 'Right to correct',
    source: 'https://le.utah.gov/~2025/bills/static/HB0418.html',
  },
  {
    date: '2027-01-01',
    id: 'california-opt-me-out',
    law: 'ccpa',
    act: 'California Opt Me Out Act, AB 566',
    text: 'Browsers have a setting that sends an opt-out preference signal (§1798.136), so expect more signals',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB566',
  },
  {
    ...CALIFORNIA_RULES,
    date: '2027-01-01',
    id: 'california-automated-decisions',
    text: 'Duties for automated decision-making technology in significant decisions',
  },
  {
    ...CALIFORNIA_RULES,
    date: '2027-12-31',
    id: 'california-risk-assessments',
    text: 'Last day for the risk assessments of processing that began before 2026',
  },
  {
    ...CALIFORNIA_RULES,
    date: '2028-04-01',
    id: 'california-submissions',
    text: 'First submission of risk assessment information to the agency. First certification of a cybersecurity audit, for businesses with revenue of more than $100 million; others follow in 2029 and 2030',
  },
];
