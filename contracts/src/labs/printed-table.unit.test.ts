import { describe, expect, test } from '@jest/globals';
import { remainderOf } from './left-over.js';
import { everyResult, parseResults } from './parse-results.js';
import { printedComments } from './printed-comments.js';
import { printedRowOf, printedTables } from './printed-table.js';

/** The values of a text, each with what the report's own table calls it. */
const called = (text: string) =>
  parseResults(text).map((result) => {
    const row = printedRowOf(printedTables(text), result);
    return `${result.test} ${result.value} ${row?.label ?? '-'}`;
  });

describe("a value is called what the report's own table calls it", () => {
  test.each<[string, string]>([
    ['HbA1c 6.0 %\nNormal : < 5.7\nPrediabetes : 5.7 - 6.4\nDiabetes : >= 6.5', 'hba1c 6 Prediabetes'],
    ['HbA1c 6.0 %   Normal <5.7   Pre-diabetes 5.7-6.4   Diabetes >=6.5', 'hba1c 6 Pre-diabetes'],
    [
      'HbA1c 6.5 %\nNon diabetic: < 5.7 %\nAt risk: 5.7 - 6.4 %\nDiabetes mellitus: 6.5 % and above',
      'hba1c 6.5 Diabetes mellitus',
    ],
    ['HbA1c 6.45 %\nNormal : < 5.7\nPrediabetes : 5.7 - 6.4\nDiabetes : >= 6.5', 'hba1c 6.45 -'],
    [
      '25 OH Vitamin D 17.8 ng/mL\nDEFICIENCY : <20 ng/ml\nINSUFFICIENCY : 20-<30 ng/ml\nSUFFICIENCY : 30-100 ng/ml',
      'vitd 17.8 DEFICIENCY',
    ],
    ['Vitamin D 25 ng/mL   < 20 Deficient; 20-30 Insufficient; 30-100 Sufficient', 'vitd 25 Insufficient'],
    [
      'LDL 135 mg/dL\nOptimal < 100\nNear or above optimal 100 - 129\nBorderline high 130 - 159\nHigh 160 - 189',
      'ldl 135 Borderline high',
    ],
    ['HDL 35 mg/dL   < 40 Low, >= 60 High', 'hdl 35 Low'],
    ['LDL 2.9 mmol/L\nOptimal: < 100 mg/dL\nNear optimal: 100 - 129 mg/dL', 'ldl 2.9 -'],
    ['HbA1c 42 mmol/mol\nNormal: < 5.7\nDiabetes: >= 6.5', 'hba1c 42 -'],
    [
      'Vitamin D 46.2 nmol/L\nLEVEL   RANGE IN nmol/L   COMMENTS\nDeficient   < 50   Bone disease\nInsufficient   50-74   Falls',
      'vitd 46.2 Deficient',
    ],
    ['TSH 3 mIU/L\nLow: < 0.4', 'tsh 3 -'],
    ['HbA1c 6.0 %\nTSH 3 mIU/L\nNormal: < 5\nHigh: > 5', 'hba1c 6 -'],
    [
      'HbA1c 6.0 %\nMethod : HPLC\nAs per ADA 2023 guidelines:\nNormal : < 5.7\nPrediabetes : 5.7 - 6.4',
      'hba1c 6 Prediabetes',
    ],
    ['Vitamin D\n8\nng/mL\nInterpretation\nDeficiency : < 20\nSufficiency : 30 - 100', 'vitd 8 Deficiency'],
    ['Total Cholesterol (Enzymatic XYZ) 214 mg/dL Desirable : < 200 Borderline: 200-239', 'chol 214 Borderline'],
  ])('%j: %s', (text, expected) => expect(called(text)[0]).toBe(expected));

  test.each<[string, string]>([
    ['Hb 10 g/dL (12-15)\nHIV 1 & 2 Index 0.4   Non Reactive: < 1.0   Reactive: >= 1.0', 'hb 10 -'],
    ['Ferritin 8 ng/mL\nHIV index 0.3\nNon Reactive: < 1.0\nReactive: >= 1.0', 'ferritin 8 -'],
    ['Vitamin D 8 ng/mL\nDengue IgM 0.4\nNegative: < 9\nPositive: > 11', 'vitd 8 -'],
    ['Vitamin D 8 ng/mL\nLipoprotein X 34 mg/dL\nOptimal: < 10\nHigh: > 50', 'vitd 8 -'],
    ['Vitamin D 8 ng/mL\nZonulin\n34\nLow: < 10\nHigh: > 50', 'vitd 8 -'],
    ['Vitamin D 8 ng/mL   Zonulin 34\nLow: < 10\nHigh: > 50', 'vitd 8 -'],
    ['Vitamin D 8 ng/mL\nZonulin 34   Low: < 10   High: > 50', 'vitd 8 -'],
    ['Ferritin 8 ng/mL\nAnti CCP\nNegative: < 20\nPositive: > 20', 'ferritin 8 -'],
    ['eAG 126 mg/dL\nNormal : < 5.7\nPrediabetes : 5.7 - 6.4\nDiabetes : >= 6.5', 'eag 126 -'],
  ])('and not what the table of another test does: %j', (text, expected) => expect(called(text)[0]).toBe(expected));

  test('of several results in a line the rows are those of the last', () =>
    expect(called('Hb 10 g/dL, HbA1c 6.0 %   Normal < 5.7   Prediabetes 5.7-6.4')).toEqual([
      'hb 10 -',
      'hba1c 6 Prediabetes',
    ]));

  test('a row is quoted word for word, with its place', () => {
    const text = 'HbA1c 6.0 %\nNormal : < 5.7\nPrediabetes : 5.7 - 6.4';
    const [result] = parseResults(text);
    const row = printedRowOf(printedTables(text), result!);
    expect(row).toMatchObject({ label: 'Prediabetes', text: 'Prediabetes : 5.7 - 6.4' });
    expect(text.slice(row!.start, row!.end)).toBe(row!.text);
  });
});

