import { describe, expect, test } from '@jest/globals';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';
import { wordedResults } from './result-words.js';
import { plainText } from './plain-text.js';
import { printedReports } from '../testing/score-report.js';

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
    [
      'only an earlier result',
      'Sodium 140 mmol/L\n\nTest   Last result   Unit\nTroponin T   2400   ng/L',
      ['Troponin T   2400   ng/L'],
    ],
    ['a result in words within another', 'Hb (malaria positive) 13.5 g/dL', ['Hb (malaria positive) 13.5 g/dL']],
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

test.each<[string, string]>([
  ['HIV 1 & 2 Index 12.4   Non Reactive: < 1.0   Reactive: >= 1.0', 'notExpected'],
  ['HIV 1 & 2 Index 0.4   Non Reactive: < 1.0   Reactive: >= 1.0', 'asExpected'],
  ['Anti CCP 240 U/mL   Negative: < 20   Positive: > 20', 'notExpected'],
  ['Anti HCV 14.5 S/CO   Non Reactive: < 1.0   Reactive: >= 1.0', 'notExpected'],
  ['Zonulin 60 ng/mL   Normal: < 20   High: > 50', 'notExpected'],
])('a number that is no interpreted result keeps its limits below another result: %s', (line, standing) => {
  expect(remainder(`Hb 10 g/dL (12 - 15)\n${line}`).leftOver).toEqual([{ text: line, standing }]);
  expect(remainder(`HbA1c 6.0 %   Normal < 5.7   Prediabetes 5.7 - 6.4\n${line}`).leftOver).toEqual([
    { text: line, standing },
  ]);
});

test.each([
  'HbA1c 6.0 %   Normal < 5.7   Prediabetes 5.7 - 6.4   Diabetes >= 6.5',
  'Total Cholesterol (Enzymatic XYZ) 214 mg/dL Desirable : < 200 Borderline: 200-239 High: > 240',
  'RF 45 IU/mL  Negative: < 14  Positive: >= 14',
])('the rows behind an interpreted result are no further result: %s', (line) =>
  expect(remainder(`Hb 10 g/dL (12 - 15)\n${line}`).leftOver).toEqual([]),
);

describe('a report of interpreted values alone has no remainder', () => {
  test.each([
    'Sodium 140 mmol/L (135 - 145)',
    'Serum Creatinine: 0.9 mg/dL (0.6 - 1.1)\n\nS. Urea 30 mg/dL',
    'COMPLETE BLOOD COUNT\nTest   Result   Unit   Reference range\nHaemoglobin   13.5   g/dL   12.0 - 15.0',
    'Patient name: Asha Rao   Age: 45 years / F\nCollected on: 12/03/2026 08:30\nTSH 2.1 mIU/L',
    'Test   Result   Unit   Last result\nSodium   140   mmol/L   138\nCreatinine   0.9   mg/dL   1.1',
    'Page 1 of 2\n12-03-2026\nHbA1c 5.4 %\nPrediabetes 5.7 - 6.4',
    'LIPID PROFILE\nLDL Cholesterol 90 mg/dL\nDesirable: < 100\nBorderline high 130 - 159',
  ])('%s', (text) => {
    expect(remainder(text)).toEqual({ leftOver: [], hasMore: false });
  });
});

test.each(['Malaria, Hb 13 g/dL', 'Dengue: Hb 13 g/dL'])(
  'a word in front of a result is no part of its name: %s',
  (text) => expect(remainder(text)).toEqual({ leftOver: [], hasMore: true }),
);

test.each([
  'LFT: SGPT 30 U/L',
  'Result: Sodium 140 mmol/L',
  'KFT - S. Creatinine 0.9 mg/dL',
  'His serum sodium 140 mmol/L',
])('words that belong to a result say nothing more: %s', (text) =>
  expect(remainder(text)).toEqual({ leftOver: [], hasMore: false }),
);

