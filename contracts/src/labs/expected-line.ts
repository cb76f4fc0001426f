import lists from './expected-lines.json' with { type: 'json' };
import type { LeftOver } from './left-over.js';
import { FINDING } from './line-piece.js';
import { plainText } from './plain-text.js';
import { type WordedResult, wordedResults } from './result-words.js';

const anyOf = (patterns: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${patterns.join('|')})(?![\p{L}\p{M}\d])`, 'gu');

/** What is looked for because it ought not to be there. Not so antibodies that protect, a pregnancy, or receptors. */
const SOUGHT = anyOf(lists.sought);
const CULTURES = anyOf(lists.cultures);
const NORMAL = anyOf(lists.normal);
const BESIDE = anyOf(lists.beside);
/** What ought to be there. */
const PARTS = anyOf(lists.parts);
const DENIED = anyOf(lists.denied);
/** "No WBC", without a word of a result. */
const DENIED_PART = new RegExp(
  String.raw`(?<!\p{L})(?:no|nil|without)\s+(?:\p{L}+ )?(?:${lists.parts.join('|')})(?!\p{L})`,
  'u',
);

/** A mark, a footnote, a question, or a grade. */
const MARK = /[?*#@!^~+=§†‡↑↓▲▼]/;
/** "Not normal", "no longer negative"; and what is looked for in urine alone. */
const NOT_CALM =
  /(?<!\p{L})(?:not?|non|never|without|hardly|less)[\s-]+(?:\p{L}+[\s-]+){0,3}(?:negative|neg|absent|nil|none|sterile|normal\w*|normo\w+|adequate|unremarkable|within|clear|pale|straw)(?!\p{L})|(?<!\p{L})(?:serum|blood|plasma)\s+(?:albumin|proteins?|glucose|sugar)(?!\p{L})/u;
/** A culture says little before two days, one of blood before five, and what grows slowly for weeks; what was looked at says how thoroughly. */
const TIMES =
  /(?<![\d.])(?:48|72|96|120)\s*(?:hours?|hrs?)(?!\p{L})|(?<![\d.])(?:[3-9]|1[0-4])\s*days?(?!\p{L})|(?<!\d)100 (?:oil immersion )?fields|(?<!\d)37 ?(?:°|deg(?:rees?)?)? ?c(?!\p{L})/gu;
const OF_BLOOD = /(?<!\p{L})blood[\s:-]+(?:culture|c\s?\/\s?s)(?!\p{L})/u;
const AFTER_DAYS = /(?<![\d.])120\s*(?:hours?|hrs?)(?!\p{L})|(?<![\d.])(?:[5-9]|1[0-4])\s*days?(?!\p{L})/u;
const GROWS_SLOWLY =
  /(?<!\p{L})(?:afb|acid[ -]?fast|mycobacteri\p{L}*|tb|tubercul\p{L}*|fung\p{L}*)(?!\p{L})[^.;]*(?:culture|growth)|culture[^.;]*(?<!\p{L})(?:afb|acid[ -]?fast|mycobacteri|tb(?!\p{L})|tubercul|fung)/u;
const isTooEarly = (plain: string): boolean =>
  GROWS_SLOWLY.test(plain) || (OF_BLOOD.test(plain) && !AFTER_DAYS.test(plain));

/** "H. pylori" ends none. */
const STATEMENT_END = /;|(?<=[\p{L}\p{M})]{2})\.(?=\s|$)/u;
const CLAUSE_END = /[,;]|(?<=[\p{L}\p{M})]{2})\.(?=\s|$)/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether what is denied ought not to be there: "no calculus seen" and "HBsAg: negative", and not "kidneys not seen", "no platelets". */
function isRightlyDenied(plain: string, { start, end }: WordedResult, from: number): boolean {
  const [behind = ''] = plain.slice(end).split(STATEMENT_END);
  const named = (plain.slice(from, end).split(STATEMENT_END).at(-1) ?? '') + (/^\s*for /.test(behind) ? behind : '');
  // "Pf / Pv: Negative / Negative"
  const isSame = from > 0 && !LETTER_OR_DIGIT.test(plain.slice(from, start));
  const sought = [SOUGHT, CULTURES].flatMap((each) => [...named.matchAll(each)]);
  // "Blood film: platelets absent": what is denied is the part behind what is sought, or within the denial.
  const behindSought = named.slice(Math.max(0, ...sought.map(({ 0: name, index }) => index + name.length)));
  const denied = plain.slice(start, end).replace(SOUGHT, ' ');
  return [denied, behindSought].every((part) => part.search(PARTS) === -1) && (isSame || sought.length > 0);
}

/** Whether something that ought not to be there is named and not denied: "normocytic with blasts", "no malarial parasite seen. Blasts". */
function isNamedUndenied(plain: string): boolean {
  const names = (part: string, patterns: readonly RegExp[]) => patterns.some((each) => part.search(each) !== -1);
  return plain
    .split(names(plain, [NORMAL]) ? CLAUSE_END : STATEMENT_END)
    .some((part) => names(part, [SOUGHT, CULTURES]) && (names(part, [NORMAL]) || wordedResults(part).length === 0));
}

/** Whether a plain line says with known words alone that something was sought and not found, or is normal. */
export function saysNothingFound(plain: string): boolean {
  const results = wordedResults(plain);
  if (MARK.test(plain) || NOT_CALM.test(plain) || results.some(({ isFound }) => isFound)) return false;
  if (isNamedUndenied(plain) || isTooEarly(plain)) return false;
  if (!results.every((result, index) => isRightlyDenied(plain, result, results[index - 1]?.end ?? 0))) return false;
  const without = [TIMES, SOUGHT, CULTURES].reduce((text, pattern) => text.replace(pattern, ' '), plain);
  if (DENIED_PART.test(without)) return false;
  const rest = [NORMAL, BESIDE, PARTS, DENIED].reduce((text, pattern) => text.replace(pattern, ' '), without);
  return (results.length > 0 || without.search(NORMAL) !== -1) && !LETTER_OR_DIGIT.test(rest);
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** A result may be a range itself: "1-2 /hpf". */
const RESULT = String.raw`${NUMBER}(?:\s*-\s*${NUMBER})?`;
const UNIT = String.raw`(?:(?:%|(?:gm?|mg|ug)\s?%|fl|pg|g|u|iu|mm|mm ?hg|secs?|ratio|index|(?:(?:x ?)?10[\^*]?\d+|[a-z]{1,7})?\s?\/\s?[a-z0-9.^]{1,10})(?![a-z]))`;
const RANGE = String.raw`(?:(?:[<≤>≥]=?|(?:less|more) than|below|above)\s*${NUMBER}|${NUMBER}\s*(?:-|to)\s*${NUMBER}|up ?to\s*${NUMBER})`;
const LABEL = String.raw`(?:(?:normal|सामान्य|ref(?:erence)?|range|biological|interval|desirable|optimal|expected|sufficient|limit|values?|acceptable)[\s.:=([-]*)*`;
/** A few words of a name. */
const NAME = String.raw`\p{L}[\p{L}\p{M}\d]*(?:[ ./'-]+(?:\d{1,3}[ -]?)?[\p{L}\p{M}][\p{L}\p{M}\d]*){0,4}(?:\s*\((?:\p{L}[\p{L} .-]{0,24}|[\p{L}\d -]{1,8})\))?`;
/** A quantity, one number, and one range: nothing else stands in the line. */
const MEASURED = new RegExp(
  String.raw`^[\s•-]*(?:\d{1,2}[ -]?)?${NAME}[\s:=.,-]*\s${RESULT}\s*${UNIT}?[\s,;:([-]*${LABEL}${RANGE}\s*${UNIT}?[\s)\].]*$`,
  'u',
);
/** A row of a table is not longer. */
const LONGEST = 120;
const isMeasured = (plain: string): boolean =>
  plain.length <= LONGEST &&
  MEASURED.test(plain) &&
  !MARK.test(plain) &&
  !FINDING.test(plain) &&
  wordedResults(plain).length === 0;

/** What one is born with. Rh negative is left to a doctor: it matters in a pregnancy. */
const BLOOD_GROUP =
  /^\s*blood group(?:ing)?[\s:-]*"?(?:a|b|ab|o)"?[\s,-]*(?:rh[\s(-]*d?\)?[\s:-]*(?:factor[\s:-]*)?)?(?:positive|pos)[\s.]*$/;

/**
 * Whether a line that is not interpreted is known to report nothing unusual: what was looked for is not there, a description is normal, or a single number is within the one range beside it. Each word has to be known but the name
 * of what was measured, so that a footnote, a mark, a second number or any other word makes it a line of which nothing is known.
 */
export function isExpectedLine({ text, standing }: LeftOver): boolean {
  const plain = plainText(text);
  if (standing === 'asExpected' && isMeasured(plain)) return true;
  if (BLOOD_GROUP.test(plain)) return true;
  return (standing === 'asExpected' || standing === 'unknown') && saysNothingFound(plain);
}
