// @ts-check
import {outsideFences, proseLines} from './prose.mjs';

/**
 * What of a native voice a rule can find with next to no false alarms. The reasons are in the style guide. What
 * needs an ear is not here: contractions (warnings may be formal), numbers in words, aphorisms.
 *
 * @typedef {object} Find
 * @property {number} index
 * @property {string} found
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} instead what to write
 * @property {'words' | 'marks' | 'code'} [of] the line to read: with code and bold labels blanked out, with each of
 * them as one kind of letter, or as it is; words unless told
 * @property {(line: string) => Find[]} find
 */

const CODE = '\ue000';
const BOLD = '\ue001';
const LINK = '\ue002';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = `(?:${MONTH}(?: \\d{1,2},)? \\d{4}|20\\d\\d\\b|version \\d|\\d+\\.\\d)`;
const SINCE = new RegExp(`\\bsince ${DATE}`, 'g');
const CLAUSE_END = /[.;:|(—?!](?=\s|$)|, (?:and|but|which|who|that|so) /g;
const PERFECT = /\b(?:has|have|had|was|were|hasn't|haven't|did|been)\b|'ve\b/i;
const PRESENT =
  /\b(?:is|are|isn't|aren't|appl(?:y|ies)|asks?|requires?|covers?|exists?|works?|supports?|counts?|includes?|must|can|cannot|needs?|shows?|holds?|runs?|uses?|gives?|allows?|demands?|obliges?|offers?)\b/i;

/** @param {RegExp} pattern */
const matches = (pattern) => (/** @type {string} */ line) =>
  [...line.matchAll(pattern)].map(({0: found, index}) => ({index, found}));

/**
 * "applies since July 31, 2025": a present tense and a beginning in one clause.
 *
 * @param {string} line
 */
function presentSince(line) {
  return matches(SINCE)(line).filter(({index}) => {
    const before = line.slice(0, index);
    const end = [...before.matchAll(CLAUSE_END)].at(-1);
    const clause = before.slice(end ? end.index + end[0].length : 0);
    return PRESENT.test(clause) && !PERFECT.test(clause);
  });
}

/** "Internal or public" may be one part of a longer list, which a comma shows. */
const LAST = '(?!(?: [\\w-]+){0,3},(?! (?:as|but|by|for|in|on|so|where|which|while|with)\\b))';
const MARKED = [CODE, BOLD, LINK]
  .map((mark) => `${mark}+, ${mark}+ (?:and|or) ${mark}+(?!${mark})${LAST}`)
  .join('|');
/** Not a part of a list: words that begin or join clauses. */
const JOINT =
  'and|or|but|nor|so|if|when|where|while|which|who|that|because|although|though|unless|until|than|then|not|also|it|they|you|we|he|she|there|this|these|those|is|are|was|were|has|have|can|may|must|will|does|do';
const PREPOSITION =
  'in|on|at|to|for|with|without|by|from|of|as|under|over|after|before|during|through|between|per|plus|including';
const WORD = `[\\w'’${CODE}-${LINK}-]+`;
const ANY = `(?!(?:${JOINT})\\b)${WORD}`;
const FREE = `(?!(?:${JOINT}|${PREPOSITION})\\b)${WORD}`;
/** "Browsing, interaction with sites and ads": of words after a preposition, two may be one part. */
const LONG_LISTS = new RegExp(
  `(?<![\\w'’-])${ANY}, ${FREE}(?: ${ANY}){0,2}, ${FREE}(?: ${FREE}){0,2} (?:and|or) ${FREE}(?![\\w'’-])${LAST}`,
  'gi',
);

const PLAIN = `(?!(?:${JOINT}|${PREPOSITION}|the|an?|your|its|their|one|both|either|none|first|last|now|later)\\b)[a-z-]+(?!['’\\w-])`;
const BEFORE =
  'of|for|with|by|as|between|like|through|from|is|are|has|have|needs|holds|shows|contains|lists|covers|reads|gives|and|person|no|any|each|every|all|to|in|on';
const ARTICLE = 'the|an?|its|their|your';
const END = '(?=[.;:)]| ?(?:\\||$)|,? (?:of|in|for|to|from|with|on|at|by|is|are)\\b)';
const START = '[:;(|] ?|^(?:[-*]|\\d+\\.)? ?';
/** Three of one kind of mark, or three single words. "The region, US or EU" are two, so an article is not enough for "or". */
const SHORT_LISTS = new RegExp(
  `(?<!, )(?:${MARKED})|(?<=\\b(?:${BEFORE}) |${START})${PLAIN}, ${PLAIN} (?:and|or) ${PLAIN}${END}|` +
    `(?<=\\b(?:${ARTICLE}) )${PLAIN}, ${PLAIN} and ${PLAIN}${END}`,
  'gi',
);
const SENTENCE_START = /[.;:|(?!] |^\s*(?:[-*]|\d+\.) /;
/** Before a comma, these make an introduction of a sentence: "In the app, names and addresses are hidden." */
const INTRODUCES =
  /^(?:In|On|If|When|With|Without|For|At|After|Before|As|By|Once|While|Where|Under|From|To|Until|Then|Since|Because|Unless|Depending|Per|Like|Unlike|Besides|Among|Of|Instead|Inside|Outside|During|Through|Beyond|Above|Below|Despite|Although|Though|Whenever|Wherever)\b[^,]*$/;
/** And these say that two follow. */
const TWO = /\b(?:two|both|either|neither|pair|whether|kinds?|twice)\b[^.;:|]*$/;

/** "For example, a or b": the comma is that of "for example". */
const ONE_EXAMPLE = /^example, [^,]*$/i;

/**
 * "A, b and c". Of three in a row, the first may introduce the other two, so three words count only where that cannot
 * be.
 *
 * @param {string} line
 */
function serialComma(line) {
  const isList = (/** @type {Find} */ {index, found}) => {
    const before = line.slice(0, index).split(SENTENCE_START).at(-1) ?? '';
    return !INTRODUCES.test(before) && !TWO.test(before) && !ONE_EXAMPLE.test(found);
  };
  const short = matches(SHORT_LISTS)(line).filter(isList);
  const long = matches(LONG_LISTS)(line).filter(isList);
  const isPart = (/** @type {Find} */ {index, found}) =>
    long.some((other) => index < other.index + other.found.length && other.index < index + found.length);
  return [...long, ...short.filter((find) => !isPart(find))];
}

/** @type {readonly Check[]} */
export const CHECKS = [
  {
    name: 'somebody',
    instead: '"someone", "anyone", "no one", or "everyone"',
    find: matches(/\b(?:some|any|no|every)body\b/gi),
  },
  {
    name: 'afterwards',
    instead: '"afterward", "toward", "while", or "among"',
    find: matches(/\b(?:afterwards|towards|whilst|amongst)\b/gi),
  },
  {
    name: 'id',
    instead: '"ID" or "IDs"',
    find: matches(/(?<![\w./:{-])(?:Id|id)s?(?![\w/}=]|-\w)|\bID(?!s\b)[a-z]+/g),
  },
  {
    name: 'in-the-place-of',
    instead: '"instead of"',
    find: matches(/\bin the place of\b/gi),
  },
  {
    name: 'replace-by',
    instead: '"replace … with"',
    find: matches(
      /\breplac(?:e|es|ing) [^.,;:|()]{1,50}?(?<!\bstep) by\b(?! (?:hand|mistake|default|the time|\w+ing)\b)/gi,
    ),
  },
  {
    name: 'stands-in',
    instead: '"is", "goes", or "appears"',
    find: matches(
      /\b(?:stands?|stood|standing) (?:in(?! (?:the|your|its|their) way\b| for\b)|at|on|next|beside|below|above|before|after|behind|between|under|there|here|with|inside|outside|around|near|where)\b/gi,
    ),
  },
  {
    name: 'present-since',
    instead: 'the present perfect: "has applied since"',
    find: presentSince,
  },
  {
    name: 'another-than',
    instead: '"a different … from"',
    find: matches(/\banother \w+ than\b/gi),
  },
  {
    name: 'inside-of',
    instead: '"inside"',
    find: matches(/\binside of\b/gi),
  },
  {
    name: 'lives-days',
    instead: '"is valid for" or "expires after"',
    find: matches(/\blives? (?:for )?(?:up to )?\d+/gi),
  },
  {
    name: 'mend',
    instead: '"fix"',
    find: matches(/\bmend(?:s|ed|ing)?\b/gi),
  },
  {
    name: 'gets-the-template',
    instead: '"gets the email"; a template is what an admin edits',
    find: matches(/\b(?:gets?|got|receives?) the (?:email )?template\b/gi),
  },
  {
    name: 'whether-decides',
    instead: 'the subject first: "Your counsel decides whether"',
    find: matches(/(?<=^|[.|:] )Whether [^.?|]*, [^.?|]*\bdecides?\b/g),
  },
  {
    name: 'http-answer',
    instead: '"returns" or "the response is"',
    of: 'code',
    find: matches(
      /\banswer(?:s|ed|ing)?(?: is| are| with| by)?(?: a| an)?(?: status)?(?: code)? `?[1-5](?:\d\d|xx)\b|\banswers carry\b/gi,
    ),
  },
  {
    name: 'what-stays',
    instead: '"what remains"',
    find: matches(/\bwhat stays\b(?=[.,:;]|\s*(?:\||$))/gi),
  },
  {
    name: 'valid-pair',
    instead: '"credentials", or "the key and secret"',
    find: matches(/\b(?:valid|invalid|wrong|incorrect|current) pair\b(?! of\b)/gi),
  },
  {
    name: 'publish-a-number',
    instead: '"publish a limit"',
    find: matches(/\bpublish(?:es)? a number\b/gi),
  },
  {
    name: 'paged',
    instead: '"paginated"',
    find: matches(
      /\b(?:lists?|calls?|results?|search(?:es)?|responses?|queries|nothing) (?:is|are|isn't|aren't) paged\b|\b(?:un)?paged (?:lists?|search(?:es)?|downloads?|results?|responses?|calls?)\b/gi,
    ),
  },
  {
    name: 'empty-a-field',
    instead: '"clear"',
    find: matches(
      /\bempt(?:y|ies|ied|ying) (?:the|an?|every|each|other|selected) (?:[\w-]+ )?(?:fields?|attributes?|propert(?:y|ies))\b|\b(?:fields?|attributes?) (?:is|are|can be) emptied\b/gi,
    ),
  },
  {
    name: 'look-someone-up',
    instead: '"look up" and then whom',
    find: matches(
      /\blook(?:s|ed|ing)? (?:people|users|contacts|customers|rows|records|the (?:person|customer|user|contact|record|row|guest)) up\b(?! to\b)/gi,
    ),
  },
  {
    name: 'one-or-several',
    instead: '"one or more"',
    find: matches(/\bone or several\b/gi),
  },
  {
    name: 'deletion-leaves',
    instead: '"leaves behind"',
    find: matches(/\bwhat (?:a |the )?deletion leaves(?=[.,:;]|\s*(?:\||$))/gi),
  },
  {
    name: 'several-match',
    instead: '"multiple" or "more than one"',
    of: 'code',
    find: matches(/(?<=^\|\s*`CW-INT-131`[^|]*\|[^|]*)\bseveral\b/gi),
  },
  {
    name: 'too-comma',
    instead: 'a comma before "too" at the end of a sentence',
    find: matches(/(?<=(?!\b(?:all|far|much|never|not|only|way)\b)\b[a-z]+) too(?=[.;](?:\s|$)| \|)/gi),
  },
  {
    name: 'calls-of-the-integration',
    instead: '"the calls that the … integration makes", or "calls in the … API"',
    find: matches(/\b(?:[Cc]alls|[Rr]equests|[Ee]ndpoints) of the [A-Z][\w. ]*? (?:integration|API)\b/g),
  },
  {
    name: 'decide-about',
    instead: '"decide on" or "decide what to do with"',
    find: matches(/\b(?:decides?|decided|deciding) about\b/gi),
  },
  {
    name: 'here-for',
    instead: '"such as", or name the case',
    of: 'code',
    find: matches(/, here (?:for\b|`)/g),
  },
  {
    name: 'expiry',
    instead: '"expiration"',
    find: matches(/(?<![\w-])expiry(?![\w-])/gi),
  },
  {
    name: 'stays-for',
    instead: '"is kept for" or "remains for"',
    find: matches(/\bstays? for (?:up to |at least |about )?\d+/gi),
  },
  {
    name: 'leave-selected',
    instead: '"selected" after the label',
    of: 'code',
    find: matches(/\bleave \*\*[^*]+\*\*(?=[.,;])/gi),
  },
  {
    name: 'group-of-the-mapping',
    instead: '"in the mapping"',
    find: matches(/\bgroups? of the mapping\b/gi),
  },
  {
    name: 'of-your-own',
    instead: '"your own" and then what',
    find: matches(/\ba (?:text|message|form|bucket|effort) of your own\b/gi),
  },
  {
    name: 'within-up-to',
    instead: '"within" or "up to"',
    find: matches(/\bwithin up to\b/gi),
  },
  {
    name: 'person-whom',
    instead: '"that", or nothing',
    find: matches(/\b(?:person|people) whom\b/gi),
  },
  {
    name: 'end-a-pause',
    instead: '"resume"',
    find: matches(/\bend(?:s|ing)? the pause\b/gi),
  },
  {
    name: 'before-the-choice',
    instead: '"before the visitor makes a choice"',
    find: matches(/(?<!\bNothing )\b(?:before|until) (?:an?|any|the|there is a) choice\b(?! of\b)/gi),
  },
  {
    name: 'withdraw-a-category',
    instead: '"consent for the category is withdrawn"',
    find: matches(/(?<!\bfor \w+ )\bcategory (?:is|was|has been) withdrawn\b/gi),
  },
  {
    name: 'base-address',
    instead: '"base URL"',
    find: matches(/\bbase address(?:es)?\b/gi),
  },
  {
    name: 'endpoint-address',
    instead: '"URL"',
    find: matches(/\b(?:HTTPS|ACS|JWKS|callback|SCIM|API) address(?:es)?\b/gi),
  },
  {
    name: 'online-shop',
    instead: '"online store"',
    find: matches(/\b(?:online|web) ?shops?\b/gi),
  },
  {
    name: 'no-harm',
    instead: '"is harmless", or "is safe to repeat"',
    find: matches(/\b(?:does|do|did|doing) no harm\b/gi),
  },
  {
    name: 'set-up-wrong',
    instead: '"set up incorrectly"',
    find: matches(/\b(?:set up|configured) wrong(?:ly)?\b/gi),
  },
  {
    name: 'something-failed',
    instead: '"an error occurred"',
    find: matches(/\bsomething failed (?:at|in|on)\b/gi),
  },
  {
    name: 'risk-for-people',
    instead: '"risk to"',
    find: matches(
      /\brisks? for (?:people|individuals|data subjects|(?:a|the) (?:person|people|individuals?))\b/gi,
    ),
  },
  {
    name: 'people-managed',
    instead: '"managed by", or "that"',
    find: matches(/\b[Pp]eople [A-Z]{3,} (?:manages|adds|removes)\b/g),
  },
  {
    name: 'way-column',
    instead: '"Method"',
    find: matches(/(?<=^\| )Way(?= \|)/g),
  },
  {
    name: 'test-person',
    instead: '"test user", "test customer", or "test requester"',
    find: matches(/\btest (?:person|people)\b/gi),
  },
  {
    name: 'who-connects',
    instead: '"who sets up the connection"',
    find: matches(/\b(?:person|user) who connects\b/gi),
  },
  {
    name: 'network-view',
    instead: '"the Network panel"',
    find: matches(/\bnetwork (?:view|tab)\b/gi),
  },
  {
    name: 'enter-as-label',
    instead: '"For" and the label first',
    of: 'code',
    find: matches(
      /\b(?:enter|paste|type)\b (?:`[^`]*`|\*\*[^*]+\*\*|[^.:;|*`])*? as \*\*[^*]+\*\*|(?<!such )\bas \*\*[^*]+\*\*, (?:enter|select|choose|paste)\b/gi,
    ),
  },
  {
    name: 'refused-call',
    instead: '"rejected"',
    find: matches(/\brefused (?:objects?|records?|calls?)\b/gi),
  },
  {
    name: 'json-text',
    instead: '"JSON string"',
    find: matches(/\bJSON text\b/g),
  },
  {
    name: 'deadline-runs',
    instead: '"The response period starts at"',
    find: matches(/\bdeadlines? (?:has been running|have been running|is running|runs)\b/gi),
  },
  {
    name: 'including-uppercase',
    instead: '"It\'s case-sensitive"',
    find: matches(/\bincluding uppercase\b/gi),
  },
  {
    name: 'for-example',
    instead: 'a comma after "for example"',
    of: 'marks',
    find: matches(/\bfor example(?= +[^\s|])/gi),
  },
  {
    name: 'identifiers-returns',
    instead: '"The Identifiers capability"',
    of: 'marks',
    find: matches(/\bIdentifiers (?:returns|adds|runs|reads|finds|searches|passes|uses|takes|looks)\b/g),
  },
  {
    name: 'name-first',
    instead: 'the name before the noun: "the `draft` status"',
    of: 'code',
    find: matches(
      /\b(?:and|by|for|from|gets?|had|has|have|in|needs?|of|on|through|with) the (?:driver|status|phase|kind|type|action|role|scope|method|script|source|trigger)s? (?:`|\*\*)|\bthe (?:scope|status) [a-z]+[_:][a-z_:]+\b/gi,
    ),
  },
  {
    name: 'heading-it',
    instead: 'the thing itself, because headings are read alone',
    find: matches(/(?<=^#{2,6} )(?!(?:How|What|Where|Which|Who|Why|When) )\w+ (?:it|them)\b/gi),
  },
  {
    name: 'calls-of-their-own',
    instead: '"separate calls"',
    find: matches(/\bcalls? of (?:its|their) own\b/gi),
  },
  {
    name: 'as-user-name',
    instead: '"as the user name", "as the password"',
    find: matches(/\bas (?:user ?name|password)\b(?! or\b)/gi),
  },
  {
    name: 'since-1970',
    instead: '"as Unix time in seconds" or "in milliseconds"',
    find: matches(/\bseconds since 1970\b|\bepoch (?:milli)?seconds\b/gi),
  },
  {
    name: 'task-repeated',
    instead: '"retried"',
    find: matches(/\b(?:is|are) repeated (?:after \d|automatically|up to)/gi),
  },
  {
    name: 'counts-per',
    instead: 'what is counted: "counts calls per account"',
    find: matches(/(?<!\b(?:[Tt]he|of) )\bcounts per\b/g),
  },
  {
    name: 'by-api',
    instead: '"through the API"',
    find: matches(/(?<!\b(?:differs?|set|vary|varies)|,) by API\b(?! (?:and|key|name)\b)/gi),
  },
  {
    name: 'mode-at',
    instead: '"the mode set to"',
    of: 'code',
    find: matches(/\bmode at \*\*/g),
  },
  {
    name: 'button-as-verb',
    instead: '"choose" before the button',
    of: 'code',
    find: matches(
      /(?<!\b(?:[Cc]hooses?|[Uu]se) \*\*[^*]+\*\*(?: for [a-z ]+)?,? (?:and )?)\bthen \*\*(?:Reconnect|Re-run)\*\*|(?<=\| )\*\*Reconnect\*\* (?:with|as|and)\b/g,
    ),
  },
  {
    name: 'ends-as',
    instead: '"ends with"',
    of: 'code',
    find: matches(/\bend(?:s|ed|ing)? as (?:\*\*|`)/g),
  },
  {
    name: 'letters-of-an-article',
    instead: '"point (a)"',
    find: matches(/\bletters? \([a-z]\)/gi),
  },
  {
    name: 'wrong-syntax',
    instead: '"invalid"',
    find: matches(/\bwrong syntax\b|\bmissing, wrong, or\b|\bwrong, expired, or\b/gi),
  },
  {
    name: 'own-authority',
    instead: '"certificate authority (CA)", and then "CA"',
    find: matches(/\b(?:your own|private|unknown) authorit(?:y|ies)\b|\bauthority's certificates?\b/gi),
  },
  {
    name: 'at-the-provider',
    instead: '"in your identity provider"',
    find: matches(/(?<!\b(?:starts?|started) |\bor )\bat (?:the|your) (?:identity )?provider\b/gi),
  },
  {
    name: 'as-after',
    instead: 'the verb again, as in "as it does after"',
    find: matches(/, as (?:after|for)\b/g),
  },
  {
    name: 'subscribes-again',
    instead: '"resubscribe"',
    find: matches(/\bsubscrib(?:es?|ing) (?:it|them|(?:the|an?) [a-z ]{3,30}) again\b/gi),
  },
  {
    name: 'made-up',
    instead: '"sample" or "test"',
    find: matches(/\bmade-up (?!names?\b)\w+/gi),
  },
  {
    name: 'roles-add-up',
    instead: '"are combined"',
    find: matches(/\b(?:roles|permissions)(?: [a-z]+){0,3} add up\b(?! to\b)/gi),
  },
  {
    name: 'who-connected',
    instead: '"who connected Clearwarden"',
    find: matches(/\b(?:user|member|admin|administrator) who connected(?=[,.;]| (?:and|was)\b| *(?:\||$))/gi),
  },
  {
    name: 'the-days',
    instead: '"the 30-day period"',
    find: matches(
      /\b(?:after|within|about|explain|mention|covers?) the \d+ (?:days|hours)(?=[.,:;]| (?:and|to the)\b| *(?:\||$))|\bthe \d+ (?:days|hours) (?:are|end|aren't|don't|may be)\b/gi,
    ),
  },
  {
    name: 'take-the-id',
    instead: '"Use the ID from", "Omitted on the last page"',
    find: matches(/\btake the IDs? from\b|\bmissing on the last page\b/gi),
  },
  {
    name: 'that-only-reads',
    instead: '"read-only" before the noun',
    find: matches(/\b(?:connection|right) that only reads\b(?! it\b)/gi),
  },
  {
    name: 'times-at-the-end',
    instead: 'the number of times first, then a colon and the times',
    find: matches(/\d hours, five times over\b/g),
  },
  {
    name: 'read-it-for',
    instead: '"To find out …, get the privacy request"',
    find: matches(/\bread the (?:privacy|opt-out) request for\b/gi),
  },
  {
    name: 'takes-over-a-choice',
    instead: '"adopts"',
    find: matches(
      /\b(?:takes?|took|taking) over (?:the|their|this) (?:[a-z]+ )?(?:choices?|decisions?|denials?|visitor ID)\b/gi,
    ),
  },
  {
    name: 'knows-the-key',
    instead: '"recognizes" or "mentions"',
    find: matches(/\bknows the (?:key|token|secret)\b|\bspeaks? of\b/gi),
  },
  {
    name: 'comma-after-quotation',
    instead: 'the comma or the period inside the quotation marks',
    of: 'marks',
    find: matches(/(?<=(?:^|[\s(])["“][A-Za-z][^"“”]*[A-Za-z'’)])["”][,.](?=\s|$)/g),
  },
  {
    name: 'serial-comma',
    instead: 'a comma before "and" or "or"',
    of: 'marks',
    find: serialComma,
  },
];

/** Addresses, and values of properties that are no words for readers. Columns stay as they are. */
const NO_WORDS =
  /https?:\/\/\S+|\b(?:id|value|groupId|to|href|src|path|file|slug|key|name|permissions|roles|serviceRoles)=(?:"[^"]*"|\{[^}]*\})|\b\w+=\{\[[^\]]*\]\}|^import .*|^\s*(?:- )?path: .*/g;

/**
 * @param {readonly string[]} lines of a page
 * @returns what is not in a native voice, with the line from 0
 */
export function foreignWords(lines) {
  const blank = (/** @type {string} */ text) => ' '.repeat(text.length);
  const own = lines.map((line) => line.replace(NO_WORDS, blank));
  const as = (/** @type {string} */ mark) => (/** @type {string} */ text) => mark.repeat(text.length);
  const code = outsideFences(own);
  const views = {
    words: proseLines(own),
    code,
    marks: code.map((line) =>
      line
        .replace(/`[^`]*`/g, as(CODE))
        .replace(/!?\[[^\]]*\]\([^)]*\)/g, as(LINK))
        .replace(/\*\*[^*]+\*\*/g, as(BOLD)),
    ),
  };
  return CHECKS.flatMap(({name, instead, of = 'words', find}) =>
    views[of].flatMap((line, index) =>
      find(line).map(({index: column, found}) => ({
        name,
        instead,
        index,
        column,
        found: (lines[index] ?? '').slice(column, column + found.length),
      })),
    ),
  );
}

/**
 * markdownlint rule: pages read as if a native speaker had written them.
 */
export default {
  names: ['native-voice'],
  description: 'A native voice (contributing/style-guide.md)',
  tags: ['style'],
  parser: 'none',
  /**
   * @param {object} page
   * @param {readonly string[]} page.lines
   * @param {(mistake: import('./prose.mjs').Mistake) => void} onError
   */
  function({lines}, onError) {
    for (const {name, instead, index, column, found} of foreignWords(lines)) {
      onError({
        lineNumber: index + 1,
        detail: `"${found}": write ${instead} [${name}]`,
        range: [column + 1, found.length],
      });
    }
  },
};
