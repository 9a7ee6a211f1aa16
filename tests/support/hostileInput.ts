/** What a script of an attacker would leave behind, in the browser tests. */
const MARK = 'window.hacked=1';

/**
 * Input that has broken other sites, by class. `raw` is written into an address as it is, because its percent signs
 * are the point; the others are encoded.
 */
export const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  html: [
    `<script>${MARK}</script>`,
    `"><img src=x onerror=${MARK}>`,
    `'><svg/onload=${MARK}>`,
    `</title><script>${MARK}</script>`,
    `</textarea><img src=x onerror=${MARK}>`,
    `<iframe srcdoc="<script>parent.${MARK.slice(7)}</script>">`,
    `&lt;img src=x onerror=${MARK}&gt;`,
    '<!--',
    ']]>',
    '<base href=//evil.example/>',
    '<math><mi//xlink:href="data:x,<script>">',
  ],
  attribute: [
    `" autofocus onfocus=${MARK} x="`,
    `' style='animation-name:x' onanimationstart='${MARK}`,
    '"]{}*{display:none}',
    "'] , body [x='",
    '`onmouseover=alert(1)`',
  ],
  template: [
    `{{constructor.constructor('${MARK}')()}}`,
    `\${${MARK}}`,
    `#{${MARK}}`,
    '%{{7*7}}',
    '<%= 7*7 %>',
  ],
  url: [
    `javascript:${MARK}`,
    `JaVaScRiPt:${MARK}`,
    `\tjava\nscript:${MARK}`,
    `data:text/html,<script>${MARK}</script>`,
    'vbscript:msgbox(1)',
    '//evil.example/x.js',
    'https://evil.example/',
    '\\\\evil.example\\x',
    '/\\evil.example',
    '../../../etc/passwd',
    '.evil.example/',
    '@evil.example/',
  ],
  prototype: [
    '__proto__',
    '__proto__[hacked]',
    'constructor',
    'constructor.prototype.hacked',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
  ],
  surrogate: ['\ud800', '\udc00', '\udc00\ud800', 'a\ud83d', '\ud83d\ud83d\ude00'],
  raw: [
    '%',
    '100%',
    '%E0%A4%A',
    '%zz',
    '%u0041',
    '%00',
    '%c0%ae%c0%ae',
    '%25%',
    '%2500',
    '%ff',
    '%0d%0aX:y',
    '%ED%A0%80',
  ],
  long: [
    'a'.repeat(100_000),
    'ab '.repeat(33_000),
    '<b>'.repeat(33_000),
    '-_.'.repeat(33_000),
    'é'.repeat(20_000),
  ],
  direction: [
    '\u202etxt.exe',
    '\u200b\u200d\ufeff',
    '\u2066a\u2069',
    'مرحبا',
    '\u0301\u0302\u0303',
    'a\u0300'.repeat(500),
  ],
  control: ['\0', 'a\0b', '\u0007', '\u001b[31m', '\u2028', '\u2029', '\u0085', '\uffff'],
  pattern: [
    '(a+)+$',
    `${'a'.repeat(40)}!`,
    '.*'.repeat(50),
    '[',
    '\\',
    '(?<',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '*',
    '?',
    '+',
  ],
  type: ['0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '[object Object]', '0x1F', ' '],
  emoji: ['👩‍👩‍👧‍👦', '🏳️‍🌈', '😀'.repeat(300), '1️⃣'],
  line: ['a\r\nSet-Cookie: hacked=1', '\r\n\r\n<html>', '\n', '\t'],
};

export const HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE).flat();

/** A text with a replacement character for each lone surrogate, which has no code. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A text as it stands in an address: encoded, unless its percent signs are the point. */
export function inAddress(text: string): string {
  return HOSTILE.raw?.includes(text) ? text : encodeURIComponent(wellFormed(text));
}
