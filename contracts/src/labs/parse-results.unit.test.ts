import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LabResult } from './lab-result.js';
import { isBeforeName, isFiller } from './context.js';
import { namesIn } from './names.js';
import { parseResults } from './parse-results.js';
import { flagAt } from './printed-flag.js';
import { labTests } from './tests.js';
import { ended } from '../testing/ended.js';
import { unitText } from './unit-text.js';

/** "hb 11.4 g/dL [12..15]", with the comparator, the UCUM unit and the reason to check. */
function inWords({ test, comparator, value, unit, printedRange, check }: LabResult): string {
  const range =
    printedRange &&
    `[${printedRange.low ?? ''}..${printedRange.high ?? ''}${printedRange.exclusive ? ' exclusive' : ''}]`;
  return [test, `${comparator ?? ''}${value}`, unit?.ucum ?? '-', range, check]
    .filter((part) => part !== null)
    .join(' ');
}
const read = (text: string) => parseResults(text).map(inWords);

test.each([
  ['LDL 135 mg/dL (up to 100)', 'ldl 135 mg/dL [..100]'],
  ['papa ka Hb 5 g/dL', 'hb 5 g/dL'],
  ['Low potassium 2.3 mmol/L', 'k 2.3 mmol/L'],
  ['Repeat advised potassium 7.2 mmol/L', 'k 7.2 mmol/L'],
  ['Hb: 11.4 gm% [12.0-15.0]', 'hb 11.4 g/dL [12..15]'],
  ['HbA1c 5.9 %', 'hba1c 5.9 %'],
  ['Platelet count 2.68 lakh/cumm', 'plt 2.68 10*5/uL'],
  ['Platelets 2.68 lakhs', 'plt 2.68 10*5/uL'],
  ['Platelet 18,000 /cumm (150000-410000)', 'plt 18000 /uL [150000..410000]'],
  ['Potassium ७.२ mmol/L (३.५ - ५.१)', 'k 7.2 mmol/L [3.5..5.1]'],
  ['Potassium ۷٫۲ mmol/L', 'k 7.2 mmol/L'],
  ['Potassium ৭.২ mmol/L', 'k 7.2 mmol/L'],
  ['Potassium ௭.௨ mmol/L', 'k 7.2 mmol/L'],
  ['Ｐｏｔａｓｓｉｕｍ ７．２ mmol/L', 'k 7.2 mmol/L'],
  ['Platelets 2,68,000 /cumm 1,50,000 - 4,10,000', 'plt 268000 /uL [150000..410000]'],
  ['TOTAL LEUKOCYTE COUNT (TLC)  7,400  cells/cumm  4000 - 10000', 'wbc 7400 /uL [4000..10000]'],
  ['W.B.C. Count : 6.8 x 10^3/uL', 'wbc 6.8 10*3/uL'],
  ['WBC 6.8 10³/µL 4.0 – 10.0', 'wbc 6.8 10*3/uL [4..10]'],
  ['Haemoglobin   11.4   g/dL   12.0 - 15.0', 'hb 11.4 g/dL [12..15]'],
  ['Haemoglobin | 11.4 | g/dL | 12.0 - 15.0', 'hb 11.4 g/dL [12..15]'],
  ['Haemoglobin,11.4,g/dL,12.0-15.0', 'hb 11.4 g/dL [12..15]'],
  ['Haemoglobin 11.4 L 12.0 - 15.0 g/dL', 'hb 11.4 g/dL [12..15]'],
  ['Haemoglobin (Hb) (SLS) Low 11.4 g/dl 12.0 - 15.0', 'hb 11.4 g/dL [12..15]'],
  ['Hb (gm%) : 9.8', 'hb 9.8 g/dL'],
  ['Hb (g/dL) 9.8 g/dL 12.0 - 15.0', 'hb 9.8 g/dL [12..15]'],
  ['Hb 12.0 - 15.0 9.8 g/dL', 'hb 9.8 g/dL [12..15]'],
  ['Hb% 9.8 gm/dl', 'hb 9.8 g/dL'],
  ['TLC (Electrical Impedence) 6.80 thou/mm3 4.00-10.00', 'wbc 6.8 10*3/uL [4..10]'],
  ['TLC 11,200 /cumm, Dr. Rao informed', 'wbc 11200 /uL'],
  ['S. Sodium (Na+) : 138 mEq/L (136-145)', 'na 138 meq/L [136..145]'],
  ['C-Reactive Protein (CRP), Quantitative 4.2 mg/L <6.0', 'crp 4.2 mg/L [..6 exclusive]'],
  ['VITAMIN D, 25 - HYDROXY, SERUM 12.3 nmol/L 75 - 250', 'vitd 12.3 nmol/L [75..250]'],
  ['GFR Estimated 72 mL/min/1.73m2 >59\nGFR Category G2', 'egfr 72 mL/min/{1.73_m2} [59.. exclusive]'],
  ['TSH < 0.01 uIU/mL', 'tsh <0.01 u[IU]/mL'],
  ['TSH (Ultrasensitive) 2.5 µIU/mL 0.4-4.0', 'tsh 2.5 u[IU]/mL [0.4..4]'],
  ['TSH .05 mIU/L', 'tsh 0.05 m[IU]/L'],
  ['CRP <0.5 mg/L <5', 'crp <0.5 mg/L [..5 exclusive]'],
  ['HDL 46 mg/dL (50 and over)', 'hdl 46 mg/dL [50..]'],
  ['Total Cholesterol 214 mg/dL Desirable : < 200 Borderline: 200-239', 'chol 214 mg/dL [..200 exclusive]'],
  ['Glucose (Fasting) (GOD-POD), Plasma 92 mg/dL 70 - 99', 'glu_f 92 mg/dL [70..99]'],
  ['S. Creatinine 88 umol/L', 'creat 88 umol/L'],
  ['ESR (Westergren) 20 mm at end of 1 hr', 'esr 20 mm/h'],
  ['INR 1.1', 'inr 1.1 {INR}'],
  ['MCHC 33 %', 'mchc 33 g/dL'],
  ['HbA1c (12/11/2026) 5.9 %', 'hba1c 5.9 %'],
  ['Your LDL is 135 mg/dL.', 'ldl 135 mg/dL'],
  ['SGPT (ALT) 45* U/L upto 40', 'alt 45 U/L [..40]'],
  // The range is in the line below, or in the two lines below.
  ['LDL Direct 171 mg/dL\nReference Range : < 100', 'ldl 171 mg/dL [..100 exclusive]'],
  ['Folate  C.L.I.A  3.1 ng/mL\nBio. Ref. Interval. :- > 5.38', 'folate 3.1 ng/mL [5.38.. exclusive]'],
  ['HDL 38 mg/dL\nReference Range :\n40-60', 'hdl 38 mg/dL [40..60]'],
  ['Hb 11 g/dL\nReference Range : Male: 13-17 Female: 12-15', 'hb 11 g/dL'],
  ['LDL 171 mg/dL\nReference Range : < 100 Optimal, 100-129 Near optimal', 'ldl 171 mg/dL'],
  ['TSH 3 mIU/L\nRepeat in 2-3 weeks', 'tsh 3 m[IU]/L'],
  // A later value is no limit.
  ['HbA1c 8.2 -> 6.9 %', 'hba1c 8.2 - twoValues'],
  ['HbA1c 8.2 % -> 6.9 %', 'hba1c 8.2 % twoValues'],
  ['HbA1c 8.2 → 6.9 %', 'hba1c 8.2 - twoValues'],
  // A comma in front of one digit or two is a decimal point, one in front of three parts thousands.
  ['TSH 2.45 mIU/L (0,40 - 4,20)', 'tsh 2.45 m[IU]/L [0.4..4.2]'],
  ['TSH 2,45 mIU/L (0,40-4,20)', 'tsh 2.45 m[IU]/L [0.4..4.2]'],
  ['CRP 3.2 mg/L up to 5,20', 'crp 3.2 mg/L [..5.2]'],
  ['Potassium 7,4', 'k 7.4 - unitMissing'],
  ['Potassium: 7,4 mmol/L (3,5 - 5,1)', 'k 7.4 mmol/L [3.5..5.1]'],
  ['Ferritin 0,500 ng/mL', 'ferritin 0.5 ng/mL'],
  ['Hb 11,4 g/dl', 'hb 11.4 g/dL'],
  ['Platelets 1,2 lakh', 'plt 1.2 10*5/uL'],
  ['TLC 7,400 /cumm', 'wbc 7400 /uL'],
  // A decimal point with blanks beside it.
  ['Potassium 7 . 4 mmol/L', 'k 7.4 mmol/L'],
  ['Potassium 7. 4 mmol/L', 'k 7.4 mmol/L'],
  ['Potassium 7 .4 mmol/L (3. 5 - 5.1)', 'k 7.4 mmol/L [3.5..5.1]'],
  ['Potassium: 2. 9', 'k 2.9 - unitMissing'],
  ['Hb was 12. 3 days later she fell', 'hb 12 - twoValues'],
  // Characters without width, and blanks that do not break.
  ['Pot\u200bassium 7\u200b.\u200d4 mmol\u200c/L', 'k 7.4 mmol/L'],
  ['\ufeffHb\u200b9.1\u00a0g/dL', 'hb 9.1 g/dL'],
  ['Crea\u00adtinine\u20071.9\u2009mg/dL', 'creat 1.9 mg/dL'],
  // Symbols of ions, with their charge, with a range, or at the beginning of a line.
  ['K+ 7.4 (3.5-5.1)', 'k 7.4 - [3.5..5.1] unitMissing'],
  ['K+ 7.4', 'k 7.4 - unitMissing'],
  ['K 7.4', 'k 7.4 - unitMissing'],
  ['Na: 118', 'na 118 - unitMissing'],
  ['S. K 7.4', 'k 7.4 - unitMissing'],
  ['Potassium;7,4;mmol/L;3,5-5,1', 'k 7.4 mmol/L [3.5..5.1]'],
  ['Sodium (Na): 117', 'na 117 - unitMissing'],
  ['Potassium (K)   7.4', 'k 7.4 - unitMissing'],
  ['K 7.4 (H)', 'k 7.4 - unitMissing'],
  ['Cl- 101', 'cl 101 - unitMissing'],
  ['Mg 2.9 (1.6 - 2.6)', 'mg 2.9 - [1.6..2.6] unitMissing'],
  // Factors of counts.
  ['Platelets 14 thousand', 'plt 14 10*3/uL'],
  ['Platelets 14K', 'plt 14 10*3/uL'],
  ['Platelets 14 K', 'plt 14 10*3/uL'],
  ['Plt 14 thou/cumm', 'plt 14 10*3/uL'],
  ['Platelets 1.2L/cumm', 'plt 1.2 10*5/uL'],
  ['Platelets 19000 (1.5-4.5 lakh)', 'plt 19000 - unitMissing'],
  // Names as people type them.
  ['GRBS 412 mg/dl', 'glu_r 412 mg/dL'],
  ['RBS > 600', 'glu_r >600 - unitMissing'],
  ['Glucose F 132 mg/dl', 'glu_f 132 mg/dL'],
  ['Glucose PP 232 mg/dl', 'glu_pp 232 mg/dL'],
  ['Creat 6.1 mg/dl', 'creat 6.1 mg/dL'],
  ['S. Creat: 6.1', 'creat 6.1 - unitMissing'],
  ['Hb% 6.2', 'hb 6.2 - unitMissing'],
  ['Hb 6 gm', 'hb 6 g/dL'],
  ['Hemoglobin:4,9', 'hb 4.9 - unitMissing'],
  ['GRBS 38mg', 'glu_r 38 mg/dL'],
  ['Potassium 7.4mmol', 'k 7.4 mmol/L'],
  ['K 7.4 mmol', 'k 7.4 mmol/L'],
  ['Serum Na 112', 'na 112 - unitMissing'],
  ['S.Cr 9.1 mg', 'creat 9.1 mg/dL'],
  ['PLT:12x10^3', 'plt 12 10*3/uL'],
  ['Hb is only 5', 'hb 5 - unitMissing'],
  ['Hb: 6.4 g (12 - 15)', 'hb 6.4 g/dL [12..15]'],
  ['Potassium very high ~7.4 mmol/L', 'k 7.4 mmol/L'],
  ['Potassium came out around 7.4 mmol/L', 'k 7.4 mmol/L'],
  ['WBC count 900', 'wbc 900 - unitMissing'],
  ['T. Bil 14.1 mg/dl', 'tbil 14.1 mg/dL'],
  ['D dimer 900 ng/mL FEU', 'ddimer 900 ng/mL{FEU}'],
  // What belongs to the unit of a ratio is no name.
  ['ACR 12 mg/g creat < 30', 'uacr 12 mg/g{creat} [..30 exclusive]'],
])('%j is read', (text, words) => expect(read(text)).toEqual([words]));