test.each<[string, string[]]>([
  ['HbA1c 6.0 %\nHbA1c < 5.7 % Normal\nHbA1c 5.7 - 6.4 % Prediabetes\nHbA1c >= 6.5 % Diabetes', ['hba1c 6 null']],
  ['LDL 135 mg/dL\nLDL < 100 Optimal\nLDL 100 - 129 Near optimal\nLDL >= 190 Very high', ['ldl 135 null']],
  ['HbA1c 6.0 %\nHbA1c >= 6.5 % : Diabetes', ['hba1c 6 null']],
  ['HbA1c >= 6.5 % : Diabetes', ['hba1c 6.5 maybeLimit']],
])('a row of a table is no result: %j', (text, expected) =>
  expect(parseResults(text).map(({ test: key, value, check }) => `${key} ${value} ${check}`)).toEqual(expected),
);

test.each([
  ['HDL 35 mg/dL   < 40 Low, >= 60 High', null],
  ['LDL 165 mg/dL   160 - 189 High, > 190 Very high', null],
  ['HbA1c 6.0 %   Diabetic: >= 6.5', null],
  ['Total Cholesterol 214 mg/dL   Borderline: 200 - 239', null],
  ['Vitamin D 25 ng/mL   < 20 Deficient; 20-30 Insufficient', null],
  ['TSH 2.5 mIU/L   0.7 - 11.0 (child)', null],
  ['HbA1c 6.0 %   Non-diabetic: < 5.7', 5.7],
  ['Total Cholesterol 214 mg/dL Desirable : < 200 Borderline: 200-239 High: > 240', 200],
])('a band is no range: %j', (text, high) => expect(parseResults(text)[0]?.printedRange?.high ?? null).toBe(high));

