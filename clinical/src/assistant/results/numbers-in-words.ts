import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { emergencyWords } from '../emergencies/words.js';
import lists from './numbers-in-words.json' with { type: 'json' };
import { toldNamesIn } from './told-names.js';
import { anyOf, FILLERS, GAP, pattern } from './word-patterns.js';

const wordsOf = (list: string): readonly string[] => list.split(', ');
const valuesOf = (lines: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(lines).flatMap(([value, list]) => wordsOf(list).map((word) => [word, Number(value)])));
const NUMBERS = valuesOf(lists.numbers);
const TIMES = valuesOf(lists.times);
const BEFORE_TIMES = valuesOf(lists.beforeTimes);
const setOf = (list: string): ReadonlySet<string> => new Set(wordsOf(list));
const [HALF_MORE, POINT, AND, WITH] = [setOf(lists.halfMore), setOf(lists.point), setOf(lists.and), setOf(lists.with)];
const [NOT_ALONE, ALONE_IF_SAID, SAID] = [setOf(lists.notAlone), setOf(lists.aloneIfSaid), setOf(lists.said)];
/** "So" is short for "sau" behind a number in Hindi alone: not in "sugar 35 so weak", "sugar is so high". */
const [SHORT, BEFORE_SHORT] = [setOf(lists.hundredInShort), setOf(lists.beforeHundredInShort)];
/** Units of time and money belong to the number right in front of them: "sugar chalis do din se" is a sugar of 40, for two days. */
const [COUNTED, CLOCK_BEFORE] = [setOf(lists.counted), setOf(lists.clockBefore)];
/** Tablets, with their number in front: "took fifty tablets", "ate fifty paracetamol". */
const [TAKEN, TOOK] = [setOf(lists.taken), setOf(lists.tookBefore)];
/** No smaller number in words is one of tablets: "do goli" is a dose, and "kha lo, do goli" asks for two. */
const FEWEST_TAKEN = 10;
/** No smaller number stands in front of what is measured: "ek sau char bukhar". */
const FEWEST_IN_FRONT = 30;

/** Words with nothing but blanks between them. */
const RUN = /[\p{L}\p{M}\d]+(?:[ -]+[\p{L}\p{M}\d]+)*/gu;
const WORD = /[\p{L}\p{M}\d]+/gu;
const { sugar, spo2, heartRate, bloodPressure, fever } = emergencyWords;
const MEASURED = anyOf([sugar, spo2, heartRate, bloodPressure, fever].join(', '));
/** Between a name and its number: words that leave it a result, and another number of the same. */
const COUNTS = [...NUMBERS.keys(), ...COUNTED].filter((word) => !TAKEN.has(word)).join(', ');
const BETWEEN = String.raw`(?:${FILLERS}(?:${anyOf(`${lists.between}, ${COUNTS}`)}|\d+(?:\.\d+)?))*${FILLERS}${GAP}$`;
const BEHIND_MEASURE = pattern(MEASURED + BETWEEN);
const BEHIND_NAME = pattern(`^${BETWEEN}`);
const MEASURE_BEHIND = pattern(String.raw`^[\s:,]*(?:${anyOf('degree, degrees')}\s+)?${MEASURED}`);
/** No name stands farther in front of its number. */
const LONGEST = 60;

/** Whether what is measured or tested stands in front of a number: "do" is "two" behind it, and "give" elsewhere. */
function isBehindName(before: string): boolean {
  const plain = plainText(before).slice(-LONGEST);
  return BEHIND_MEASURE.test(plain) || toldNamesIn(plain).some(({ end }) => BEHIND_NAME.test(plain.slice(end)));
}

/** A number in words: its value, and how many words it takes. */
interface Spelled {
  readonly value: number;
  readonly length: number;
}

/** A number below a hundred: "eighty two", "bayasi", "50". */
function spelledBelowHundred(words: readonly string[], at: number): Spelled | null {
  const word = words[at] ?? '';
  const spoken = NUMBERS.get(word);
  const value = spoken ?? (/^\d{1,2}$/.test(word) ? Number(word) : null);
  // "Bp ke saath ek" is one beside it, and not 61.
  if (value === null || (NOT_ALONE.has(word) && value === 60 && WITH.has(words[at - 1] ?? ''))) return null;
  const unit = COUNTED.has(words[at + 2] ?? '') ? 0 : (NUMBERS.get(words[at + 1] ?? '') ?? 0);
  const isTens = spoken !== undefined && value >= 20 && value % 10 === 0 && unit > 0 && unit < 10;
  return isTens ? { value: value + unit, length: 2 } : { value, length: 1 };
}

/** The hundred, thousand or lakh at a position. */
const timesAt = (words: readonly string[], at: number): number | undefined =>
  SHORT.has(words[at] ?? '') && BEFORE_SHORT.has(words[at - 1] ?? '') ? 100 : TIMES.get(words[at] ?? '');

