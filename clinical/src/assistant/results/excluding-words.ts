import words from './told-words.json' with { type: 'json' };
import { anyOf, END, FILLERS, pattern, START, STOP, some } from './word-patterns.js';

const YEAR = String.raw`(?:19|20)\d\d`;
/** A time long ago; "since then" is now, and "earlier today" too. */
const LONG_AGO = [
  String.raw`(?<!${anyOf('since, from')}\s+)(?:(?:${anyOf(words.counts)}|\d+)\s+)?`,
  String.raw`(?:${anyOf(words.earlier)}|${START}in\s+${YEAR}${END}|${START}${YEAR}\s+(?:me|mein|में)${END})`,
  String.raw`(?!\s+${anyOf('se, today, this, aaj, से, आज')})`,
].join('');
/** At the start of a clause with the name: "last year my". What happened then ("surgery last month, potassium 7") is another matter. */
const earlierBefore = pattern(`(?:^|[,(]|${anyOf('and, but, aur, lekin, और, लेकिन')})${FILLERS}${LONG_AGO}${FILLERS}$`);
/** In the clause of a value that is told as past: "2 saal pehle dengue hua tha platelet 20000 tak gaye the". */
const earlierInClause = pattern(`${LONG_AGO}[^,(]*$`);
const past = pattern(anyOf('had, was, were'));
const pastBehind = pattern(`^${some(words.pastBetween)}${anyOf('tha, thi, the, था, थी, थे')}`);
const earlierBetween = pattern(LONG_AGO);
/** Behind a number in its clause, if nothing else is told of then: not "7.1 previously healthy" or "7.1 last year 4.2". */
const earlierBehind = pattern(
  String.raw`^${some(`${words.fillers}, icu, hospital`)}(?:,?\s*${anyOf('discharged, discharge hua, discharge hui')}\s+)?${LONG_AGO}(?!${FILLERS}(?:\d|${anyOf(words.well)}))(?=${STOP}|\s+${anyOf(words.earlierEnd)})`,
);
const whenBehind = pattern(String.raw`^\s+${anyOf('when, during, while, jab')}[^,(]*${LONG_AGO}`);
/** Whether a value is of long ago, by what stands before its name, between the two and behind. */
export const isEarlier = (before: string, between: string, behind: string): boolean =>
  earlierBefore.test(before) ||
  earlierBetween.test(between) ||
  earlierBehind.test(behind) ||
  whenBehind.test(behind) ||
  (earlierInClause.test(before) && (past.test(between) || pastBehind.test(behind)));

/** Behind a number: "was, now it is normal". Who feels well may still have the value. */
export const isWellNow = pattern(
  [
    String.raw`^(?:[\s:=,.;'’"*()-]*(?:${anyOf(`${words.fillers}, ${words.treated}`)}|(?<!\d)\d+(?!\d)))*[\s,.;()-]*${anyOf(words.present)}`,
    String.raw`(?:\s+${anyOf(words.wellBetween)})*\s+${anyOf(words.well)}(?=${STOP}|\s+${anyOf(words.wellEnd)})(?!\s+\S+\s+(?:kya|क्या)${END})`,
  ].join(''),
);

const learningBefore = pattern(`${anyOf(words.learning)}${some(words.learningBetween)}$`);
const learningBehind = pattern(`^${some(words.learningBetween)}${anyOf(words.taught)}`);
const taught = pattern(anyOf(words.taught));
const namesPerson = pattern(anyOf(words.persons));
/** Whether a value is one of a lesson, by what stands before its name and behind it in the statement, and behind its number. Of a person it is none. */
export const isLearning = (before: string, between: string, behind: string): boolean =>
  !namesPerson.test(`${before} ${between} ${behind}`) &&
  (learningBefore.test(before) || learningBehind.test(behind) || taught.test(before) || taught.test(behind));

const priceBefore = pattern(`${anyOf(words.prices)}${some(words.priceBetween)}$`);
const priceBehind = pattern(
  `^${some('ka, ki, ke, is the, as')}${anyOf(words.pricesBehind)}(?=${STOP}|\\s+${anyOf('hai, h, only, per, each, for, है')})`,
);
/** Whether "INR" is the rupee, by what stands before it and behind its number. */
export const isPrice = (before: string, behind: string): boolean =>
  priceBefore.test(before) || priceBehind.test(behind);