test.each([
  'HbA1c 6.0 %\nNormal : < 5.7\nPrediabetes : 5.7 - 6.4\nDiabetes : >= 6.5',
  'BMI\nUnderweight < 18.5\nNormal 18.5 - 24.9\nOverweight 25.0 - 29.9\nObese >= 30',
  '25 OH Vitamin D 17.8 ng/mL\nDEFICIENCY : <20 ng/ml\nTOXICITY : >100 ng/ml',
])('the rows of a table are no left-over results: %j', (text) =>
  expect(remainderOf(text, everyResult(text)).leftOver).toEqual([]),
);

test('what the laboratory wrote is quoted word for word', () => {
  const text =
    'Hb 9 g/dL\nComment: Microcytic hypochromic picture,\nsuggest iron studies.\n\nTSH 3 mIU/L\nIMPRESSION\nMild anaemia';
  expect(printedComments(text).map(({ label, text: words }) => `${label}: ${words}`)).toEqual([
    'Comment: Microcytic hypochromic picture, suggest iron studies.',
    'IMPRESSION: Mild anaemia',
  ]);
  const said = (each: string) => printedComments(each).map(({ label, text: words }) => `${label}: ${words}`);
  expect(said('IMPRESSION:\n\nIron deficiency anaemia.\n\nDr. Rao')).toEqual(['IMPRESSION: Iron deficiency anaemia.']);
  expect(said("Pathologist's remarks :- Blasts seen")).toEqual(["Pathologist's remarks: Blasts seen"]);
  expect(said('Remarks: Sample haemolysed\nNote - repeat')).toEqual(['Remarks: Sample haemolysed', 'Note: repeat']);
  expect(said('टिप्पणी: दोबारा जाँच कराएँ')).toEqual(['टिप्पणी: दोबारा जाँच कराएँ']);
  expect(said('Impressions of the day: none\nCommentary')).toEqual([]);
  expect(printedComments(`Comment: ${'a '.repeat(400)}`)[0]!.text).toMatch(/^(?:a ){300}…$/);
  const [first] = printedComments(text);
  expect(text.slice(first!.start, first!.end)).toContain('suggest iron studies.');
  expect(printedComments('Note:\nNormal: < 5.7\nHb   9   g/dL')).toEqual([]);
});

test('a comment ends where the row of a result begins', () => {
  const said = (text: string) => printedComments(text).map(({ text: words }) => words);
  expect(said('Impression: Ruptured ectopic\nHb 12.5 g/dL (12-15)')).toEqual(['Ruptured ectopic']);
  expect(said('Remarks: fatty liver\nALT: 80 U/L\nNa 140')).toEqual(['fatty liver']);
  expect(said('Note: repeat the\ntest, Hb is low')).toEqual(['repeat the test, Hb is low']);
});

test.each([
  ['PLATELET COUNT\nPlatelet Count < 10 10^3/uL Low, 150 - 410 Normal', 'plt', '<', 10],
  ['INR\nINR > 10 High, 0.8 - 1.2 Normal', 'inr', '>', 10],
  ['CREATININE\nCreatinine > 15 mg/dL High, 0.7 - 1.3 Normal', 'creat', '>', 15],
  ['Potassium > 9.0 mmol/L High, 3.5 - 5.1 Normal', 'k', '>', 9],
  ['Troponin I, high sensitivity > 50000 ng/L High, 0 - 20 Normal', 'tni', '>', 50000],
])('two rows that are far from each other are a result and its range: %j', (text, key, comparator, value) =>
  expect(parseResults(text)).toMatchObject([{ test: key, comparator, value }]),
);

test.each(['PLATELET COUNT\nPlatelet Count < 150 Low, 150 - 410 Normal', 'TSH\nTSH > 4.0 High, 0.4 - 4.0 Normal'])(
  'rows that touch each other are a table: %j',
  (text) => expect(parseResults(text)).toEqual([]),
);

test('a line of a table below a heading with its name alone is quoted', () => {
  const text = 'CA 125\nFERRITIN\nFerritin > 2000 ng/mL High, 30 - 1800 Normal';
  expect(remainderOf(text, everyResult(text)).leftOver.map((line) => line.text)).toContain(
    'Ferritin > 2000 ng/mL High, 30 - 1800 Normal',
  );
});
