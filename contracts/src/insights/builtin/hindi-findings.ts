import lists from './hindi-findings.json' with { type: 'json' };

type Meaning = keyof typeof lists.words;

/** "टी.बी.": a sentence ends at another sign in Devanagari. */
const ABBREVIATED = /(?<![\u0900-\u097f])([\u0900-\u097f]{1,3})\.([\u0900-\u097f]{1,3})\.?(?![\u0900-\u097f])/g;

/** One spelling of what Hindi writes in several ways: a letter with a dot or without, and the two signs of a nasal. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(ABBREVIATED, '$1$2')
    .replaceAll('\u0901', '\u0902');

/** The words of a meaning in both scripts. A nasal at the end of a word is often left out. */
const wordsOf = (meaning: Meaning): string =>
  `(?:${folded(lists.words[meaning])
    .split(', ')
    .map((word) => word.replace(/(?<=[\u0900-\u097f])\u0902?$/, '\u0902?'))
    .join('|')})`;
/** A few words that deny and ask nothing, and tell of nothing in general: "kya hota hai". */
const SOME = String.raw`(?:(?!(?:${wordsOf('not')}|${wordsOf('denied')}|${wordsOf('inGeneral')})(?![\p{L}\p{M}]))[\p{L}\p{M}\d.%]+ ){0,3}?`;

/** At the beginning of a statement, or behind a label: "ECG: दिल का दौरा". */
const ALONE = String.raw`(?<=^[^:]{0,30}:\s{0,4}|^\s{0,4})`;
const places: Readonly<Record<string, string>> = { some: SOME, alone: ALONE };

/** A pattern in which "<blood>" stands for the words of a meaning, and "<some>" for a few of any meaning. */
const patternOf = (pattern: string): string =>
  folded(pattern).replace(/<(\w+)>/g, (_, name: string) => places[name] ?? wordsOf(name as Meaning));

/** Urgent findings in Hindi, in both scripts, as patterns over the text that `plainHindi` returns. */
export const hindiFindings = {
  hospital: lists.hospital.map(patternOf),
  /** Told by what is missing: "धड़कन नहीं मिली". */
  hospitalDeath: lists.hospitalDeath.map(patternOf),
  doctor: lists.doctor.map(patternOf),
  printed: lists.printed.map(patternOf),
  notNow: lists.notNow.map(patternOf),
};

const whole = (pattern: string) => String.raw`(?<![\p{L}\p{M}])(?:${pattern})(?![\p{L}\p{M}])`;
const anyOf = (patterns: readonly string[]) => new RegExp(whole(patterns.map(patternOf).join('|')), 'u');

/** The verb ends a statement: "torsion hai, flow nahi" and "torsion hai flow nahi". Not where "nahi" or an auxiliary follows. */
const VERB_AT_END = new RegExp(
  String.raw`${whole(patternOf('<has>|<done>|<found>'))}(?=\s+(?!(?:${patternOf(String.raw`<has>|<done>|<not>|[\p{L}\p{M}]+ <in>\s*$`)})(?![\p{L}\p{M}]))[\p{L}\p{M}])`,
  'gu',
);
const HINDI_VERB = new RegExp(
  `^${patternOf('(?:hain?|thi|tha|mil[aei]+n?|dikh[aei]+n?|nika?l[aei]+n?|ga(?:y[aei]|i)|[\\u0900-\\u097f]+)')}$`,
  'u',
);
/** "Positive nahi hai": English denies in front. */
const NOT_BEHIND_RESULT = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(positive|reactive|detected|seen|present|found) ${wordsOf('not')}(?![\p{L}\p{M}])`,
  'gu',
);

/** A plain line in which the Hindi words can be read by the rules for English: one spelling, statements that end behind their verb, and "not" in front of an English result. */
export const plainHindi = (plain: string): string =>
  folded(plain)
    .replace(NOT_BEHIND_RESULT, 'not $1')
    .replace(VERB_AT_END, (verb) => (HINDI_VERB.test(verb.split(' ')[0] ?? '') ? `${verb};` : verb));

/** Hindi denies at the end: "pneumothorax ya effusion nahi". That blood does not flow denies no torsion. */
const DENIED_AT_END = new RegExp(
  String.raw`^[\s:=(-]*(?:[\p{L}\p{M}/-]+ ){0,8}?(?<!${wordsOf('flow')} (?:bilkul |बिल्कुल )?)${wordsOf('not')}(?![\p{L}\p{M}])`,
  'u',
);
const SOUGHT_BEHIND = new RegExp(String.raw`^[\s:=(-]*(?:${lists.soughtBehind.map(patternOf).join('|')})`, 'u');
const EARLIER = anyOf(lists.earlier);
const STILL_NOW = anyOf(lists.stillNow);

/** Whether Hindi words behind a finding deny it, or say that it is looked for or feared only. */
export const isDeniedInHindi = (behind: string): boolean => DENIED_AT_END.test(behind) || SOUGHT_BEHIND.test(behind);

/** Whether a statement tells of an earlier time in Hindi: "दो साल पहले", and not "पहले से ज़्यादा". */
export const isEarlierInHindi = (statement: string): boolean => EARLIER.test(statement) && !STILL_NOW.test(statement);
