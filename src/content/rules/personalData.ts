import {lineFinder} from './lines';
import type {Flaw} from './outline';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Names that belong to nobody: RFC 2606 and RFC 6761. */
const RESERVED_DOMAIN = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost)$/i;

/**
 * Numbers that are given to nobody, in digits with the country.
 *
 * @see https://www.nanpa.com/numbering/555-line-numbers
 * @see https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 * @see https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
 */
const FICTIONAL_PHONES: readonly RegExp[] = [
  /^1?[2-9]\d\d55501\d\d$/, // North America
  /^44(?:20794600\d\d|20794[6]0\d{3}|1632960\d{3}|7700900\d{3}|8081570\d{3}|9098790\d{3}|3069990\d{3}|1(?:13|14|15|16|17|18|21|31|41|51|61)4960\d{3})$/, // United Kingdom
  /^0(?:2079460\d{3}|1632960\d{3}|7700900\d{3}|8081570\d{3}|3069990\d{3})$/,
  /^61(?:[2378]5550\d{4}|[2378]7010\d{4}|491570\d{3}|4915[578]\d{4})$/, // Australia
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/, // France
  /^49(?:3023125\d{3,4}|6990009\d{3,4}|17139200\d{2,3})$/, // Germany
];

/** Networks for documentation, and those that lead nowhere outside: RFC 5737, 1918, 6890. */
const QUIET_NETWORKS =
  /^(?:192\.0\.2|198\.51\.100|203\.0\.113|10\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+|192\.168\.\d+|127\.\d+\.\d+|169\.254\.\d+|0\.0\.0|255\.\d+\.\d+)\./;

/** Luhn's check digit. */
function isCard(number: string): boolean {
  const digits = Array.from(digitsOf(number), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Numbers of cards that payment services publish for tests. */
const TEST_CARDS = new Set([
  '4242424242424242',
  '4000056655665556',
  '4111111111111111',
  '4012888888881881',
  '5555555555554444',
  '5105105105105100',
  '5200828282828210',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '3530111333300000',
]);

/** Check digits of ISO 13616: the number, rearranged and with letters as numbers, is 1 modulo 97. */
function isIban(text: string): boolean {
  const account = text.replace(/\s/g, '');
  if (account.length < 15 || account.length > 34) return false;
  const rearranged = `${account.slice(4)}${account.slice(0, 4)}`;
  const digits = Array.from(rearranged, (character) => parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Accounts of the registry of IBANs, which banks print as examples. */
const EXAMPLE_IBANS = new Set([
  'GB29NWBK60161331926819',
  'GB82WEST12345698765432',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
]);

interface Kind {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether a text of this form is nobody's. */
  readonly isFree: (text: string) => boolean;
  readonly write: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'an email address',
    pattern: /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,63}\b/gi,
    isFree: (address) => RESERVED_DOMAIN.test(address.slice(address.indexOf('@') + 1)),
    write: 'one that ends in .example',
  },
  {
    name: 'a phone number',
    pattern:
      /(?<![\w.+-]|\d )(?:\+\d[\d ().-]{6,17}\d|\(\d{3}\) ?\d{3}-\d{4}|[2-9]\d\d([-.])\d{3}\1\d{4}|0\d{2,4}[ -]\d{3,4}[ -]\d{3,4})(?![\w-])/g,
    isFree: (phone) => {
      const digits = digitsOf(phone);
      return digits.length < 8 || digits.length > 15 || FICTIONAL_PHONES.some((range) => range.test(digits));
    },
    write: 'one of a fictional range, such as +1 415 555 0123',
  },
  {
    name: 'a date of birth',
    pattern:
      /\b(?:born|birth[ _-]?da(?:te|y)|date[ _-]of[ _-]birth|dob)\b[^\w\n]{0,8}(?:(?:is|was|on|the|in) +){0,2}["']?(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)|\d{1,2}\.? [A-Z][a-z]{2,8}\.? \d{4}|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})/gi,
    isFree: () => false,
    write: 'the form, such as YYYY-MM-DD',
  },
  {
    name: 'a social security number',
    pattern: /(?<![\w-])(?!000|666|9\d\d)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\w-])/g,
    // Never given to anybody: printed on a wallet's sample card, and in a leaflet of the administration.
    isFree: (number) => ['078-05-1120', '219-09-9999'].includes(number),
    write: 'one that is given to nobody, such as 000-12-3456',
  },
  {
    name: 'a card number',
    pattern:
      /(?<![\w.-])(?:[3-6]\d{15}|3[47]\d{13}|[2-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}|3[47]\d\d([ -])\d{6}\2\d{5})(?![\w-])/g,
    isFree: (number) => !isCard(number) || TEST_CARDS.has(digitsOf(number)),
    write: 'a published test number, such as 4242 4242 4242 4242',
  },
  {
    name: 'a bank account',
    pattern: /\b[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g,
    isFree: (account) => !isIban(account) || EXAMPLE_IBANS.has(account.replace(/\s/g, '')),
    write: 'one with the check digits 00',
  },
  {
    name: 'an address of a computer',
    pattern: /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d|-)/g,
    // A part that begins with 0 is of a version, such as Oracle's.
    isFree: (address) =>
      QUIET_NETWORKS.test(address) ||
      address.split('.').some((part) => Number(part) > 255 || /^0\d/.test(part)),
    write: 'one for documentation, such as 192.0.2.10',
  },
  {
    name: 'an address of a computer',
    pattern: /(?<![\w:.])[23][\da-f]{3}:(?:[\da-f]{0,4}:){1,6}[\da-f]{0,4}(?![\w:])/gi,
    isFree: (address) => /^2001:0?db8:/i.test(address),
    write: 'one for documentation, such as 2001:db8::10',
  },
];

/** What has the form of personal data and is none. */
const EXCEPTIONS: readonly {readonly text: RegExp; readonly reason: string}[] = [
  {
    text: /@harborpine-[a-z]+\.iam\.gserviceaccount\.com$/,
    reason: 'a service account, which Google names so, in a project of the invented company',
  },
  {text: /^jXXX@XXXX\.com$/, reason: 'what SQL Server writes for a masked address'},
];

const isException = (text: string) => EXCEPTIONS.some((exception) => exception.text.test(text));

/** Data of a person, or of a machine, that may be real. */
export function personalDataFlaws(text: string): Flaw[] {
  return KINDS.flatMap(({name, pattern, isFree, write}) => {
    const lineOf = lineFinder(text);
    return [...text.matchAll(pattern)]
      .filter(([found]) => !isFree(found) && !isException(found))
      .map(({index, 0: found}) => ({
        line: lineOf(index),
        message: `has ${name} that may be somebody's, "${found.slice(0, 60)}"; write ${write}`,
      }));
  });
}