test.each([
  ['WBC,7,4-10'],
  ['Mr. S. K. 7 Park Street\nS. K. 7 Park Street'],
  ['K-7, Hauz Khas\nK 7, Green Park\nNa 118 pages'],
  ['Albumin 20 g given, protein 60 gm daily, calcium 500 mg'],
  ['Platelets 1.5 lakhs to 4.5 lakhs is normal'],
  ['PP 480'],
  ['CSF cells 800, neutrophils 95 %'],
  ['Pleural fluid - albumin 2 g/dL, LDH 400 U/L'],
  ['Inj. K 5 given, class K 7, Vit K 5'],
  ['1,25-dihydroxy vitamin D 40'],
  ['Glucose 180 mg/dL, Sugar 210'],
  ['HbA1c -> 6.9 %'],
  ['BP 120/80 mmHg'],
  ['PP 120/80'],
  ['Tab Calcium 500 mg twice daily; Vitamin D 60000 IU weekly; Iron 100 mg'],
  ['Atorvastatin 10 mg 1-0-1, Insulin 10 units at night'],
  ['Target LDL < 70 mg/dL. Keep HbA1c below 7 %'],
  ['Advised potassium 4.0 mmol/L'],
  ['Normal serum potassium 4.0 mmol/L'],
  ['Result: expected sodium 140 mmol/L'],
  ['Desirable cholesterol 180 mg/dL'],
  ['Plasma Hb 12.8 g/dL'],
  ['Report attached, papa ka Hb 5 g/dL'],
  ['Repeat HbA1c 3 monthly'],
  ['Pt 37 yrs male. Pt 65 kg'],
  ['Urine creatinine 80 mg/dL, free PSA 0.5 ng/mL, ionised calcium 1.2 mmol/L'],
  ['LDL/HDL ratio 2.9, Urea / Creatinine Ratio 30, PT/INR: 12.5 sec / 1.02'],
  ['Creatinine clearance 95 mL/min, CA 125 12.3 U/mL, CK-MB 25 U/L, Vitamin D3 22 ng/mL, RDW-SD 42 fL'],
  ['Na, K and Cl: 140, 4.2'],
  ['FBS/PPBS 110 mg/dL'],
  ['AST:ALT Ratio 1.1'],
  ['Calcium (urine, 24 h) 120 mg/dL'],
  ["Mother's HbA1c 9.1 %, previous LDL 168 mg/dL, Hb 9.8 g/dL last year, TSH 8 mIU/L two months ago"],
  ['URINE ROUTINE EXAMINATION\nAlbumin 3 g/L\nCalcium 12 mg/dL'],
  ['URINE\nSodium 140 mmol/L'],
  ['Specimen: Urine\nBIOCHEMISTRY\nSodium 140 mmol/L'],
  ['24 hrs urinary protein\nCreatinine 1.9 mg/dL'],
  ['CSF: glucose 60 mg/dL, chloride 110 mmol/L'],
  ['Seen today. Pleural fluid: total protein 4.1 g/dL, albumin 2 g/dL'],
  ['Creatinine 80 mg/dL (urine), chloride 60 mmol/L in sweat'],
  ['Sodium 140 mmol/L\n(Specimen: Urine, spot)'],
  ['Calcium (corrected) 9.3 mg/dL, Alkaline Phosphatase (bone) 40 U/L'],
  ['Thyroid profile (T3, T4, TSH)'],
  ['RBC 2-3 /hpf, WBC 4 /hpf'],
  ['Cholesterol\n1. Eat less fat'],
  ['HDL was 2nd on the list'],
  ['Hb 12.0 - 15.0 13.0 - 17.0 g/dL'],
])('%j holds no result of the table', (text) => expect(read(text)).toEqual([]));