/** "Four hundred fifty", "saadhe chaar sau", "one eighty" and "one oh four" for 180 and 104. */
function spelledWhole(words: readonly string[], at: number): Spelled | null {
  const isHalfMore = HALF_MORE.has(words[at] ?? '');
  const from = at + (isHalfMore ? 1 : 0);
  const part = BEFORE_TIMES.get(words[from] ?? '');
  const first = part === undefined ? spelledBelowHundred(words, from) : { value: part, length: 1 };
  const next = from + (first?.length ?? 0);
  const times = timesAt(words, next);
  if (times !== undefined && (first || times === 100)) {
    const value = ((first?.value ?? 1) + (isHalfMore ? 0.5 : 0)) * times;
    const rest = next + 1 + (AND.has(words[next + 1] ?? '') ? 1 : 0);
    const more = times === 100 ? spelledBelowHundred(words, rest) : spelledWhole(words, rest);
    return more && more.value < times && !COUNTED.has(words[rest + more.length] ?? '')
      ? { value: value + more.value, length: rest + more.length - at }
      : { value, length: next + 1 - at };
  }
  if (!first || part !== undefined) return null;
  if (isHalfMore) return { value: first.value + 0.5, length: next - at };
  const isUnit = first.length === 1 && first.value >= 1 && first.value < 10 && NUMBERS.has(words[from] ?? '');
  // "At five thirty" is a time, and "sat eighty" a saturation.
  const isOther = first.value > 3 && (CLOCK_BEFORE.has(words[from - 1] ?? '') || NOT_ALONE.has(words[from] ?? ''));
  const isHundreds = isUnit && !isOther;
  const isZero = NUMBERS.get(words[next] ?? '') === 0;
  const second = isHundreds ? spelledBelowHundred(words, isZero ? next + 1 : next) : null;
  const end = next + (isZero ? 1 : 0) + (second?.length ?? 0);
  const isSpoken = !/^\d/.test(words[end - 1] ?? '') && !COUNTED.has(words[end] ?? '');
  const isJoined = second !== null && isSpoken && (isZero ? second.value < 10 : second.value >= 10);
  return isJoined
    ? { value: first.value * 100 + second.value, length: first.length + (isZero ? 1 : 0) + second.length }
    : first;
}

/** The number that words say from one of them on, as digits; null if they say none, or only digits. "8 hazar" is read as it is. */
function spelledAt(words: readonly string[], at: number): { readonly digits: string; readonly length: number } | null {
  const whole = spelledWhole(words, at);
  if (!whole || (/^\d/.test(words[at]!) && (TIMES.get(words[at + 1] ?? '') ?? 0) > 100)) return null;
  const end = at + whole.length;
  const tenths = POINT.has(words[end] ?? '') ? NUMBERS.get(words[end + 1] ?? '') : undefined;
  const length = whole.length + (tenths === undefined ? 0 : 2);
  const said = words.slice(at, at + length);
  if (said.every((word) => /^\d+$/.test(word))) return null;
  const [first, behind] = [said[0]!, words[at + length] ?? ''];
  const isAlone = length > 1 || !NOT_ALONE.has(first) || (ALONE_IF_SAID.has(first) && SAID.has(behind));
  // "Char paanch sau", "char paanch saal": from four to five.
  const isOfTwo = timesAt(words, at + length + 1) !== undefined || COUNTED.has(words[at + length + 1] ?? '');
  const isFirstOfTwo = length === 1 && whole.value < 10 && (NUMBERS.get(behind) ?? 0) > 0 && isOfTwo;
  if (!isAlone || isFirstOfTwo || (COUNTED.has(behind) && !TAKEN.has(behind))) return null;
  return { digits: tenths === undefined ? String(whole.value) : `${whole.value}.${tenths}`, length };
}

/** Whether any word of a text may be of a number. */
const hasNumberWord = (words: readonly string[]) =>
  words.some((word) => NUMBERS.has(word) || TIMES.has(word) || BEFORE_TIMES.has(word));

/** A message with digits in the place of numbers in words behind what is measured or tested, in front of it, and of tablets: "sugar four hundred", "sugar chaar sau", "ek sau char bukhar", "took fifty tablets". Pure. */
export function inDigits(text: string): string {
  if (!hasNumberWord(text.toLowerCase().match(WORD) ?? [])) return text;
  let read = '';
  let from = 0;
  for (const { 0: run, index: start } of text.matchAll(RUN)) {
    const places = [...run.matchAll(WORD)].map(({ 0: word, index }) => ({
      word: word.toLowerCase().normalize('NFC'),
      start: start + index,
      end: start + index + word.length,
    }));
    const words = places.map(({ word }) => word);
    for (let at = 0; at < words.length; at++) {
      const found = spelledAt(words, at);
      if (!found) continue;
      const before = read + text.slice(from, places[at]!.start);
      const end = at + found.length;
      const value = Number(found.digits);
      const isOfTablets = TAKEN.has(words[end] ?? '');
      const isTaken = value >= FEWEST_TAKEN && (isOfTablets || TOOK.has(words[at - 1] ?? ''));
      const isInFront = value >= FEWEST_IN_FRONT && MEASURE_BEHIND.test(plainText(text.slice(places[end - 1]!.end)));
      if (!isTaken && (isOfTablets || !(isInFront || isBehindName(before)))) continue;
      read = before + found.digits;
      at += found.length - 1;
      from = places[at]!.end;
    }
  }
  return read + text.slice(from);
}
