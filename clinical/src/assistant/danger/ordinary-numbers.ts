import { type Measure, measureOf } from '../emergencies/measures.js';
import { NUMBER, sugarAt } from '../emergencies/numbers.js';
import { readText } from '../emergencies/emergencies.js';
import { agesIn } from './ages.js';

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

/**
 * A message without the numbers that are an age or an ordinary value: "age 35 sugar 110" is "age sugar". The rules read values; what was learned of such numbers was learned by chance. Pure.
 */
export function withoutOrdinaryNumbers(text: string): string {
  const reading = readText(text);
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
  const left = words.filter((_, at) => !ages.has(at) && !isOrdinary(at) && !isLower(at));
  return left.length === words.length ? text : left.map(({ written }) => written).join(' ');
}