describe('a name matches whole or not at all', () => {
  test.each([
    ['Low Density Lipoprotein Cholesterol 259 mg/dL', 'ldl 259 mg/dL'],
    ['High Density Lipoprotein Cholesterol 40 mg/dL', 'hdl 40 mg/dL'],
    ['Non-High Density Lipoprotein Cholesterol 200 mg/dL', 'nonhdl 200 mg/dL'],
    ['Very Low Density Lipoprotein Cholesterol 30 mg/dL', 'vldl 30 mg/dL'],
    ['INTACT PARATHYROID HORMONE (iPTH) 80 pg/mL', 'pth 80 pg/mL'],
    ['GLOMERULAR FILTRATION RATE 60 mL/min/1.73m2', 'egfr 60 mL/min/{1.73_m2}'],
    ['C.R.P. (Quantitative) 12 mg/L', 'crp 12 mg/L'],
    ['My latest Serum Creatinine was 1.1 mg/dL', 'creat 1.1 mg/dL'],
    ['12 TSH 3 mIU/L', 'tsh 3 m[IU]/L'],
  ])('%s', (text, words) => expect(read(text)).toEqual([words]));

  test.each([
    ...['Band Neutrophils 12 %', 'Hypersegmented Neutrophils 8 %', 'Neutrophils (band) 12 %'],
    ...['Atypical Lymphocytes 10 %', 'Reactive Lymphocytes 10 %', 'Lymphocytes (reactive) 10 %'],
    ...['Absolute Lymphocyte Count 2.5 thou/mm3', 'Absolute Monocyte Count 500 /cumm'],
    ...['Absolute Eosinophil Count 400 cells/cumm', 'Absolute Basophil Count 0.05 10^3/uL'],
    ...['Bioavailable Testosterone 100 ng/dL', 'Testosterone (bioavailable) 100 ng/dL', 'Small dense LDL 40 mg/dL'],
    ...[
      'Fragmented RBC 2 mill/cumm',
      'Remnant cholesterol 40 mg/dL',
      'Macro CK 200 U/L',
      'Cystatin C eGFR 60 mL/min/1.73m2',
    ],
  ])('%s is another test', (text) => expect(read(text)).toEqual([]));

  test.each(labTests.map(({ key, names, unit }) => [key, names, unit] as const))(
    'no word in front of %s, behind it or within gives its name, unless the word is known',
    (key, names, unit) => {
      const words = fc.stringMatching(/^[a-z]{4,10}$/);
      fc.assert(
        fc.property(words, fc.constantFrom(...names), fc.nat(), (word, name, place) => {
          const parts = name.split(' ');
          const at = place % (parts.length + 1);
          // A longer name that is not known may have a known short form in brackets, and the number of a name be a value.
          fc.pre(at === 0 || at === parts.length || !(name.includes('(') || /\d$/.test(parts[at - 1] ?? '')));
          const longer = [...parts.slice(0, at), word, ...parts.slice(at)].join(' ').toLowerCase();
          fc.pre(!isBeforeName(word) && !isFiller(word) && !isFlag(word) && !isNameWith(word, longer));
          expect(parseResults(`${longer} 5 ${unit}`).map(({ test: read }) => read)).not.toContain(key);
        }),
        { numRuns: 30 },
      );
    },
  );
});

