import lists from './time-words.json' with { type: 'json' };

type ByLanguage = Readonly<Record<'en' | 'hi', readonly string[]>>;

/** Words of all languages as one pattern, for texts that `plainText` returns, in a group and with the flag u. */
const inAll = ({ en, hi }: ByLanguage): string => [...en, ...hi].join('|');

/** That a result is the present one: "now", "aaj". */
export const NOW = inAll(lists.now);
/** That a result is an earlier one. */
export const EARLIER = inAll(lists.earlier);
/** The same in English alone, without the flag u. */
export const EARLIER_IN_ENGLISH = lists.earlier.en.join('|');
/** Lengths of time, behind a number: "3 days". */
export const PERIODS = lists.periods.join('|');
/** Times that a word such as "last" is enough for: "last week", "last June". */
export const MOMENTS = [...lists.moments, ...lists.months, ...lists.weekdays].join('|');
/** When or by what something was measured: "last visit". */
export const OCCASIONS = lists.occasions.join('|');
/** What names a result itself: "previous value". */
export const RESULTS = lists.results.join('|');
/** Words of an earlier time that may also stand behind the number that they are about: "4.2 earlier". */
export const ADVERBS = lists.adverbs.join('|');
/** What makes no earlier time of "before". */
export const MEALS = lists.meals.join('|');
/** The first letters of months, which longer forms begin with. */
export const MONTH_BEGINS = lists.months.map((month) => month.slice(0, 3)).join('|');
/** Directly in front of a number: that it is a further result of the test before it: "repeat 4.2", "dropped to 108". */
export const FURTHER = [inAll(lists.further), ...lists.months, ...lists.weekdays].join('|');
/** Directly behind a number without a unit: words that make nothing else of it. */
export const BEHIND_NUMBER = inAll(lists.behind);
/** In front of a number: what makes something else of it than a result, such as a limit. */
export const NO_RESULT = inAll(lists.noResult);