test.each<[string, string]>([
  ['Hb 13 g/dL. I feel tired.', 'I feel tired.'],
  ['TSH 2.1 mIU/L\nPlease repeat with your diabetologist', 'Please repeat with your diabetologist'],
  ['Hb 13 g/dL\nAortic dissection, Stanford A', 'Aortic dissection, Stanford A'],
  ['Hb 13 g/dL\nRuptured appendix', 'Ruptured appendix'],
  ['Hb 13 g/dL\nNo cardiac activity', 'No cardiac activity'],
  ['Hb 13 g/dL\nHIV R', 'HIV R'],
  ['Hb 13 g/dL\nColony count > 100000 CFU/mL', 'Colony count > 100000 CFU/mL'],
  ['Hb 13 g/dL\nProcalcitonin is a marker of sepsis, 38', 'Procalcitonin is a marker of sepsis, 38'],
  ['Hb 13 g/dL\nMissed abortion', 'Missed abortion'],
  ['Hb 13 g/dL\nMR severe, EF poor', 'MR severe, EF poor'],
  ['Hb 13 g/dL\nDr advised to admit, bowel is black', 'Dr advised to admit, bowel is black'],
  ['Hb 13 g/dL\nPanic value - informed Dr X by phone', 'Panic value - informed Dr X by phone'],
  ['Hb 13 g/dL\nGall bladder wall thickened', 'Gall bladder wall thickened'],
  ['Hb 13 g/dL\nCreatinine: haemolysed', 'Creatinine: haemolysed'],
  ['Hb 13 g/dL\nHBsAg POSITVE', 'HBsAg POSITVE'],
  ['Hb 13 g/dL\nVDRL REACTVE', 'VDRL REACTVE'],
  ['Hb 13 g/dL\nNEGTIVE', 'NEGTIVE'],
  ['Hb 13 g/dL\nCOVID RNA DETECED', 'COVID RNA DETECED'],
  ['Hb 13 g/dL\nTyphoid P0SITIVE', 'Typhoid P0SITIVE'],
  ['Hb 13 g/dL\npsoitive', 'psoitive'],
  ['Hb 13 g/dL\nटाइफाइड: पाया नहीं गया', 'टाइफाइड: पाया नहीं गया'],
  [
    'Hb 13 g/dL\nAppendix measures more than usual, refer to hospital',
    'Appendix measures more than usual, refer to hospital',
  ],
])('what is not known to be administrative is quoted: %j', (text, line) => expect(lines(text)).toEqual([line]));

test.each([
  'Thank you for your visit. We will see you again on Monday.',
  'B.J. MEDICAL COLLEGE & SASSOON GENERAL HOSPITAL, PUNE',
  'Shop No 4, Karve Road, Pune 411004',
  '*** End Of Report ***',
  'This test is used to monitor long-term glucose control.',
  'Levels may be raised in pregnancy, acute infection and in patients with renal failure.',
  'Low values may be seen in pregnancy',
  'DEPARTMENT OF BIOCHEMISTRY',
  'As per the recommendation of International council for Standardization in Hematology, the\ndifferential counts are additionally being reported',
])('lines of the laboratory are not quoted, and nothing is said of the whole: %j', (line) => {
  const { leftOver, hasMore } = remainder(`Hb 13 g/dL\n${line}`);
  expect(leftOver).toEqual([]);
  expect(hasMore || /END OF|DEPARTMENT/i.test(line)).toBe(true);
});

test('of the printed reports of laboratories only results are quoted for their words alone', () => {
  const quoted = printedReports().flatMap(({ text }) => lines(text));
  const ofWords = quoted.filter((line) => !/\d/.test(line) && wordedResults(plainText(line)).length === 0);
  expect(ofWords).toEqual([expect.stringMatching(/^COLOUR +PALE YELLOW/)]);
});

test('words above a number name it', () =>
  expect(lines('Sodium 140 mmol/L\nAnti CCP Antibody\n62')).toEqual(['Anti CCP Antibody 62']));

test('a word beside a value is quoted with its line', () =>
  expect(lines('Potassium 5.9 mmol/L (3.5 - 5.1)   CRITICAL')).toEqual([
    'Potassium 5.9 mmol/L (3.5 - 5.1)   CRITICAL',
  ]));