test.each([
  'Valproate sodium (Na) 50 mmol/L',
  'Haematocrit corrected (PCV) 30 %',
  'Creatinine excretion (creat) 9.4 mg/dL',
])('a short form in brackets stands for the longer name in front of it: %s', (text) => expect(read(text)).toEqual([]));
test.each([
  'Aspartate transaminase (SGOT) 30 U/L',
  'Sodium level (Na) 140 mmol/L',
  'Serum creatinine, Jaffe (creat) 0.9 mg/dL',
])('a short form in brackets behind an unknown name, or a known one, is read: %s', (text) =>
  expect(read(text)).toHaveLength(1),
);

const isFlag = (word: string) => flagAt(word, 0)?.end === word.length;
/** Whether a word is a part of a name in a text. */
const isNameWith = (word: string, text: string) => {
  const at = text.indexOf(word);
  return namesIn(text).some(({ start, end }) => start < at + word.length && end > at);
};

describe('an earlier result never gives the value', () => {
  test.each([
    ['hs-CRP 4.2 * | 1.1 (previous)', ['hscrp 4.2 - unitMissing']],
    ['hs-CRP 4.2 * | 1.1 (previous) mg/L < 3.0', ['hscrp 4.2 mg/L [..3 exclusive]']],
    ['hs-CRP 42> 1.1 (previous) mg/L < 3.0', []],
    ['hs-CRP 42> mg/L < 3.0', ['hscrp 42 - twoValues']],
    ['HbA1c 6.1 % (12/11/2026)', ['hba1c 6.1 %']],
    ['HbA1c 5.5 % (10/05/2025), 6.1 % (12/11/2026)', ['hba1c 5.5 % twoValues']],
    ['HbA1c 10/05/2025: 5.5 %, 12/11/2026: 6.1 %', ['hba1c 5.5 % twoValues']],
    ['HbA1c 12/11/2026 5.9 % 4.0 - 5.6', ['hba1c 5.9 % [4..5.6]']],
    ['Prev. HbA1c 7.1 %', []],
    ['TSH 4.9 uIU/mL (Prev: 6.2)', ['tsh 4.9 u[IU]/mL']],
    ['TSH 4.9 uIU/mL, last 2 months', []],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    ['Test   Result   Previous   Unit   Range', 'HbA1c   6.1   5.5   %   4.0 - 5.6', 'hba1c 6.1 % [4..5.6]'],
    ['Test   Prev. Result   Result   Unit   Range', 'HbA1c   5.5   6.1   %   4.0 - 5.6', 'hba1c 6.1 % [4..5.6]'],
    ['Test   Result   Unit   Range   Last Result', 'HbA1c   6.1   %   4.0 - 5.6   5.5', 'hba1c 6.1 % [4..5.6]'],
    ['Test   12/11/2026   10/05/2026   Unit   Range', 'HbA1c   6.1   5.5   %   4.0 - 5.6', 'hba1c 6.1 % [4..5.6]'],
    ['Test   10-May-2025   12-Nov-2026   Unit', 'HbA1c   5.5   6.1   %', 'hba1c 6.1 %'],
    ['Test | Past | Result | Unit', 'HbA1c | 5.5 | 6.1 | %', 'hba1c 6.1 %'],
    ['Test\tResult\tPrevious\tUnit', 'HbA1c\t6.1\t5.5\t%', 'hba1c 6.1 %'],
    ['Test Result Previous Result Unit Range', 'HbA1c 6.1 5.5 % 4.0 - 5.6', 'hba1c 6.1 % [4..5.6]'],
    ['Test Previous Result Result Unit Range', 'HbA1c 5.5 6.1 % 4.0 - 5.6', 'hba1c 6.1 % [4..5.6]'],
    ['Test   01/03/2024   02/01/2024   Unit   Range', 'HbA1c   6.1   5.5   %   4.0 - 5.6', 'hba1c 6.1 - twoValues'],
    // Only one number: which column it stands in is told by the table, or not at all.
    ['Test | Result | Previous | Unit', 'HbA1c |  | 5.5 | %', null],
    ['Test       Result     Previous     Unit', 'HbA1c                 5.5          %', null],
    ['Test       Result     Previous     Unit', 'HbA1c      6.1                     %', 'hba1c 6.1 %'],
    ['Test Result Previous Result Unit Range', 'HbA1c 5.5 % 4.0 - 5.6', 'hba1c 5.5 % [4..5.6] twoValues'],
  ])('%j over %j', (header, row, expected) =>
    expect(read(`${header}\n${row}`)).toEqual(expected === null ? [] : [expected]),
  );

  test('a header is valid until the next one', () =>
    expect(
      read(
        'Test   Result   Previous   Unit\nHbA1c   6.1   5.5   %\nTest   Result   Unit   Range\nTSH   3.1   mIU/L   0.4 - 4.0',
      ),
    ).toEqual(['hba1c 6.1 %', 'tsh 3.1 m[IU]/L [0.4..4]']));
});

