import {expect, test} from '@playwright/test';
import {characterFlaws} from '../../src/content/rules/characters';
import {personalDataFlaws} from '../../src/content/rules/personalData';
import {secretFlaws} from '../../src/content/rules/secrets';

const messages = (flaws: readonly {message: string}[]) => flaws.map(({message}) => message);

test('characters that nobody sees are named with their place', () => {
  expect(characterFlaws('First.\r\nif (admin\u202e \u2066// check\u2069 \u2066) {')).toEqual([
    {line: 2, message: 'has U+202E (right-to-left override) in column 10; remove it'},
    {line: 2, message: 'has U+2066 (left-to-right isolate) in column 12; remove it'},
    {line: 2, message: 'has U+2069 in column 21; remove it'},
    {line: 2, message: 'has U+2066 (left-to-right isolate) in column 23; remove it'},
  ]);
  for (const character of '\u0000\u001b\u0085\u00ad\u061c\u200b\u200d\u200e\u2028\u2060\u3164\ue000\ufeff\u{e0041}') {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    expect.soft(messages(characterFlaws(`a${character}b`)).join(), code).toContain(`has U+${code}`);
  }
});

test('words that only look Latin are found', () => {
  // A Cyrillic a, a Greek omicron, a Cyrillic s alone, letters of formulas, wide letters.
  for (const [text, code] of [
    ['p\u0430ssword', 'U+0430'],
    ['Micr\u03bfsoft', 'U+03BF'],
    ['const \u0441 = 1;', 'U+0441'],
    ['\u{1d41a}dmin', 'U+1D41A'],
    ['\uff41dmin', 'U+FF41'],
  ] as const) {
    expect
      .soft(messages(characterFlaws(text)).join(), text)
      .toContain(`has ${code}, which looks like a Latin letter`);
  }
});

test('other languages, emoji and signs are left alone', () => {
  for (const text of [
    'Français, Português, Åland, Ærø, §, ×, “quotes”, 10 µg, 5 €, 漢字かな交じり文',
    'العربية עברית हिन्दी ไทย',
    'Съешь ещё этих мягких французских булок, а потом с чаем.',
    'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία',
    'می\u200cخواهم',
    '👩\u200d💻 👍🏽 ❤\ufe0f 🏳\ufe0f\u200d🌈',
    'Tab\there',
  ]) {
    expect.soft(characterFlaws(text), text).toEqual([]);
  }
});

test('keys and secrets are found, and no more of them is told than their beginning', () => {
  const part = (length: number) => 'a1B2c3D4e5'.repeat(5).slice(0, length);
  // Put together here, so that no scanner takes this file for a leak.
  for (const parts of [
    ['AKIA', 'A1B2'.repeat(4)],
    ['whsec_', part(32)],
    ['-----BEGIN ', 'PRIVATE KEY-----\n', part(40)],
    ['DEPLOY_TOKEN=', 's3cr3t-token-value'],
    ['export AWS_SECRET_ACCESS_KEY="', part(40), '"'],
    ['"client_secret": "', part(20), '"'],
    ['password: ', 'Tr0ub4dor&3'],
    ['api-key: ', part(16)],
  ]) {
    const text = `First.\n\n${parts.join('')}\n`;
    const found = secretFlaws(text);
    expect.soft(found.length, text).toBe(1);
    expect.soft(found[0]?.line, text).toBe(3);
    expect.soft(found[0]?.message.length, text).toBeLessThan(100);
  }
});

test('placeholders, variables and references to secrets are none', () => {
  for (const text of [
    'CW_RDD_API_KEY=cwrdd_your_agent_key',
    '"password": "your_password"',
    'X-API-Key: {api_key_2}',
    'client_secret: $CLEARWARDEN_CLIENT_SECRET_2',
    'password=${DB_PASSWORD_2}',
    '"secret_ref": "aws-sm:clearwarden/orders-pg-2"',
    'secret:clearwarden/rdd/loyalty-db-Ab12Cd',
    'TOKEN = os.environ["TOKEN_2"]',
    'CW_RDD_API_KEY_REF=file:/run/secrets/rdd-api-key-2',
    'token = randomBytes(32)',
    'The token is valid for 3,600 seconds.',
  ]) {
    expect.soft(secretFlaws(text), text).toEqual([]);
  }
});

/** A text with one piece of data of each kind, and texts of the same form that are nobody's. */
const KINDS: Readonly<Record<string, {real: readonly string[]; free: readonly string[]}>> = {
  'an email address': {
    real: ['jane.roe@gmail.com', 'Write to <jane@roe.co.uk>', 'mailto:jane@notexample.com'],
    free: ['jane.roe@mail.example', 'jane@example.com', 'a@b@c', '@docusaurus/core', 'package@1.2.3'],
  },
  'a phone number': {
    real: [
      '+1 212 664 7665',
      '(212) 664-7665',
      '212-664-7665',
      '+44 20 7946 1958',
      '+49 30 901820',
      '020 7219 3000',
    ],
    free: [
      '+1 415 555 0123',
      '(310) 555-0117',
      '415-555-0199',
      '+442079460123',
      '020 7946 0123',
      '+33 1 99 00 12 34',
      '2025-10-01',
      '+02:00',
    ],
  },
  'a date of birth': {
    real: [
      'Jane Roe, born 1984-03-02',
      'date_of_birth: "1984-03-02"',
      'Date of birth: March 2, 1984',
      'born on 2 March 1984',
      'DOB 03/02/1984',
    ],
    free: ['date of birth: YYYY-MM-DD', 'A birthday with the year 1004', 'born digital, 2025-10-01'],
  },
  'a social security number': {
    real: ['123-45-6789'],
    free: ['000-12-3456', '987-65-4321', '123-00-6789', '078-05-1120', '2025-10-0100'],
  },
  'a card number': {
    real: ['4539 1488 0343 6467', '4539148803436467', '5425233430109903'],
    free: [
      '4242 4242 4242 4242',
      '4539148803436468',
      '44444444-4444-4444-4444-555555555555',
      '1700000000000000',
    ],
  },
  'a bank account': {
    real: ['DE02 1203 0000 0000 2020 51', 'GB33BUKB20201555555555'],
    free: ['DE00 1234 5678 9012 3456 00', 'DE89 3704 0044 0532 0130 00', 'AB12 CDEF'],
  },
  'an address of a computer': {
    real: ['8.8.8.8', '52.95.110.1/24', '2a00:1450:4001:82a::200e'],
    free: [
      '192.0.2.10',
      '203.0.113.0/24',
      '10.20.0.0/16',
      '127.0.0.1:8080',
      '1.2.3',
      '1.2.3.400',
      '2001:db8::1',
      '12:30:45',
    ],
  },
};

for (const [name, {real, free}] of Object.entries(KINDS)) {
  test(`${name} is found where it may be somebody's`, () => {
    for (const text of real) {
      expect
        .soft(messages(personalDataFlaws(`First.\n${text}`)).join(), text)
        .toContain(`has ${name} that may be`);
      expect.soft(personalDataFlaws(`First.\n${text}`)[0]?.line, text).toBe(2);
    }
    for (const text of free) expect.soft(messages(personalDataFlaws(text)), text).toEqual([]);
  });
}