test('a paragraph is quoted sentence by sentence, to its end', () => {
  const rest = 'The liver is enlarged with coarse echotexture and a lobulated outline. '.repeat(6);
  const quoted = lines(`Hb 13 g/dL\n${rest}Large pneumothorax on the right.`);
  expect(quoted.at(-1)).toContain('Large pneumothorax on the right.');
  expect(Math.max(...quoted.map(({ length }) => length))).toBeLessThanOrEqual(240);
});

describe('a table that explains holds no results', () => {
  const TABLE =
    'CRITICAL VALUES\nPotassium   < 2.5   > 6.5 mmol/L\nSodium   < 120   > 160 mmol/L\nGlucose   < 40   > 450 mg/dL';
  test('below its heading, where all rows are limits', () => {
    const text = `Hb 13 g/dL\n\n${TABLE}`;
    expect(everyResult(text).map(({ test: key }) => key)).toEqual(['hb']);
    expect(remainder(text)).toEqual({ leftOver: [], hasMore: true });
  });
  test.each([
    'CRITICAL VALUES\nPotassium 7.1 mmol/L\nSodium 118 mmol/L\nGlucose 480 mg/dL',
    'CRITICAL VALUE\nPlatelets < 5 thou/uL\nPotassium > 8 mmol/L',
    'Potassium < 2.5 mmol/L\nSodium < 120 mmol/L\nGlucose < 40 mg/dL',
  ])('and %j is none', (text) => expect(everyResult(text).length + lines(text).length).toBeGreaterThanOrEqual(2));
});

describe('a result of which only a limit or a standing is known is told', () => {
  test.each([
    'Troponin T > 10000 ng/L  < 14',
    'Troponin T   > 10000   ng/L',
    'CA 19-9 > 1200 U/mL',
    'CA 19-9: > 1200 U/mL (0 - 37)',
    'CA 125 >= 5000',
    'Ionised Calcium < 0.8 mmol/L',
    'NT-proBNP > 35000 pg/mL   Up to 125',
    'G6PD < 1.5',
    'Reticulocyte Count < 0.1 %',
    'Creatinine Clearance < 15 mL/min',
    'Free PSA more than 50 ng/mL',
    'CA 15-3 greater than 300 U/mL',
    'WBC 20 - 25',
    'CA 19-9 > 1200 U/mL High, 0 - 37 Normal',
    'Hb low',
    'Platelet Count: decreased',
    'Vitamin D3 - Deficiency',
    'Potassium raised',
    'Hb ↓',
    'TSH: H',
    'Potassium !',
    'LDL *',
    'HbA1c: diabetic',
    'Low haemoglobin',
  ])('%s', (line) => {
    expect(lines(`${line}\nCreatinine 0.9 mg/dL (0.7-1.3)`)).toEqual([line]);
    expect(lines(`Creatinine 0.9 mg/dL (0.7-1.3)\n${line}`)).toEqual([line]);
  });

  test('below its name', () => {
    expect(lines('Urea 30 mg/dL\n\nTROPONIN T\n> 10000 ng/L')).toEqual(['TROPONIN T > 10000 ng/L']);
  });

  test.each([
    'IRON DEFICIENCY PROFILE',
    'Low Density Lipoprotein (LDL)',
    'Normal CA 19-9: < 37',
    'CA 125 reference range 0 - 35',
    'HbA1c non-diabetic: < 5.7',
    'Creatinine < 1.3 normal, Creatinine > 1.3 high',
  ])('but %s is none', (line) => expect(lines(`Creatinine 0.9 mg/dL (0.7-1.3)\n${line}`)).toEqual([]));
});