describe('flags', () => {
  test.each([
    ['Glucose Fasting  High  112  70 - 99  mg/dL', 'glu_f 112 mg/dL [70..99]'],
    ['Haemoglobin  L  9.2  g/dL  12.0 - 15.0', 'hb 9.2 g/dL [12..15]'],
    ['Haemoglobin  9.2  Low  g/dL  12.0 - 15.0', 'hb 9.2 g/dL [12..15]'],
    ['Haemoglobin  9.2  g/dL  12.0 - 15.0  Low', 'hb 9.2 g/dL [12..15]'],
    ['Haemoglobin  13.2  Low  g/dL  12.0 - 15.0', 'hb 13.2 g/dL [12..15] flagDiffers'],
    ['Haemoglobin  13.2  g/dL  12.0 - 15.0  H', 'hb 13.2 g/dL [12..15] flagDiffers'],
    ['Haemoglobin  High  9.2  g/dL  12.0 - 15.0', 'hb 9.2 g/dL [12..15] flagDiffers'],
    ['Haemoglobin  9.2  Low  g/dL', 'hb 9.2 g/dL'],
    ['Creatinine (High performance method) 1 mg/dL < 1.2', 'creat 1 mg/dL [..1.2 exclusive]'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));
});

test('behind a result "normal" is its flag, and not what the next one should be', () =>
  expect(read('Hb 13 g/dL normal K 4.1 mmol/L').map((each) => each.slice(0, 5))).toEqual(['hb 13', 'k 4.1']));

test('a count of cells is no share, and a share no count', () => {
  for (const name of ['Lymphocytes', 'Monocytes', 'Eosinophils', 'Basophils', 'Total Eosinophil Count'])
    for (const unit of ['/cumm', 'cells/uL', 'thou/mm3', '10^9/L'])
      expect([name, read(`${name} 2.1 ${unit}`)]).toEqual([name, []]);
  expect(read('Absolute Neutrophils 62 %')).toEqual([]);
  expect(read('Neutrophils 62 %')).toEqual(['neut_pct 62 %']);
});

test('a value that is read with doubt says why', () => {
  expect(read('Hb 11.4')).toEqual(['hb 11.4 - unitMissing']);
  expect(read('Hb 11.4 q/dL')).toEqual(['hb 11.4 - unitUnknown']);
  expect(read('HbA1c 5.9 mg/dL')).toEqual(['hba1c 5.9 mg/dL unitUnexpected']);
  expect(read('LDL 135 168 mg/dL')).toEqual(['ldl 135 - twoValues']);
  expect(read('Hb 114 g/dL')).toEqual(['hb 114 g/dL implausible']);
  expect(read('Platelets 2.68 10^9/L, TSH 2 mIU/L')).toEqual(['plt 2.68 10*9/L', 'tsh 2 m[IU]/L']);
  expect(read('LDL < 100 mg/dL')).toEqual(['ldl <100 mg/dL maybeLimit']);
});

test('a test with two values has both checked; the same value in a second unit or place is read once', () => {
  expect(read('Hb 11.4 g/dL\nHb 12.1 g/dL')).toEqual(['hb 11.4 g/dL twoValues', 'hb 12.1 g/dL twoValues']);
  expect(read('HbA1c 5.9 % (41 mmol/mol)')).toEqual(['hba1c 5.9 %']);
  expect(read('HbA1c 5.9 %\nHbA1c 41 mmol/mol\nHbA1c 5.9 %')).toEqual(['hba1c 5.9 %']);
});

test('a printed range that is for one sex, or in another unit than the value, is not used', () => {
  expect(read('Haemoglobin 11.4 g/dL Male: 13-17 Female: 12-15')).toEqual(['hb 11.4 g/dL']);
  expect(read('Haemoglobin 11.4 g/dL 13-17 (M) 12-15 (F)')).toEqual(['hb 11.4 g/dL']);
  expect(read('Platelets 2.68 lakh/cumm (150 - 410)')).toEqual(['plt 2.68 10*5/uL']);
  expect(read('TLC 7400 /cumm (4.0 - 11.0)')).toEqual(['wbc 7400 /uL']);
  expect(read('Hb 121 g/L (12.0 - 15.0)')).toEqual(['hb 121 g/L']);
  expect(read('Phosphorus 3.4 mg/dL (0.81 - 1.45)')).toEqual(['phos 3.4 mg/dL unitUnexpected']);
});

test('D-dimer keeps the basis of its unit, urea and BUN stay apart, and neutrophils are told apart by their unit', () => {
  expect(read('D-Dimer 450 ng/mL FEU')).toEqual(['ddimer 450 ng/mL{FEU}']);
  expect(read('D-Dimer 230 ng/mL (DDU)')).toEqual(['ddimer 230 ng/mL{DDU}']);
  expect(read('D-Dimer 230 ng/mL')).toEqual(['ddimer 230 ng/mL']);
  expect(read('Blood Urea 32 mg/dl BUN 15 mg/dL')).toEqual(['urea 32 mg/dL', 'bun 15 mg/dL']);
  expect(read('Neutrophils 62 %\nNeutrophils 4.2 thou/mm3')).toEqual(['neut_pct 62 %', 'anc 4.2 10*3/uL']);
});

test('a report with one cell per line is read', () => {
  const cells = 'Haemoglobin\n11.4\ng/dL\n12.0 - 15.0\nRBC Count\n4.2\nmill/cumm\n3.8 - 4.8';
  expect(read(cells)).toEqual(['hb 11.4 g/dL [12..15]', 'rbc 4.2 10*6/uL [3.8..4.8]']);
  expect(read(cells.replaceAll('\n', '\r\n'))).toEqual(read(cells));
  expect(read(cells.replaceAll('\n', '\n\n'))).toEqual(read(cells));
});

const REPORT = `SUNRISE DIAGNOSTICS, Baner Road, Pune 411045      Ph: 020 2729 1111
Patient: Mrs. Meera Joshi   Age/Sex: 37 Y / F   Sample: 18/11/2026 08:30   Ref by: Dr. Nandini Kulkarni
COMPLETE BLOOD COUNT
Investigation                    Result     Unit          Biological Ref. Interval
1. Haemoglobin (Photometric)     11.4  L    g/dL          12.0 - 15.0
2. Total RBC Count               4.10       mill/cumm     3.8 - 4.8
3. P.C.V                         34.2  L    %             36 - 46
4. M.C.V                         78    L    fL            83 - 101
5. Platelet Count                2.68       lakh/cumm     1.50 - 4.10
DIFFERENTIAL COUNT
   Neutrophils                   62         %             40 - 80
   Lymphocytes                   30         %             20 - 40
LIPID PROFILE
S. Cholesterol                   214   H    mg/dL         < 200
Triglycerides                    164   H    mg/dL         upto 150
HDL Cholesterol Direct           46    L    mg/dL         > 50
LDL Cholesterol (Calculated)     135.2 H    mg/dL         Optimal: < 100
Cholesterol / HDL Ratio          4.65                     3.3 - 4.4
Note: Target LDL < 70 mg/dL in coronary disease. *** End of report ***`;

test('a whole report is read, and nothing else in it', () =>
  expect(read(REPORT)).toEqual([
    'hb 11.4 g/dL [12..15]',
    'rbc 4.1 10*6/uL [3.8..4.8]',
    'pcv 34.2 % [36..46]',
    'mcv 78 fL [83..101]',
    'plt 2.68 10*5/uL [1.5..4.1]',
    'neut_pct 62 % [40..80]',
    'lymph_pct 30 % [20..40]',
    'chol 214 mg/dL [..200 exclusive]',
    'tg 164 mg/dL [..150]',
    'hdl 46 mg/dL [50.. exclusive]',
    'ldl 135.2 mg/dL [..100 exclusive]',
  ]));

test('after the part of another specimen, a heading of blood tests ends it', () =>
  expect(read('URINE ANALYSIS\nCalcium 12 mg/dL\nACR 12 mg/g\nLIPID PROFILE\nLDL 135 mg/dL')).toEqual([
    'uacr 12 mg/g{creat}',
    'ldl 135 mg/dL',
  ]));

test('what is said of another specimen is not said of the rest of the text', () => {
  expect(read('Urine: nil protein. Hb 11.4 g/dL')).toEqual(['hb 11.4 g/dL']);
  expect(read('CSF: glucose 60 mg/dL. Glucose (fasting) 92 mg/dL')).toEqual(['glu_f 92 mg/dL']);
  expect(read('CSF leak repaired. Hb 11.4 g/dL')).toEqual(['hb 11.4 g/dL']);
  expect(read('Burning of urine since Monday\nHb 11.4 g/dL')).toEqual(['hb 11.4 g/dL']);
  expect(read('Specimen: Blood, urine\nHb 11.4 g/dL')).toEqual(['hb 11.4 g/dL']);
});

test('offsets are those of the text, and numbers keep their printed decimals', () => {
  const text = 'Seen today. Platelets 2.70 lakh/cumm (1.50 - 4.10), advised rest.';
  const [platelets] = parseResults(text);
  expect(text.slice(platelets?.start, platelets?.end)).toBe('Platelets 2.70 lakh/cumm (1.50 - 4.10');
  expect(platelets).toMatchObject({ decimals: 2, printedRange: { decimals: 2 }, unit: { printed: 'lakh/cumm' } });
});

const names = labTests.flatMap((each) => each.names);
const lines = fc
  .tuple(
    fc.constantFrom(...names),
    fc.integer({ min: 1, max: 9999 }).map((tenths) => (tenths / 10).toFixed(1)),
    fc.constantFrom('mg/dL', 'g/dL', '%', 'mIU/L', '10^3/uL', 'lakh/cumm', 'U/L', 'ng/mL FEU', ''),
    fc.constantFrom('', '12.0 - 15.0', '(up to 100)', '< 5', '[> 40]'),
  )
  .map((cells) => cells.filter(Boolean).join('  '));

test('whatever the text, nothing is thrown, and offsets lie in the text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(lines, fc.string()), { maxLength: 8 }).map((all) => all.join('\n')),
  );
  fc.assert(
    fc.property(anything, (text) => {
      for (const { start, end } of parseResults(text))
        expect(start >= 0 && start < end && end <= text.length).toBe(true);
    }),
  );
});

