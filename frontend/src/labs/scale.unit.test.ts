import { unitText } from '@anamnesis/contracts/labs/unit-text';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bandDomain, rangeShares, shareOf, ticksOf, trendDomain } from './scale';
import { convertedText } from './words';

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000);
const range = fc
  .tuple(fc.option(amount), fc.option(amount))
  .map(([low, high]) => (low !== null && high !== null && low > high ? { low: high, high: low } : { low, high }));

test('the domain of a band contains its value and the limits of its range', () =>
  fc.assert(
    fc.property(amount, range, (value, { low, high }) => {
      const [from, to] = bandDomain(value, { low, high });
      expect(from).toBeLessThan(to);
      for (const each of [value, low, high]) if (each !== null) expect(each >= from && each <= to).toBe(true);
    }),
  ));

test('a value within its range is drawn on the band', () =>
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), range, (values, { low, high }) => {
      const domain = trendDomain(values, { low, high });
      const { from, to } = rangeShares({ low, high }, domain);
      for (const value of values) {
        const share = shareOf(value, domain);
        if ((low === null || value >= low) && (high === null || value <= high))
          expect(share >= from && share <= to).toBe(true);
      }
      expect(ticksOf(domain).every((tick) => tick >= domain[0] && tick <= domain[1] + 1e-9)).toBe(true);
    }),
  ));

test('ticks are round numbers', () => {
  expect(ticksOf([60, 180])).toEqual([100, 150]);
  expect(ticksOf([4.8, 6.5])).toEqual([5, 5.5, 6, 6.5]);
  expect(ticksOf([0, 1])).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

test.each([
  ['10*3/uL', '10³/µL'],
  ['10*12/L', '10¹²/L'],
  ['u[IU]/mL', 'µIU/mL'],
  ['m[IU]/L', 'mIU/L'],
  ['ng/mL{FEU}', 'ng/mL FEU'],
  ['mL/min/{1.73_m2}', 'mL/min/1.73 m²'],
  ['mg/g{creat}', 'mg/g'],
  ['umol/L', 'µmol/L'],
  ['ug/dL', 'µg/dL'],
  ['{INR}', ''],
  ['U/L', 'U/L'],
  ['cells/ul', 'cells/µl'],
])('the unit %s is written %s', (ucum, text) => expect(unitText(ucum)).toBe(text));

test('converted values have as many digits as can be meant', () =>
  expect([267.9, 41.02, 6.543, 0.9999].map(convertedText)).toEqual(['268', '41', '6.54', '1']));

test.each([
  [0.004, '0.004'],
  [0.008, '0.008'],
  [0.0123, '0.0123'],
  [0.018, '0.018'],
  [0.12345, '0.123'],
  [0, '0'],
])('the small converted value %d keeps three significant digits: %s', (value, text) =>
  expect(convertedText(value)).toBe(text),
);