describe('a result behind a label of the laboratory is told', () => {
  test.each([
    'Report: CA 19-9 1200 U/mL',
    'Lab: Troponin T 2400 ng/L',
    'Sample: CK-MB 88 U/L',
    'Visit: HbA2 9.1 %',
    'Order: NT-proBNP 9000 pg/mL',
    'Specimen: Ionised Calcium 0.7 mmol/L',
    'Report: Procalcitonin 38',
    'Lab: lactate 9.6',
    'OPD: CA 125 900',
    'Bleeding Time: 15 min',
    'Clotting time : 22 minutes',
    'Thrombin Time: 60',
    'Test Name: Troponin T   Result: 2400 ng/L',
    'Date: 12/03/2026 Troponin T 2400 ng/L',
    'Reported: Procalcitonin 38 ng/mL',
    'Dr. Rao: CA 19-9 1200',
    'Patient: Troponin T 2400 ng/L',
    'Report: Hb low',
    'Date: 12/03/2026 Procalcitonin 38',
    'Reported: lactate 9.6',
    'Doctor: CA 125 is 900',
    'IP: Ammonia 180',
  ])('%s', (line) => expect(lines(`${line}\nUrea 30 mg/dL (17 - 43)`)).toEqual([line]));

  test.each([
    'Report date: 12/03/2026',
    'Report No: 445821',
    'Sample ID: 20260312-7',
    'Sample Type: Serum',
    'Specimen: Serum',
    'Lab No: 88213   Visit No: 7',
    'Patient: K. Sharma',
    'Ref. by: Dr. P. K. Nair',
    'Patient Name: Ca Thomas   Age: 45 Y / M',
    'Collected on: 12/03/2026 08:30   Reported on: 12/03/2026 18:00',
    'Report Status: Final',
    'IPD: 2026/11/3345',
    'OP: 4431',
    'Time: 08:30',
    'Received on: Monday 12 Mar 2026 08:30:15 AM',
    'Registered: 12-Mar-2026   Approved by: Dr. S. Iyer',
  ])('but %s is none', (line) =>
    expect(remainder(`${line}\nUrea 30 mg/dL (17 - 43)`)).toEqual({ leftOver: [], hasMore: false }),
  );
});

test.each([
  ...['Hospital acquired pneumonia', 'Clinic: patient unconscious', 'Movement of left leg limited', 'Blood in urine'],
  ...[
    'No platelets on smear',
    'Comments: heart function low',
    'Sepsis',
    'Potassium 20 mmol daily',
    'Potassium 40 mmol od',
  ],
  'KCl: potassium 20 mmol in 500 ml',
])('words of laboratories and amounts of medicines hide no line: "%s"', (text) =>
  expect(remainderOf(text, everyResult(text)).leftOver.map((line) => line.text)).toEqual([text]),
);

test.each([
  'C3 12 90 - 180 mg/dL',
  'C4 2 10 - 40 mg/dL',
  'BE -24',
  'RR 48',
  'B.P 60/30',
  'B2M 14.2',
  'Total count 7800',
])('a short name with its number is left over: %s', (line) => {
  const text = `Sodium 140 mmol/L (136-145)\n${line}`;
  expect(remainderOf(text, everyResult(text)).leftOver.map((each) => each.text)).toEqual([line]);
});

test('a decision table behind the short form of a reference range is none', () => {
  const text = 'Sodium 140 mmol/L\nRR 136-145';
  expect(remainderOf(text, everyResult(text)).leftOver).toEqual([]);
});

test('the limits from which a laboratory telephones are no result', () => {
  const text = 'Potassium 4.2 mmol/L 3.5-5.1 (Critical: <2.5 / >6.5)';
  expect(remainderOf(text, everyResult(text))).toEqual({ leftOver: [], hasMore: false });
  const critical = 'Potassium 7.2 mmol/L 3.5-5.1 (Critical: 7.2)';
  expect(remainderOf(critical, everyResult(critical)).leftOver).toHaveLength(1);
});

test.each<[string, string[]]>([
  ['Na K Cl Xyz\n139 7.2 101 24', ['Na K Cl Xyz 139 7.2 101 24']],
  ['Test: Lactate\nResult: 9.6\nUnit: mmol/L', ['Test: Lactate Result: 9.6 Unit: mmol/L']],
  [
    'Test: Procalcitonin\nResult: 38\nng/mL\nReference range: < 0.5',
    ['Test: Procalcitonin Result: 38 ng/mL Reference range: < 0.5'],
  ],
  ['pH  pCO2\n7.08  88\n7.20  60', ['pH  pCO2 7.08  88', '7.20  60']],
  ['Procalcitonin\nNormal range: 0.1 - 0.5 ng/mL\n38', ['Procalcitonin Normal range: 0.1 - 0.5 ng/mL 38']],
  ['Dengue NS1 antigen\nResult: Positive\nRef: Negative', ['Dengue NS1 antigen Result: Positive Ref: Negative']],
  ['Test: Ketones\nResult: ++++\nNormal: Nil', ['Test: Ketones Result: ++++ Normal: Nil']],
  ['Blasts 22 %\n2', ['Blasts 22 %']],
  // Which word belongs to which name is not said.
  ['HIV\nHCV\nReactive\nNegative', ['Reactive', 'Negative']],
])('numbers and units stand with the names above them: %j', (text, expected) => expect(lines(text)).toEqual(expected));