test('case and blanks change nothing', () => {
  fc.assert(
    fc.property(fc.array(lines, { minLength: 1, maxLength: 5 }), (all) => {
      const text = all.join('\n');
      expect(read(text.toUpperCase())).toEqual(read(text));
      expect(read(text.toLowerCase())).toEqual(read(text));
      expect(read(text.replaceAll(' ', '   '))).toEqual(read(text));
      expect(read(text.replaceAll('  ', '\t'))).toEqual(read(text));
    }),
  );
});

test('a decimal comma, blanks beside the point and characters without width change nothing', () => {
  const unseen = fc.constantFrom('\u200b', '\u200c', '\u200d', '\ufeff', '\u00ad', '\u2060');
  fc.assert(
    fc.property(fc.constantFrom(...labTests), fc.integer({ min: 1, max: 999 }), unseen, (each, tenths, char) => {
      const number = (tenths / 10).toFixed(1);
      const text = (written: string, name = each.name) => `${name}: ${written} ${unitText(each.unit)}`;
      const plain = read(text(number));
      for (const written of [number.replace('.', ','), number.replace('.', ' . '), number.replace('.', `.${char}`)])
        expect([written, read(text(written))]).toEqual([written, plain]);
      expect(read(text(number, each.name.replace(/(?<=[A-Za-z]{2})(?=[a-z]{2})/g, char)))).toEqual(plain);
    }),
  );
});

