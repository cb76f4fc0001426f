import { type Measure, measureOf } from '../emergencies/measures.js';
import { NUMBER, sugarAt } from '../emergencies/numbers.js';
import { readText } from '../emergencies/emergencies.js';
import { agesIn, ageWords, isPerson } from './ages.js';
import { keysOf } from '../words/phrases.js';
import { tellsNothing } from './content-words.js';

const between = (least: number, most: number) => (value: number) => value >= least && value <= most;
/** Values that nobody goes to a doctor for at once: sugar in mg/dL, fever in °F or °C, saturation in per cent, the upper number of a pressure. */
const ORDINARY: Readonly<Record<Measure, (value: number) => boolean>> = {
  sugar: between(75, 180),
  fever: (value) => between(97, 100)(value) || between(36, 37.8)(value),
  spo2: between(95, 100),
  heartRate: between(55, 100),
  bloodPressure: between(100, 139),
};
const isLowerOrdinary = between(60, 89);

/** The positions of the words of a text that are neither an age nor an ordinary value. */
function leftOf(reading: ReturnType<typeof readText>): readonly number[] {
  const { words } = reading;
  const ages = agesIn(words.map(({ key }) => key));
  const isOrdinary = (at: number): boolean => {
    const measure = measureOf(at, reading);
    if (measure === null) return false;
    const value = measure === 'sugar' ? sugarAt(at, reading) : Number(words[at]!.key);
    const lower = words[at + 1]?.key ?? '';
    return (
      ORDINARY[measure](value) && (measure !== 'bloodPressure' || !NUMBER.test(lower) || isLowerOrdinary(Number(lower)))
    );
  };
  const isLower = (at: number) =>
    NUMBER.test(words[at]!.key) && at > 0 && measureOf(at - 1, reading) === 'bloodPressure' && isOrdinary(at - 1);
  return [...words.keys()].filter((at) => !ages.has(at) && !isOrdinary(at) && !isLower(at));
}

/**
 * A message without the numbers that are an age or an ordinary value: "age 35 sugar 110" is "age sugar". The rules read values; what was learned of such numbers was learned by chance. Pure.
 */
export function withoutOrdinaryNumbers(text: string): string {
  const reading = readText(text);
  const left = leftOf(reading);
  return left.length === reading.words.length ? text : left.map((at) => reading.words[at]!.written).join(' ');
}

const [HAI] = keysOf('hai');
/** Whether a word behind a number says that it is an age. */
const isSaidAge = (key: string): boolean => key !== HAI && ageWords.has(key) && !isPerson(key);

/** Whether a message tells ordinary values, whose they are and how old somebody is, and nothing else: "papa 62 ke hain unka sugar 110". Pure. */
export function tellsOnlyOrdinary(text: string): boolean {
  const reading = readText(text);
  const left = leftOf(reading);
  const isMeasure = (at: number) =>
    reading.mentions.some(({ meaning, start, end }) => meaning in ORDINARY && start <= at && end >= at);
  // "Oxygen 97, mummy 82": a number of somebody behind a value may be one too, unless it is said to be an age.
  const first = [...reading.words.keys()].findIndex(isMeasure);
  const keys = reading.words.map(({ key }) => key);
  const ages = agesIn(keys);
  const isBare = [...ages].some((at) => at > first && isPerson(keys[at - 1] ?? '') && !isSaidAge(keys[at + 1] ?? ''));
  return (
    !isBare &&
    left.length < reading.words.length &&
    left.some(isMeasure) &&
    left.every((at) => {
      const { key } = reading.words[at]!;
      return isMeasure(at) || tellsNothing(key) || ageWords.has(key);
    })
  );
}
