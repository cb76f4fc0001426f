import { expect, test } from '@jest/globals';
import { labelledLimitsIn, placeForPerson } from './limits-for-person.js';
import { parseResults } from './parse-results.js';
import type { Person } from './range.js';

const man: Person = { sex: 'male', age: 50 };
const youngerMan: Person = { sex: 'male', age: 44 };
const woman: Person = { sex: 'female', age: 27 };
const boy: Person = { sex: 'male', age: 9 };
const unknown: Person = { sex: null, age: null };

/** Where the first value of a text stands, with its limits and whose they are. */
function placed(text: string, person: Person) {
  const [value] = parseResults(text);
  const { range, standing, isOfGroups } = placeForPerson(value!, person, labelledLimitsIn(text));
  return [range && [range.low, range.high, range.from], standing, ...(isOfGroups ? ['ofGroups'] : [])];
}

test.each([
  ['LDL 212 mg/dL\nOptimal: <100\nNear optimal: 100-129\nVery High: >=190', man, [[null, 100, 'report'], 'high']],
  ['LDL 171 mg/dL\n< 100 Optimal', man, [[null, 100, 'report'], 'high']],
  ['LDL 84 mg/dL\nOptimal: <100', unknown, [[null, 100, 'report'], 'inRange']],
  ['LDL 84 mg/dL Optimal: <100 Near optimal: 100-129', man, [[null, 100, 'report'], 'inRange']],
  ['HbA1c 6.1 %\nNon diabetic < 5.7', man, [[null, 5.7, 'report'], 'high']],
  ['Creatinine 1.05 mg/dL\nRange 0.6 - 1.1', man, [[0.6, 1.1, 'report'], 'inRange']],
  ['Vitamin D 24 ng/mL Sufficient 30-100', man, [[30, 100, 'report'], 'low']],
  ['Vitamin D 24 ng/mL\nDeficient < 20\nInsufficient 20-29\nSufficient 30-100', man, [[30, 100, 'report'], 'low']],
  ['Ferritin 350 ng/mL Male: 30-400', man, [[30, 400, 'report'], 'inRange']],
  ['Ferritin 250 ng/mL\nMale: 30-400\nFemale: 13-150', woman, [[13, 150, 'report'], 'high']],
  ['Haemoglobin 12.5 g/dL\nMen 13-17 g/dL\nWomen 12-15 g/dL', man, [[13, 17, 'report'], 'low']],
  ['Haemoglobin 12.5 g/dL\nM: 13-17, F: 12-15', woman, [[12, 15, 'report'], 'inRange']],
  ['Haemoglobin 12.5 g/dL\nAdults: 13-17', man, [[13, 17, 'report'], 'low']],
  ['INR 1.1 0.8 - 1.2\nTherapeutic range 2.0 - 3.0', man, [[0.8, 1.2, 'report'], 'inRange']],
  ['LDL 171 mg/dL H\nOptimal: <100', man, [[null, 100, 'report'], 'high']],
  ['LDL 84 mg/dL Low risk: <70, Optimal: <100', man, [[null, 100, 'report'], 'inRange']],
  ['PSA 3.2 ng/mL\n40-49 years: <2.5\n50-59 years: <3.5', man, [[null, 3.5, 'report'], 'inRange']],
  ['PSA 3.2 ng/mL\n40-49 years: <2.5\n50-59 years: <3.5', youngerMan, [[null, 2.5, 'report'], 'high']],
  ['Creatinine 1.05 mg/dL\nReference range:\n0.6 - 1.1', man, [[0.6, 1.1, 'report'], 'inRange']],
])('limits below a value count for whom they are printed: %s', (text, person, expected) =>
  expect(placed(text, person)).toEqual(expected),
);

test.each([
  ['INR 2.6  Therapeutic range on oral anticoagulant 2.0 - 3.0', man],
  ['INR 1.0\nTherapeutic range: 2.0 - 3.0', man],
  ['TSH 3.2 uIU/mL\nFirst trimester 0.1-2.5', woman],
  ['TSH 3.2 uIU/mL\nPregnancy 1st trimester: 0.1-2.5\nPregnancy 2nd trimester: 0.2-3.0', woman],
  ['TSH 3.2 uIU/mL\nReference ranges:\n1st trimester: 0.1-2.5\n2nd trimester: 0.2-3.0', woman],
  ['PSA 3.2 ng/mL\n60-69 years: <2.5', man],
  ['Haemoglobin 12.5 g/dL\nMale: 13-17\nFemale: 12-15', boy],
  ['Haemoglobin 12.5 g/dL\nMale: 13-17\nFemale: 12-15', unknown],
  ['Haemoglobin 12.5 g/dL\nAdults: 13-17', boy],
  ['LDL 84 mg/dL\nVery high: >=190', man],
])('limits that may not be the person’s neither comfort nor are denied: %s', (text, person) =>
  expect(placed(text, person)).toEqual([null, 'unknown', 'ofGroups']),
);

test.each([
  ['TSH 12 uIU/mL\nFirst trimester 0.1-2.5', woman, [[0.4, 4, 'table'], 'high']],
  ['TSH 2.2 uIU/mL\nFirst trimester 0.1-2.5', woman, [[0.4, 4, 'table'], 'inRange']],
  ['Haemoglobin 12.5 g/dL\nMale: 130-170 g/L', man, [[13, 17, 'table'], 'low']],
  ['Haemoglobin 12.5 g/dL\nRetic count\nMale: 1-2', man, [[13, 17, 'table'], 'low']],
  ['Haemoglobin 12.5 g/dL\nSample clotted\nMale: 10-17', man, [[13, 17, 'table'], 'low']],
  ['HDL 50 mg/dL\nLow: < 40\nHigh: >= 60', man, [[40, null, 'table'], 'inRange']],
])('other limits leave the range of the table: %s', (text, person, expected) =>
  expect(placed(text, person)).toEqual(expected),
);

test.each<[string, Person, string]>([
  ['Ferritin 900 ng/mL\nMale: 30-400\nFemale: 13-150', unknown, 'high'],
  ['Hb 4.0 g/dL\nMale: 13-17\nFemale: 12-15', { sex: null, age: 40 }, 'low'],
  ['Hb 12.5 g/dL\nMale: 13-17\nFemale: 12-15', unknown, 'unknown'],
  ['Hb 11.4 g/dL\nMale: 13-17\nFemale: 12-15', { sex: null, age: 9 }, 'unknown'],
  ['Ferritin 200 ng/mL\nFemale: 13-150', unknown, 'unknown'],
])('without a sex only what is beyond the limits of both counts: %j', (text, person, standing) =>
  expect(placed(text, person)[1]).toBe(standing),
);
