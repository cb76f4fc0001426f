import { describe, expect, test } from '@jest/globals';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';

const remainder = (text: string) => remainderOf(text, everyResult(text));
const lines = (text: string) => remainder(text).leftOver.map(({ text: line }) => line);

describe('each line that looks like a result is accounted for', () => {
  test.each<[string, string, string[]]>([
    [
      'blood gases',
      'pH 7.08 (7.35 - 7.45)\nLactate 9.6 mmol/L (0.5 - 2.2)\nSodium 140 mmol/L (135 - 145)',
      ['pH 7.08 (7.35 - 7.45)', 'Lactate 9.6 mmol/L (0.5 - 2.2)'],
    ],
    [
      'a smear',
      'Haemoglobin 13.5 g/dL (12 - 15)\nBlasts 22 %\nP. falciparum seen, parasite index 4 %',
      ['Blasts 22 %', 'P. falciparum seen, parasite index 4 %'],
    ],
    [
      'urine, and a marker',
      'Urine culture: E. coli > 100000 CFU/mL\nKetones Large\nCA 19-9 1200 U/mL (0 - 37)',
      ['Urine culture: E. coli > 100000 CFU/mL', 'Ketones Large', 'CA 19-9 1200 U/mL (0 - 37)'],
    ],
    [
      'serology in one line',
      'HIV I & II REACTIVE, HBsAg REACTIVE, Haemoglobin 13.5 g/dL (12 - 15)',
      ['HIV I & II REACTIVE, HBsAg REACTIVE'],
    ],
    [
      'heart',
      'Troponin I   2400   ng/L   (limit 16)\nCK-MB  88  U/L  0 - 25\nCreatinine 0.9 mg/dL (0.6 - 1.1)',
      ['Troponin I   2400   ng/L   (limit 16)', 'CK-MB  88  U/L  0 - 25'],
    ],
    [
      'fever',
      'Dengue NS1 Antigen: POSITIVE\nProcalcitonin 38 ng/mL\nPlatelets 210000 /cumm',
      ['Dengue NS1 Antigen: POSITIVE', 'Procalcitonin 38 ng/mL'],
    ],
    ['a finding in words', 'Hb 13 g/dL\nImpression: mass in the left breast', ['Impression: mass in the left breast']],
    ['a titre', 'Widal TO 1:320\nESR 12 mm/hr', ['Widal TO 1:320']],
    ['a grade', 'Protein ++\nSodium 140 mmol/L', ['Protein ++']],
    ['another alphabet', 'मलेरिया एंटीजन: पॉजिटिव\nHb 13 g/dL', ['मलेरिया एंटीजन: पॉजिटिव']],
    ['a name above its number', 'TROPONIN T\n2400\nSodium 140 mmol/L', ['TROPONIN T 2400']],
    [
      'a range below its result',
      'LIPOPROTEIN (A)   62   mg/dL\nReference Range : < 30\nSodium 140 mmol/L',
      ['LIPOPROTEIN (A)   62   mg/dL Reference Range : < 30'],
    ],
    ['the last of several in a line', 'TSH 2.1 mIU/L (0.4 - 4.0); IgE 850 IU/mL (<100)', ['IgE 850 IU/mL (<100)']],
    ['another specimen', 'Urine protein 300 mg/dL\nSodium 140 mmol/L', ['Urine protein 300 mg/dL']],
  ])('%s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected);
  });
});

describe('what is printed beside a result of an unknown test says where it stands', () => {
  test.each<[string, string]>([
    ['Troponin I 2400 ng/L (limit 16)', 'above'],
    ['CK-MB 88 U/L 0 - 25', 'above'],
    ['LIPOPROTEIN (A)   62   mg/dL\nReference Range : < 30', 'above'],
    ['pH 7.08 (7.35 - 7.45)', 'below'],
    ['CA 125   35 U/mL   < 35', 'above'],
    ['CA 19-9 12 U/mL (0 - 37)', 'asExpected'],
    ['Anti-CCP < 0.5 U/mL 0 - 5', 'unknown'],
    ['Procalcitonin 38 ng/mL', 'unknown'],
    ['HBsAg   Reactive   Non Reactive', 'notExpected'],
    ['HCV antibody   Non-reactive   (Non-reactive)', 'asExpected'],
    ['Dengue NS1: POSITIVE', 'unknown'],
    ['HIV 1 REACTIVE, HBsAg REACTIVE', 'unknown'],
    ['HIV   Reactive   14.2 S/CO   < 1.0', 'above'],
    ['Urine sugar: Trace (normal: nil)', 'notExpected'],
    ['Ketones   Trace   Negative', 'notExpected'],
    ['Glucose   +++   Nil', 'notExpected'],
    ['Malaria parasite   Not seen   Not seen', 'asExpected'],
    ['Interleukin 6   3   900 pg/mL   0 - 7', 'unknown'],
  ])('%s: %s', (line, standing) => {
    const [only] = remainderOf(line, []).leftOver;
    expect(only?.standing).toBe(standing);
  });
});

describe('a report of interpreted values alone has no remainder', () => {
  test.each([
    'Sodium 140 mmol/L (135 - 145)',
    'Serum Creatinine: 0.9 mg/dL (0.6 - 1.1)\n\nS. Urea 30 mg/dL',
    'COMPLETE BLOOD COUNT\nTest   Result   Unit   Reference range\nHaemoglobin   13.5   g/dL   12.0 - 15.0',
    'Patient name: Asha Rao   Age: 45 years / F\nCollected on: 12/03/2026 08:30\nTSH 2.1 mIU/L',
    'Page 1 of 2\n12-03-2026\nHbA1c 5.4 %\nPrediabetes 5.7 - 6.4',
    'LIPID PROFILE\nLDL Cholesterol 90 mg/dL\nDesirable: < 100\nBorderline high 130 - 159',
  ])('%s', (text) => {
    expect(remainder(text)).toEqual({ leftOver: [], hasMore: false });
  });
});

test.each(['Hb 13 g/dL. I feel tired.', 'TSH 2.1 mIU/L\nPlease repeat after fasting with your diabetologist'])(
  'words beside the values are more than the values: %s',
  (text) => {
    expect(remainder(text)).toEqual({ leftOver: [], hasMore: true });
  },
);
