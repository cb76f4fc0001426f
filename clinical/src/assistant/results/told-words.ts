import words from './told-words.json' with { type: 'json' };
import { anyOf, END, FILLERS, pattern, some, START } from './word-patterns.js';

/** Nothing between a name and its number, or words that leave it a result: "potassium report me aaya hai 7". */
export const onlyFillers = pattern(`^${FILLERS}$`);
const AMOUNT = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
/** A number that is told as the present one: "last year 7, now it is 4.2"; not "7.2 today, 4.5 yesterday". */
export const presentNumber = pattern(
  String.raw`${anyOf(words.present)}(?!\s*,)(?!${FILLERS}${anyOf(words.dayBefore)})${FILLERS}(?<number>${AMOUNT})`,
);
/** The second of two numbers: "dropped from 9 to 5", "9 se gir ke 5 ho gaya". */
const laterNumber = pattern(
  String.raw`(?:(?<=from\s+)\d[\d.,]*\s*to|\d[\d.,]*\s*(?:se|से))${END}${FILLERS}(?<number>${AMOUNT})`,
);
const change = pattern(String.raw`^(?<before>.*?)(?<first>${AMOUNT})\s*(?:to\s|→|[-=]+>)\s*(?<number>${AMOUNT})`);
const rose = pattern(anyOf(words.rose));
const valueOf = (digits = ''): number => Number(digits.replaceAll(',', ''));
/** What a value has become, by what stands behind its name: of two numbers the second, if they are no range, which rises ("9 to 4.5", "went 5 to 7.2"). */
export function changedNumber(behind: string): RegExpExecArray | null {
  const later = laterNumber.exec(behind);
  const found = later ? null : change.exec(behind);
  const { before = '', first, number } = found?.groups ?? {};
  const isChange = found && (valueOf(first) > valueOf(number) || rose.test(before));
  return isChange ? found : later;
}

/** In front of a name: it is not said that somebody has the value. */
export const supposedBefore = pattern(
  String.raw`(?<!${anyOf(words.asksWhether)}\s+)${anyOf(words.supposed)}(?:\s+${anyOf(words.supposedOf)})*\s*$`,
);

const present = pattern(anyOf(`${words.present}, ${words.afterwards}`));
const dayBefore = pattern(anyOf(words.dayBefore));
/** Whether a value is told as the present one by its own words, and not as that of yesterday. */
export const isPresent = (own: string): boolean => present.test(own) && !dayBefore.test(own);
const otherSpecimen = pattern(`${anyOf(words.otherSpecimen)}${some(words.otherSpecimenBetween)}$`);
/** Before a name: it is measured in something else than blood, or is another test. */
export const isOfOtherSpecimen = (before: string): boolean => otherSpecimen.test(before);
const ofPatient = pattern(`^${some('ka, ki, ke, का, की, के')}${anyOf(words.ofPatient)}`);
/** Behind "sugar": whose illness it is. */
export const isOfPatient = (behind: string): boolean => ofPatient.test(behind);
const owner = pattern(`(?<owner>${anyOf(words.owners)})${some('ka, ki, ke, s, का, की, के')}$`);
/** Whose the value of a name is, by what stands before it; null where it is not said. */
export const ownerBefore = (before: string): string | null => owner.exec(before)?.groups?.['owner'] ?? null;

/** "5 din", "10 days": within four weeks of a birth, if it is the age of a baby and not how long a fever lasts. */
const DAYS = String.raw`${START}(?:(?:[1-9]|1\d|2[0-8]|${anyOf(words.daysInWords)})\s*-?\s*(?:days?|din|दिन)|[1-4]\s*-?\s*(?:weeks?|hafte|हफ्ते))${END}[\s-]*`;
const OF = String.raw`(?:ka|ki|ke|old|का|की|के)`;
const newborn = pattern(
  [
    anyOf(words.newborn),
    String.raw`${DAYS}(?:${OF}\s+)?${anyOf(words.babies)}`,
    String.raw`${anyOf(words.babies)}\s+(?:${anyOf('is, abhi, sirf, only, just, अभी')}\s+)*${DAYS}${OF}(?:$|[,.;!?]|\s+${anyOf('hai, h, and, aur, है')}|\s+(?!\p{L}))`,
  ].join('|'),
);
const baby = pattern(anyOf('baby, infant'));
const isOlder = /\d\s*-?\s*(?:years?|yrs?|saal|sal|साल)(?![a-z])/u;
/** Whether a message is about somebody in their first weeks of life. */
export const namesNewborn = (plain: string): boolean => newborn.test(plain);
/** Whether it is about a baby, perhaps one of some days. */
export const namesBaby = (plain: string): boolean => baby.test(plain) && !isOlder.test(plain);

/** Behind the name of a test that is positive or not: that it is. */
export const foundBehind = pattern(String.raw`^${FILLERS}(?<word>\+\s*ve|${anyOf(words.found)})(?<rest>.*)$`);
/** Behind "positive": that it is not, or only may be. */
export const isFoundDenied =
  /^\s*(?:(?:nahi|nahin|nai|नहीं)\s*(?:hai|h|tha|aaya|aya|है|था|आया|$|[,.;!?।])|not(?!\s+(?:feel|sleep|able))|hone|ho to|होने)/u;
/** That somebody has the result. */
export const tellsResult = pattern(anyOf(words.told));
/** Before the name or behind "positive": it is asked what that means. */
export const asksBefore = pattern(
  String.raw`${anyOf(words.asksMeaning)}${some('be, a, the, of, high, raised, elevated, positive, test, kya')}$`,
);
/** Behind "positive": what else is told or asked of somebody who has it. */
export const foundGoesOn = pattern(`^\\s*${anyOf(words.foundGoesOn)}`);
export const asksBehind = pattern(String.raw`^${some('test, result, hai, h, to')}${anyOf(words.asksBehind)}`);
/** Whose it is, or that it was found. */
export const namesPerson = pattern(anyOf(words.persons));

/** The names of tests that reports print otherwise, or not at all. `only`: where one of these stands too, or nothing but the number. */
export const toldNames = words.names.map(({ report, words: list, ...rest }) => ({
  report,
  name: new RegExp(anyOf(list), 'gu'),
  only:
    'only' in rest && rest.only ? pattern(String.raw`${anyOf(rest.only)}|^\s*${anyOf(list)}[\s:=]*[\d.]+\s*$`) : null,
}));

/** What is measured at the bed and told as a sign of an emergency (`emergencies/values.ts`). */
export const bedside: ReadonlySet<string> = new Set(words.bedside.split(', '));
