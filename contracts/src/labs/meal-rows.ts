import { isFiller } from './context.js';
import { namesIn } from './names.js';
import { plainText, type SeenText } from './plain-text.js';
import { numbersOf } from './printed-numbers.js';
import { wordedResults } from './result-words.js';
import { labTest, type LabTestKey } from './tests.js';
import { unitsOfRange } from './unit-of-range.js';
import { unitAt, unitOf } from './units.js';

/** When blood was taken, as the name of a row, and the name of the glucose that is told by it alone. */
const MEALS: readonly (readonly [LabTestKey, string, string])[] = [
  ['glu_f', 'Fasting Glucose', 'fasting'],
  ['glu_r', 'Random Glucose', 'random'],
  [
    'glu_pp',
    'Post Prandial Glucose',
    String.raw`(?:2\s*(?:h|hrs?|hours?)\s*)?(?:post[\s-]*(?:prandial|meal|lunch|breakfast|dinner)|after (?:food|meals?|lunch|breakfast|dinner))`,
  ],
];
/** "1. Fasting (F) sample : 412": up to the number. */
const ROWS = MEALS.map(([key, name, words]) => ({
  key,
  name,
  pattern: new RegExp(
    String.raw`^(?<head>[\s*•#-]*(?:\d{1,2}[.)]\s+)?)(?<meal>${words})(?![a-z])(?<between>[^\d<>\n]*)[<>]?\s*\d[\d,]*(?:\.\d+)?\s*`,
  ),
}));
/** What a test of sugar, or a heading of one, is called. */
const OF_SUGAR = /(?<![a-z])(?:glucose|sugars?|o?gtt|gct|diabet\w+)(?![a-z])/;
/** Quantities that depend on a meal too, and specimens, that the table of tests may lack. */
const OF_OTHER =
  /(?<![a-z])(?:insulin|c-?\s?peptide|homa\w*|cortisol|acth|gastrin|glucagon|growth hormone|lipids?|triglycerides?|cholesterol|lactate|lactic|ketones?|fatty|bile|acids?|homocysteine|(?:proteins?|albumin|creatinine)(?=\W*(?:\([^()]*\)\W*)?$)|urin\w*|stool|saliva)(?![a-z])/;

/** "(after 12 hrs fasting)": no result. */
const HOURS = /\d{1,2}(?:\s*-\s*\d{1,2})?\s*(?:hrs?|hours?|h)(?![a-z])/g;

/** The name of a glucose in place of the words that stand for it in a line. */
interface Meal {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The glucose of a row; null if the line is none, or has neither a unit nor a range of glucose. */
function mealOf(line: string): Meal | null {
  for (const { key, name, pattern } of ROWS) {
    const { 0: all = '', groups } = pattern.exec(line) ?? {};
    if (!groups) continue;
    const words = groups['between']?.replace(/\([^()]*\)/g, ' ').match(/\p{L}+/gu) ?? [];
    if (!words.every(isFiller)) return null;
    const unit = unitAt(line, all.length);
    const [first] = numbersOf(line).ranges;
    const isGlucose = unit ? unitOf(labTest(key), unit) !== null : !!first && unitsOfRange(key, first.range).length > 0;
    const start = groups['head']?.length ?? 0;
    return isGlucose ? { name, start, end: start + (groups['meal']?.length ?? 0) } : null;
  }
  return null;
}

/** Whether rows below a line are those of another quantity, as "Triglycerides" above "Fasting 180 mg/dL"; null if the line does not say. */
function isOfOther(line: string): boolean | null {
  if (numbersOf(line.replace(HOURS, ' ')).numbers.length > 0) return false;
  if (wordedResults(line).length > 0) return false;
  if (OF_OTHER.test(line)) return true;
  if (OF_SUGAR.test(line)) return false;
  return namesIn(line).length > 0 ? true : null;
}

/**
 * A text in which rows that are named by a meal alone have the name of the glucose that they give: "Fasting 412 mg/dL 70 - 100" is one. The name stands where its words do.
 */
export function withMealsNamed(seen: SeenText): SeenText {
  const { text, at } = seen;
  const lines = plainText(text).split('\n');
  const meals = lines.map(mealOf);
  if (meals.every((meal) => meal === null)) return seen;
  const chars: string[] = [];
  const places: number[] = [];
  const copy = (from: number, to: number) => {
    for (let offset = from; offset < to; offset += 1) {
      chars.push(text[offset]!);
      places.push(at[offset]!);
    }
  };
  let position = 0;
  let isUnderOther = false;
  for (const [index, line] of lines.entries()) {
    const next = Math.min(position + line.length + 1, text.length);
    const meal = meals[index] ?? null;
    if (meal === null) isUnderOther = isOfOther(line) ?? isUnderOther;
    if (meal && !isUnderOther) {
      const [start, end] = [position + meal.start, position + meal.end];
      copy(position, start);
      chars.push(...meal.name);
      places.push(...Array.from(meal.name, (_, place) => at[place === 0 ? start : end - 1]!));
      copy(end, next);
    } else copy(position, next);
    position = next;
  }
  return { text: chars.join(''), at: places };
}