test.each(['Agranulocytosis', 'Microcytosis', 'Pancytopenia', 'Leukaemia', 'Endocarditis'])(
  'the word of a disease is quoted where it stands alone: %s',
  (text) => expect(lines(text)).toEqual([text]),
);

test.each(['Ramesh', 'Diploma', 'Haematology', 'Interpretation', 'Pune'])(
  'another word alone is not quoted: %s',
  (text) => expect(lines(text)).toEqual([]),
);

test.each([
  ['Bilirubin total 8.4 mg/dL, direct 5.9, SGOT 410 U/L', ['direct 5.9']],
  ['Sodium (direct ISE) 140 mmol/L', []],
  ['Free T4 1.2 ng/dL', []],
])('a part of a quantity beside its whole is quoted: %s', (text, expected) => expect(lines(text)).toEqual(expected));

test.each([
  'Please correlate with clinical conditions.',
  'Electronically generated report, does not require signature',
  'Consultant Pathologist Dr. Seema Iyer, MD (Path)',
  'Test results relate only to the sample tested',
  'Urine routine',
  'SRL Limited  LIPID PROFILE  Fasting sample',
  'Platelets: adequate on smear',
])('a line of known headings, set phrases or nothing unusual is no further text: %j', (line) =>
  expect(remainderOf(line, [])).toEqual({ leftOver: [], hasMore: false }),
);

test.each(['Blood in urine', 'Report to hospital', 'Provisional report', 'Stool blood', 'Platelets low', 'Cancer'])(
  'a line of known words that may say something is further text: %j',
  (line) => {
    const { leftOver, hasMore } = remainderOf(line, []);
    expect(hasMore || leftOver.length > 0).toBe(true);
  },
);

test.each([
  ['Total motility 58 % > 42\nNormal morphology 6 % > 4', ['Total motility 58 % > 42', 'Normal morphology 6 % > 4']],
  ['Sperm count 12 million/mL\nNormal forms 2 %', ['Sperm count 12 million/mL', 'Normal forms 2 %']],
  ['Anti-TPO 61 IU/mL\nNormal: < 30', ['Anti-TPO 61 IU/mL Normal: < 30']],
  ['Anti-TPO 61 IU/mL\nNormal range 0 - 30', ['Anti-TPO 61 IU/mL Normal range 0 - 30']],
  ['Anti-TPO 61 IU/mL\nNormal females 0 - 30', ['Anti-TPO 61 IU/mL Normal females 0 - 30']],
  ['Anti-TPO 61 IU/mL\nNormal value 30', ['Anti-TPO 61 IU/mL Normal value 30']],
])('a name that begins like a label is a line of its own, and a range is none: %s', (text, expected) =>
  expect(remainderOf(text, everyResult(text)).leftOver.map((line) => line.text)).toEqual(expected),
);

test.each([
  ['Sodium 138 mmol/L (135 - 145)\nPotassium ----', true],
  ['Sodium 138 mmol/L (135 - 145)\nPotassium', true],
  ['SODIUM, SERUM\nSodium 138 mmol/L (135 - 145)', false],
  ['Patient: K. Sharma\nSodium 138 mmol/L (135 - 145)', false],
  ['Electrolytes\nSodium 138 mmol/L (135 - 145)\nSODIUM', false],
])('a name without a value is more than is known: %j', (text, hasMore) =>
  expect(remainder(text).hasMore).toBe(hasMore),
);