test('two symbols in one line are two results, and a factor is none', () => {
  expect(read('Na 140 K 7.4 Cl 101')).toEqual(['na 140 - unitMissing', 'k 7.4 - unitMissing', 'cl 101 - unitMissing']);
  expect(read('FBS 310, PP 480')).toEqual(['glu_f 310 - unitMissing', 'glu_pp 480 - unitMissing']);
  expect(read('Electrolytes: Na 112 K 6.9')).toEqual(['na 112 - unitMissing', 'k 6.9 - unitMissing']);
  expect(read('Sodium 140 K 7.4 mmol/L')).toEqual(['na 140 - unitMissing', 'k 7.4 mmol/L']);
  expect(read('Platelets 14 K/uL (150 - 410)')).toEqual(['plt 14 10*3/uL [150..410]']);
});

test('a long text is read to its end', () => {
  expect(ended(() => parseResults(`${REPORT}\n`.repeat(100))).length).toBeGreaterThan(10);
  expect(ended(() => parseResults('('.repeat(50_000) + 'hb '.repeat(10_000)))).toEqual([]);
});

test.each([
  ['HEMOGLOBIN (Hb)\nSLS-HEMOGLOBIN METHOD 3.9 g/dL\nBio. Ref. Interval. : 12.0-15.0', 'hb', 3.9, 12],
  ['PLATELET COUNT\nHF & EI METHOD 8 X 10³ / µL\nBio. Ref. Interval. : 150-410', 'plt', 8, 150],
  ['CREATININE - SERUM\nJaffe Kinetic METHOD 9.2 mg/dL\nBio. Ref. Interval. : 0.5-1.1', 'creat', 9.2, 0.5],
])('reads a value behind its method, in the line below its name: %s', (text, key, value, low) => {
  expect(parseResults(text)).toMatchObject([{ test: key, value, check: null, printedRange: { low } }]);
});

test('takes the time of "PT-INR: 68 sec/9.2" for no ratio', () => {
  expect(parseResults('PT-INR: 68 sec/9.2')).toEqual([]);
});

test('takes no value from a line below that names a method and says more', () => {
  expect(parseResults('PLATELET COUNT\nMethod 2 of 3: 8 X 10³ / µL')).toEqual([]);
});

test.each([
  ['पोटैशियम 7.4 (सामान्य 3.5 से 5.1)', 'k', 7.4, null],
  ['मरीज का पोटेशियम 7.8 है', 'k', 7.8, null],
  ['सोडियम 139', 'na', 139, null],
  ['हीमोग्लोबिन 2.8 ग्राम', 'hb', 2.8, 'g/dL'],
  ['हीमोग्लोबिन 5.2 ग्राम/डेसीलीटर', 'hb', 5.2, 'g/dL'],
  ['हीमोग्लोबिन 5.2 ग्राम प्रति डेसिलिटर', 'hb', 5.2, 'g/dL'],
  ['हीमोग्लोबिन 5.2 ग्राम/डेसीलीटर 13-17', 'hb', 5.2, 'g/dL'],
  ['Creatinine 9.1 मिलीग्राम/डेसीलीटर', 'creat', 9.1, 'mg/dL'],
  ['Creatinine 9.1 मि.ग्रा./डेसीलीटर', 'creat', 9.1, 'mg/dL'],
  ['Potassium 6.9 मिलीमोल/लीटर', 'k', 6.9, 'mmol/L'],
  ['प्लेटलेट 8 हजार', 'plt', 8, '10*3/uL'],
  ['प्लेटलेट 2.4 लाख', 'plt', 2.4, '10*5/uL'],
  ['क्रिएटिनिन 9.2', 'creat', 9.2, null],
  ['टोटल बिलीरुबिन 18 mg/dL', 'tbil', 18, 'mg/dL'],
  ['platelet sirf 7000 hai, baki sab normal', 'plt', 7000, null],
  ['Platelet 8 hazaar', 'plt', 8, '10*3/uL'],
  ['PLATELET CT 0.11 LAKH', 'plt', 0.11, '10*5/uL'],
  ['platlet 7000', 'plt', 7000, null],
  ['report me likha hai platelet sirf 7000 hai', 'plt', 7000, null],
  ['creatnine 11.8 mg/dl', 'creat', 11.8, 'mg/dL'],
  ['Pottassium: 7.8 (High)', 'k', 7.8, null],
  ['Leucocyte count 400 /µL', 'wbc', 400, '/uL'],
  ['BSR 28 mg/dl', 'glu_r', 28, 'mg/dL'],
  ['T.W.B.C 350', 'wbc', 350, null],
  ['Total count 1.9 lakh', 'wbc', 1.9, '10*5/uL'],
])('reads Hindi, and short names: %s', (text, key, value, ucum) => {
  const [result, ...others] = parseResults(text);
  expect(others).toEqual([]);
  expect(result).toMatchObject({ test: key, value });
  expect(result?.unit?.ucum ?? null).toBe(ucum);
});

