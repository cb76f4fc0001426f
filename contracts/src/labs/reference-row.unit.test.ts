import { expect, test } from '@jest/globals';
import { ended } from '../testing/ended.js';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';
import { plainText } from './plain-text.js';
import { isReferenceRow, isRowOfStage } from './reference-row.js';

const isRow = (text: string) => isReferenceRow(plainText(text)) || isRowOfStage(plainText(text));

test.each([
  ...['Weeks of gestation: 6 wks 1080 - 56500', '3 weeks 5-50', '4 wks: 5-426', '7-8 weeks: 7,650 - 229,000 mIU/mL'],
  ...['25 - 40 weeks of gestation 3640 - 117000', '3 weeks 5-50, 4 weeks 5-426', '6-12 years: 11.5 - 15.5 g/dL'],
  ...['Stage 3: 30-59', 'Stage 5: <15', 'G1 >90', 'G3a: 45 - 59 mildly to moderately decreased', 'Stage II 60-89'],
  ...['Stage 5 (kidney failure): < 15 ml/min/1.73m2', 'A2 30-300 mg/g', 'Class 3: 3.5 - 17.5'],
  ...['G1 >90 G2 60-89 G3a 45-59', 'G1 >90 or G2 60-89', '3 weeks 5-50 mIU/mL 4 weeks 5-426 mIU/mL'],
  ...[
    'Weeks of gestation 3 wks 5-50 weeks of gestation 4 wks 5-426',
    '9-12 weeks 25,700 - 2,88,000',
    'Stage 3a 45-59 mild to moderate',
  ],
  ...['Critical values: <2.5 or >6.5 mmol/L', 'Panic limits: < 40 / > 450 mg/dL', 'Critical limits: <20'],
])('a row of limits for everybody holds no result: %s', (text) => expect(isRow(text)).toBe(true));

test.each([
  ...['Critical value: 7.2', 'Critical value: >6.5', 'CRITICAL: Potassium 7.2', 'Stage 3', 'Stage 5: 12', 'G5 12'],
  ...['6 weeks 24500', 'Fasting 98 <92', '2 hr 172 <153', 'Creatinine 3 weeks ago 1.2', 'Potassium 6.8 3.5-5.1'],
  ...['Gestation 6 weeks, no cardiac activity', 'Stage 5: <15, dialysis needed', 'Blasts 30-40 %', 'eGFR <15'],
  ...['Hb 3 days 7-9 transfused', 'Platelets day 3: 12-15 thousand', ''],
])('what may be a result is none: %s', (text) => expect(isRow(text)).toBe(false));

test('rows of weeks below a result are not told as results', () => {
  const text = 'Beta hCG (Serum) 24,500 mIU/mL\n3 weeks 5-50\n4 weeks 5-426\n6 weeks 1080-56500';
  expect(remainderOf(text, everyResult(text))).toEqual({
    leftOver: [{ text: 'Beta hCG (Serum) 24,500 mIU/mL', standing: 'unknown' }],
    hasMore: true,
  });
});

test.each([
  ['eGFR 96 mL/min/1.73m2\nStage 3: 30-59\nStage 5: <15', []],
  ['Stage 5: <15', ['Stage 5: <15']],
  ['CKD-EPI eGFR stage table\nG1 >90', ['CKD-EPI eGFR stage table']],
  ['eGFR\nG5 <15', ['eGFR G5 <15']],
])('rows of stages are told as a result only where one stands alone, and below no table: %s', (text, expected) =>
  expect(remainderOf(text, everyResult(text)).leftOver.map((line) => line.text)).toEqual(expected),
);

test.each([
  ...[
    '6 weeks 1080-56500 24500',
    '3 weeks 5-50 4 weeks 240',
    'G1 >90 G2 72',
    'G5 <15 12',
    'Critical values: <2.5 or >6.5 7.2',
  ],
  ...['3 weeks 5-50potassium 7.2', 'Critical limits: <20 platelets 8', 'Weeks 3 weeks 5-50 Hb 4.2', '3 weeks 5-50.7.2'],
])('a result behind rows is told: %s', (text) => expect(isRow(text)).toBe(false));

/** So often is a line looked at that a noticeable time for one would have no end. */
const OFTEN = 1000;

test.each([
  ...['1 - 2 weeks 1 - 2 '.repeat(11), 'mild moderate severe normal or high to in with '.repeat(4)],
  ...[`stage 1 ${'- ( '.repeat(45)}`, `1wk ${'<1111111wk '.repeat(17)}!`, `g1 <5 ${'or g1 <5 '.repeat(21)}!`],
  ...[`${'g1 <5 '.repeat(32)}!`, `critical <5${' '.repeat(180)}!`, `${'gestation weeks '.repeat(12)}!`],
  ...[`g1 <5${' '.repeat(190)}!`, `3 weeks ${'1,111'.repeat(38)}`, `critical <5 ${'a / a '.repeat(30)}`],
])('a long line is looked at in little time: %s', (text) => {
  expect(text.length).toBeLessThanOrEqual(200);
  ended(() => {
    for (let times = 0; times < OFTEN; times += 1) isRow(text);
  });
});

test('no line made of pieces of rows takes long, and none with a result at its end is a row', () => {
  const pieces = [
    '1wk ',
    '<1111111wk ',
    'g1 <5 ',
    'or ',
    'g3a ',
    '30-59 ',
    'weeks of gestation ',
    'critical ',
    '< 2 or > 6 ',
    '- ',
    '(',
    ') ',
    ', ',
    '1,111 ',
    'mg/dl ',
    'mild ',
    '111',
    '   ',
  ];
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const lines = Array.from({ length: 2000 }, () => {
    const few = Array.from({ length: 1 + (next() % 4) }, () => pieces[next() % pieces.length] ?? '').join('');
    return `${few.repeat(Math.floor(188 / few.length))}potassium 7`;
  });
  expect(ended(() => lines.filter((line) => line.length > 200 || isRow(line)))).toEqual([]);
});
