import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';
import { isPrintedRow } from './printed-row.js';
import expected from './expected-lines.json' with { type: 'json' };

test.each([
  ...['fasting 412 mg/dl 70 - 100', 'p/c ratio 6.2 <0.2', 'n/l ratio 38 1-3', 'l/s ratio 1.0 >2.0'],
  ...['1 hr 204 <180', 'result 12 mg/dl 3 - 5', 'total 9.2 g 1 - 2', 'random 310 mg/dl', 'x 1 up to 0.5'],
])('a row: %s', (line) => expect(isPrintedRow(line)).toBe(true));

test.each([
  ...['412 mg/dl 70 - 100', 'mg/dl 12 3 - 5', 'male 13 - 17', 'normal < 100', 'page 1 of 2', 'fasting 12 hours'],
  ...['1 month 2 - 5', '1st trimester 0.1 - 2.5', 'children 6 years 11 - 14', '6 to 12 months 4 - 9', 'total 100 %'],
  ...['70 - 100 412 fasting', 'reference 12-15', 'fasting', ''],
])('no row: %s', (line) => expect(isPrintedRow(line)).toBe(false));

/** What stands in no text that is told: neither within a value nor in a quoted line. */
function lost(text: string): string[] {
  const results = everyResult(text);
  const { leftOver } = remainderOf(text, results);
  let position = 0;
  return text.split('\n').filter((line) => {
    const [start, end] = [position, position + line.length];
    position = end + 1;
    const isRead = results.some((result) => result.start < end && result.end > start);
    return !isRead && !leftOver.some((each) => each.text.includes(line.trim()));
  });
}

/** Words of headings, but labels of limits, of rooms and doctors, and of what is no result. */
const LABELS =
  /^(?:room|dr|a|ref|reference|page|id|dated?|age|sex|by|on|at|years?|yrs|months|days|collected|received|printed)$/;
const HEADINGS = expected.headings
  .join(' ')
  .split(' ')
  .filter((each) => !LABELS.test(each));
const word = fc.oneof(
  fc.constantFrom(...HEADINGS, 'normal', 'direct', 'free', 'value', 'level', 'P/C ratio', 'S/F ratio', 'index', 'I/T'),
  fc.stringMatching(/^[B-DF-HK-NP-TVXZ][bcdfghkmnrstvxz]{2,7}$/),
);
const number = fc.integer({ min: 1, max: 9999 }).chain((whole) => fc.constantFrom(`${whole}`, `${whole / 10}`));
const range = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }))
  .chain(([low, width]) =>
    fc.constantFrom(`${low} - ${low + width}`, `< ${low}`, `>${low}`, `(${low} - ${low + width})`, `(up to ${low})`),
  );
const unit = fc.constantFrom('', ' mg/dL', ' %', ' IU/mL', ' ng/mL', ' mmol/L', ' U/L', ' /cumm');
const row = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', '   ', ' : '), number, unit, range)
  .map(([words, gap, digits, of, limits]) => `${words.join(' ')}${gap}${digits}${of} ${limits}`);
const other = fc.constantFrom('Haemoglobin 14.2 g/dL 13 - 17', 'BIOCHEMISTRY', 'GTT 75 g', 'Sodium 140 mmol/L', '');

test('no row of a name, a number and a range ever vanishes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ arbitrary: row, weight: 3 }, other), { minLength: 1, maxLength: 5 }), (lines) => {
      const rows = new Set(lines.filter((line) => /\d/.test(line) && /[<>)]|- \d|up to/.test(line)));
      expect(lost(lines.join('\n')).filter((line) => rows.has(line))).toEqual([]);
    }),
    { seed: 7, numRuns: 1_000 },
  );
});
