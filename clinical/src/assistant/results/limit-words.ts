import words from './told-words.json' with { type: 'json' };
import { anyOf, GAP, pattern, START, END, STOP, some } from './word-patterns.js';

/** In front of a name: "target", "the normal level of". "Bp normal" and "critical" leave what follows a result. */
export const limitBefore = pattern(
  `(?:${anyOf(words.limits)}|${anyOf(words.limitsOfLevel)}${some('low, high')}${anyOf(words.level)})${some(words.limitBetween)}$`,
);
/** "The critical value of", in front of a name and behind it. A laboratory that calls about one has found it. */
const alarming = `${anyOf(words.alarming)}${some('low, high')}${anyOf(words.level)}`;
const alarmingBefore = pattern(`${alarming}${some(words.limitBetween)}$`);
const alarmingBetween = pattern(`${anyOf('critical, panic')}${some('low, high')}${anyOf(words.level)}`);
const isCalled = pattern(anyOf(`${words.persons}, ${words.calls}`));
const toldAtOnce = pattern(String.raw`^\s*${anyOf(words.isTold)}(?!\s+${anyOf('to, toh, तो')})`);
/** Whether a number is said to be the critical one, by what stands before its name, between the two and behind, and nobody has it. */
export const isAlarmingLimit = (before: string, between: string, behind: string): boolean =>
  (alarmingBefore.test(before) || alarmingBetween.test(between)) && !isCalled.test(`${before} ${between} ${behind}`);

/** The second of two numbers, if it counts nothing: "6.5 - 7", but not "7.2 - 2 days". */
const SECOND = String.raw`\d[\d.,]*(?![\d.,]*\s*${anyOf(words.amounts)})`;
const IS = String.raw`(?:${anyOf('hai, is, h, है')}\s+)?`;
/** Behind a number: it is a limit, or a supposition, or the first of two, or denied. */
export const limitBehind = pattern(
  [
    String.raw`^(?:\+(?!\s*${anyOf(words.isTold)})`,
    String.raw`[\s,]*(?:-|–|/|to\s|vs\.?\s|versus\s|se\s|से\s|→|->)\s*${SECOND}`,
    `${GAP}${IS}${anyOf(words.limitsBehind)}`,
    // "Inr 9 target 2.5" names the limit behind.
    String.raw`${GAP}${anyOf('limit, target, cutoff, cut off, threshold')}(?!${some('is, was, of, hai, h, tha, range')}[-=(]?\s*\d)`,
    String.raw`${GAP}${anyOf('hone par, hone pe, होने पर')}(?!\s+${anyOf('bhi, भी')})`,
    String.raw`\s*${IS}${anyOf(words.denied)}${STOP})`,
  ].join('|'),
);
/** Behind a number: by so much it rose. */
export const riseBehind = pattern(String.raw`^\s*${anyOf(words.rises)}`);

/** A rupee behind a number, and no INR: nothing is told of it. */
const RUPEE = `${START}inr${END}(?=${STOP}|\\s*${anyOf(words.rupeeEnd)})`;
/** Behind a number: it counts something else. */
export const amountBehind = pattern(String.raw`^\s*-?\s*(?:₹|\$|${anyOf(words.amounts)}|${RUPEE})`);
/** Behind a whole number: what is counted. "Potassium 7.2 foods to avoid" has a result. */
export const countBehind = pattern(String.raw`^\s*-?\s*${anyOf(words.counted)}`);
/** Behind a number that is told as the present one: what is said of a result, or nothing. */
export const resultBehind = pattern(
  String.raw`^(?:\s*(?:$|[^\s\p{L}])|\s*${anyOf(`${words.fillers}, ${words.goesOn}`)})`,
);
/** Behind a number that is told as the present one: what is measured at the bed, without a number of its own. */
export const vitalBehind = pattern(String.raw`^\s*${anyOf(words.vital)}(?!${some('is, hai, h, at, of')}[-=]?\s*\d)`);
/** In front of a number: money. */
export const moneyBefore = /(?:₹|\$|(?<![a-z])rs\.?)\s*$/u;

const beyond = String.raw`(?:(?<less>${anyOf(words.beyondLess)})|${anyOf(words.beyondMore)})\s*$`;
const beyondBefore = pattern(beyond);
const isBeyond = pattern(String.raw`${anyOf(words.beyondIs)}\s+${beyond}`);
/** What stands between a name and its number, without a comparison at its end: "is below". */
export const withoutBeyond = (between: string): string => between.replace(/[<>≤≥]/u, '').replace(beyondBefore, '');
/** Behind a number: the message ends there, or goes on about somebody. */
const endsOrGoesOn = pattern(String.raw`^\s*(?:$|[.,;!?।]|${anyOf(`${words.goesOn}, on`)})`);
const signBefore = /(?<![-=])(?<sign>[<>≤≥])=?\s*$/u;
const comparedBehind = pattern(
  String.raw`^\s*(?:se|से)\s+(?:(?<less>${anyOf(words.less)})|${anyOf(words.more)})\s+${anyOf(words.isTold)}(?<isThen>\s+${anyOf('to, toh, तो')})?`,
);
/** ">10" and "10 se kam hai": how a result is told that is beyond a number, by what stands between its name and the number and behind; null for the number itself, and `limit` where nobody has it. */
export function comparatorOf(
  { before, between, behind }: Readonly<Record<'before' | 'between' | 'behind', string>>,
  statement: string,
): '<' | '>' | 'limit' | null {
  const isAlone = before.trim() === '' && endsOrGoesOn.test(behind);
  const isTold = isCalled.test(statement) || toldAtOnce.test(behind);
  const sign = signBefore.exec(between)?.groups?.['sign'];
  if (sign) return !isTold && !isAlone ? 'limit' : sign === '<' || sign === '≤' ? '<' : '>';
  const beyondIt = beyondBefore.exec(between);
  if (beyondIt) return !isTold && !isBeyond.test(between) ? 'limit' : beyondIt.groups?.['less'] ? '<' : '>';
  const compared = comparedBehind.exec(behind)?.groups;
  if (!compared) return null;
  if (compared['isThen'] && !isCalled.test(statement)) return 'limit';
  return compared['less'] ? '<' : '>';
}