test('a longer word of Hindi, and a count without its unit, are no values of the table', () => {
  expect(parseResults('सोडियमक्लोराइड 139\nTotal count 7800')).toEqual([]);
});

test('a reference range behind its short form cuts nothing off', () => {
  expect(parseResults('Potassium 4.2 mmol/L RR: 3.5-5.1')).toMatchObject([{ value: 4.2, printedRange: { high: 5.1 } }]);
});

test.each([
  ['Parameter 01/11/26 27/11/26 Ref\nHb 12.8 6.1 12-15 g/dL', 'hb', 6.1],
  ['Parameter 01/11/26 27/11/26 Ref\nPlatelet 2.4 0.18 1.5-4.1 lakh/cumm', 'plt', 0.18],
  ['Test 27/11/2026 01/11/2026\nPotassium 7.1 4.2 mmol/L', 'k', 7.1],
  ['Tests 01/11/26 14/11/26 27/11/26 Ref\nHb 12.8 9.9 6.1 12-15 g/dL', 'hb', 6.1],
  ['Parameter 01/11/26 27/11/26 Ref\nVitamin B12 240 180 211-911 pg/mL', 'b12', 180],
  ['Report 27/11/2026\nHb 6.1 g/dL (12-15)', 'hb', 6.1],
  ['Test collected 26/11/2026 reported 27/11/2026\nHb 6.1 g/dL (12-15)', 'hb', 6.1],
])('of dated columns with one blank between them the newest is the value: %s', (text, key, value) => {
  expect(parseResults(text)).toMatchObject([{ test: key, value, check: null }]);
});

test.each([
  'Parameter 01/11/26 27/11/26 Ref\nHb 6.1 12-15 g/dL',
  'Parameter 27 Nov 01/11/26 Ref\nHb 12.8 6.1 12-15 g/dL',
  'Test    28/12    03/01    Unit\nHb    12.8    6.1    g/dL',
  'Test    28 Dec    03 Jan    Unit\nHb    12.8    6.1    g/dL',
])('where columns cannot be told the value has to be checked: %s', (text) => {
  expect(parseResults(text)).toMatchObject([{ test: 'hb', check: 'twoValues' }]);
});

test.each([
  ['High Sensitive Troponin I 2.4 ng/mL < 19 ng/L', 0.019],
  ['CRP 3.2 mg/dL < 5 mg/L', 0.5],
  ['Glucose fasting 5.2 mmol/L (70 - 100 mg/dL)', 5.55],
  ['Platelets 250 10^3/uL (150 - 410 /cumm)', 410],
  ['Potassium 4.2 mmol/L (3.5 - 5.1 mEq/L)', 5.1],
])('a range has the unit of its value, or is converted to it: %s', (text, high) => {
  expect(parseResults(text)).toMatchObject([{ printedRange: { high }, check: null }]);
});

test.each([
  [
    'Sodium 138 mmol/L\nPotassium 4.2 mmol/L\nCritical values: Sodium < 120 or > 160; Potassium < 2.5 or > 6.5',
    [138, 4.2],
  ],
  ['Haemoglobin 13.2 g/dL\nHb < 7 g/dL: transfusion threshold', [13.2]],
  ['eGFR 92 mL/min/1.73m2\neGFR <15: kidney failure', [92]],
])('an explained limit is no second value of its test: %j', (text, values) => {
  const found = parseResults(text);
  expect(found.map(({ value }) => value)).toEqual(values);
  expect(found.every(({ check }) => check === null)).toBe(true);
});

test.each([
  ['Potassium 4.2 mmol/L\nPotassium > 9.0 mmol/L', [4.2, 9]],
  ['eGFR <15: kidney failure', [15]],
  ['Platelets < 5000 /cumm: critical', [5000]],
])('a limit alone, or without an explanation, is a value: %j', (text, values) =>
  expect(parseResults(text).map(({ value }) => value)).toEqual(values),
);

test.each([
  ['Hb 13.2 g/dL (13 - 17)\nCritical values: Hb < 7 g/dL, platelets < 20,000, potassium > 6.5 mmol/L', ['hb']],
  ['Critical alert values: Hb < 7.0 g/dL, Platelets < 20,000/cumm', []],
  ['Critical value: Platelets < 5000 /cumm', ['plt']],
  ['Critical value: Hb <4.0 g/dL, Platelets <5000 /cumm informed to Dr Rao', ['hb', 'plt']],
  ['Critical value: Potassium >8.0 mmol/L, Creatinine >15 mg/dL', ['k', 'creat']],
  ['Critical values: Hb <4.0 g/dL, Platelets <5000 /cumm, called to ward', ['hb', 'plt']],
  ['Potassium > 9.0 mmol/L, platelets < 5000 /cumm', ['k', 'plt']],
])('a list of limits of alarm gives no value: %j', (text, tests) =>
  expect(parseResults(text).map(({ test: key }) => key)).toEqual(tests),
);
