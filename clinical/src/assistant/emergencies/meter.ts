import words from './words/meter.json' with { type: 'json' };
import { NUMBER } from './numbers.js';
import type { Alarm } from './frames.js';
import { keySet } from '../words/phrases.js';
import type { PlainWord } from '../words/plain-words.js';

/** The letters that a glucose meter shows instead of a number that it cannot measure: "HI" above 500 to 600 mg/dL, "LO" below 20. */
interface MeterReading {
  readonly side: 'HI' | 'LO';
  /** The word for the meter or for sugar, as it was written. */
  readonly of: string;
  readonly start: number;
  readonly end: number;
}

const [METERS, SUGARS, OTHERS] = [keySet(words.meters), keySet(words.sugars), keySet(words.otherMeters)];
const [HIGH, LOW, PLAIN] = [keySet(words.high), keySet(words.low), keySet(words.plain)];
const [BEFORE, BEHIND] = [keySet(words.saysBefore), keySet(words.saysBehind)];
const BETWEEN = new Set([...keySet(words.between), ...METERS, ...SUGARS, ...BEFORE]);
/** Words between a meter and what it shows. */
const NEAR = 6;

/**
 * Finds "HI" or "LO" of a glucose meter in a message; null for none. "Hi" is also a greeting, and "only" in Hindi; "lo" is "take" in Hindi. So a word such as "shows" has to stand between meter and
 * letters, or "dikha" or "aaya" behind them. Pure.
 */
export function meterReading(all: readonly PlainWord[]): MeterReading | null {
  const has = (some: ReadonlySet<string>) => all.some(({ key }) => some.has(key));
  const isOfSugar = has(SUGARS) || all.some(({ key }) => key.startsWith('gluko') || key.startsWith('gluco'));
  if (has(OTHERS) && !isOfSugar) return null;
  const hasNumber = all.some(({ key }) => NUMBER.test(key));
  for (const [index, { key, clause }] of all.entries()) {
    const side = HIGH.has(key) ? 'HI' : LOW.has(key) ? 'LO' : null;
    if (!side || (hasNumber && !PLAIN.has(key))) continue;
    const isBehind = BEHIND.has(all[index + 1]?.key ?? '');
    for (let at = Math.max(0, index - NEAR - 1); at <= index + NEAR + 1 && at < all.length; at++) {
      const word = all[at]!;
      const isMeter = METERS.has(word.key);
      // "Sugar is high" is said by many.
      if (word.clause !== clause || !(isMeter || (SUGARS.has(word.key) && PLAIN.has(key)))) continue;
      const between = at < index ? all.slice(at + 1, index) : all.slice(index + 1, at);
      const isNear = between.length <= NEAR && between.every((each) => BETWEEN.has(each.key) || BEHIND.has(each.key));
      const isSaid =
        at < index ? isBehind || between.some((each) => BEFORE.has(each.key)) : isBehind || isOn(all, index, hasNumber);
      const isEnd = side === 'HI' && isMeter && at === index - 1 && all[index + 1]?.clause !== clause;
      if (isNear && (isSaid || isEnd))
        return { side, of: word.written, start: Math.min(at, index), end: Math.max(at, index) };
    }
  }
  return null;
}

/** "LO on my meter". */
const isOn = (all: readonly PlainWord[], index: number, hasNumber: boolean): boolean =>
  !hasNumber && all[index + 1]?.key === 'on';

/** The emergency that a meter shows. */
export function urgentMeter(all: readonly PlainWord[]): Alarm[] {
  const shown = meterReading(all);
  if (!shown) return [];
  const { side, start, end } = shown;
  return [{ kind: side === 'HI' ? 'urgent' : 'lowSugar', of: ['value'], start, end }];
}
