import type {Flaw} from './outline';

/** Characters that nobody sees, and that change what is read, searched or run. Line ends and tabs are seen. */
const UNSEEN =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u2028\u2029\u3164\uffa0\ufe00-\ufe0e\u{e0100}-\u{e01ef}]/gu;

const NAMES: Readonly<Record<number, string>> = {
  0x00ad: 'soft hyphen',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0xfeff: 'zero width no-break space',
};

const codePoint = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  const name = NAMES[code];
  const hex = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return name ? `${hex} (${name})` : hex;
};

/** Emoji are joined, and so are letters of scripts that are written joined. */
const JOINED_BEFORE =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]$/u;

const isJoiner = (line: string, at: number, character: string) =>
  (character === '\u200d' || character === '\u200c') &&
  JOINED_BEFORE.test(line.slice(Math.max(0, at - 2), at));

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
/** Letters of the scripts that have the shapes of Latin ones. */
const OTHER =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
/** Latin letters in the disguise of formulas and of wide type. */
const STYLED = /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/u;
/** Cyrillic and Greek letters that cannot be told from Latin ones. */
const TWINS = /^[АВЕЅІЈКМНОРСТУХаеіјорсухѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲ]+$/u;

/** Whether a line has words of another script, among which a word of twins is what it is. */
const hasOtherWords = (line: string) =>
  (line.match(WORD) ?? []).some((word) => OTHER.test(word) && !LATIN.test(word) && !TWINS.test(word));

/** The letter of a word that is not what it looks like. Words in one script are what they are, in its texts. */
function disguise(word: string, isInOther: boolean): string | undefined {
  const other = OTHER.exec(word)?.[0];
  if (other === undefined) return STYLED.exec(word)?.[0];
  return LATIN.test(word) || (TWINS.test(word) && !isInOther) ? other : undefined;
}

/** What is wrong with the characters of a text. Columns count from one. */
export function characterFlaws(text: string): Flaw[] {
  // Nearly every file.
  if (/^[\t\n\r -~]*$/.test(text)) return [];
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^[\t -~]*$/.test(line)) return [];
    const isInOther = hasOtherWords(line);
    const unseen = [...line.matchAll(UNSEEN)]
      .filter(({index: at, 0: character}) => !isJoiner(line, at, character))
      .map(({index: at, 0: character}) => `has ${codePoint(character)} in column ${at + 1}; remove it`);
    const disguised = [...line.matchAll(WORD)].flatMap(({index: at, 0: word}) => {
      const letter = disguise(word, isInOther);
      return letter === undefined
        ? []
        : `has ${codePoint(letter)}, which looks like a Latin letter, in the word "${word}" in column ${at + 1}`;
    });
    return [...unseen, ...disguised].map((message) => ({line: index + 1, message}));
  });
}
