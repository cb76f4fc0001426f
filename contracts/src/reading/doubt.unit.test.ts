import { expect, test } from '@jest/globals';
import { printedPage, type Printing } from '../testing/printed-page.js';
import { valuesOfPages } from './values-of-pages.js';

const HEADER = 'Test                 Result      Unit          Range\n';
const SCAN: Printing = { method: 'ocr', confidence: 95 };
const read = (rows: string, printing: Printing = SCAN) =>
  valuesOfPages([printedPage(HEADER + rows, printing)]).map(
    ({ test: key, comparator, value, doubt }) => `${key} ${comparator ?? ''}${value} ${doubt ?? 'sure'}`,
  );

test.each([
  ['Haemoglobin          13.2        g/dL          12.0 - 15.0', 'hb 13.2 sure'],
  ['Haemoglobin          13.2                      12.0 - 15.0', 'hb 13.2 unitMissing'],
  ['Haemoglobin          13.2        zorg          12.0 - 15.0', 'hb 13.2 unitUnknown'],
  ['Haemoglobin          13.2        mmol/L        12.0 - 15.0', 'hb 13.2 unitUnexpected'],
  ['Haemoglobin          132.5       g/dL          12.0 - 15.0', 'hb 132.5 implausible'],
  ['Haemoglobin          13.2 14.1   g/dL          12.0 - 15.0', 'hb 13.2 twoValues'],
  ['LDL                  < 100       mg/dL', 'ldl <100 maybeLimit'],
  // A flag that contradicts the range.
  ['Haemoglobin          13.2 L      g/dL          12.0 - 15.0', 'hb 13.2 flagDiffers'],
  ['Haemoglobin          11.2 H      g/dL          12.0 - 15.0', 'hb 11.2 flagDiffers'],
  ['Haemoglobin          11.2 L      g/dL          12.0 - 15.0', 'hb 11.2 sure'],
  // Letters for digits, and a comma for the point.
  ['Haemoglobin          l3.2        g/dL          12.0 - 15.0', 'hb 13.2 faint'],
  ['TSH                  O.45        mIU/L         0.40 - 4.00', 'tsh 0.45 faint'],
  ['Haemoglobin          13,2        g/dL          12.0 - 15.0', 'hb 13.2 faint'],
  ['Haemoglobin          1.3.2       g/dL          12.0 - 15.0', 'hb 1.32 implausible'],
  ['TSH                  0.4.5       mIU/L         0.40 - 4.00', 'tsh 0.45 faint'],
  ['TSH                  045         mIU/L         0.40 - 4.00', 'tsh 0.45 faint'],
  ['Basophils            000         %             < 2.00', 'baso_pct 0 faint'],
  ['CRP                  > 200       mg/L          < 8.0', 'crp >200 faint'],
  // A lost decimal point, of the value, of the range, or of both.
  ['Haemoglobin          132         g/dL          12.0 - 15.0', 'hb 13.2 faint'],
  ['TSH                  25          mIU/L         0.4 - 4.0', 'tsh 2.5 faint'],
  ['Bilirubin, total     549 H       mg/dL         0.30 - 1.00', 'tbil 5.49 faint'],
  ['Uric acid            46          mg/dL         26-60', 'uric 4.6 faint'],
  ['Uric acid            4.6         mg/dL         26-60', 'uric 4.6 sure'],
  ['CRP                  <15         mg/L          < 8', 'crp <15 faint'],
  ['Platelets            268         thou/mm3      150 - 410', 'plt 268 sure'],
  ['ALT (SGPT)           410 H       U/L           10 - 40', 'alt 410 sure'],
  ['Ferritin             1900        ng/mL         24 - 307', 'ferritin 1900 faint'],
  // A letter that may be a digit.
  ['LDL                  9S          mg/dL         < 100', 'ldl 9 faint'],
  ['ALP                  6L          U/L           30 - 120', 'alp 6 faint'],
  // A range that cannot be right.
  ['Haemoglobin          13.2 H      g/dL          15.0 - 12.0', 'hb 13.2 faint'],
  // Units and names with misread characters, where the range supports them.
  ['Haemoglobin          13.2        g/di          12.0 - 15.0', 'hb 13.2 sure'],
  ['Haernoglobin         13.2        g/dL          12.0 - 15.0', 'hb 13.2 sure'],
  ['Creatlnine           0.9         mg/dL         0.5 - 1.1', 'creat 0.9 sure'],
  ['Creatlnine           0.9         mg/dL', 'creat 0.9 faint'],
])('%s: %s', (row, words) =>
  expect(read(row, { method: 'ocr', confidence: { Haernoglobin: 80, Creatlnine: 70 } })).toEqual([words]),
);

test('a value is certain from a confidence of 85, or of 75 where flag or range support it', () => {
  const row = 'Haemoglobin          13.2        g/dL          12.0 - 15.0';
  const bare = 'Ferritin             2.5         ng/mL';
  const at = (rows: string, word: string, confidence: number) =>
    read(rows, { method: 'ocr', confidence: { [word]: confidence } });
  expect(at(row, '13.2', 76)).toEqual(['hb 13.2 sure']);
  expect(at(row, '13.2', 74)).toEqual(['hb 13.2 faint']);
  expect(at(bare, '2.5', 86)).toEqual(['ferritin 2.5 sure']);
  expect(at(bare, '2.5', 84)).toEqual(['ferritin 2.5 faint']);
});

test('a faint range matters where it decides', () => {
  const faintRange = (value: string) =>
    read(`Platelets            ${value}         thou/mm3      170 - 410`, { method: 'ocr', confidence: { '170': 60 } });
  expect(faintRange('268')).toEqual(['plt 268 sure']);
  expect(faintRange('160')).toEqual(['plt 160 faint']);
});

test('where flags are printed, a value outside of its range without one was misread', () => {
  const rows = `PCV                  30.1 L      %             36 - 46
Haemoglobin          18.2        g/dL          12.0 - 15.0`;
  expect(read(rows)).toContain('hb 18.2 flagDiffers');
  expect(read(rows, {})).toContain('hb 18.2 sure');
});

test('where values have the decimals of their ranges, another number of them is a lost or an invented digit', () => {
  const rows = (potassium: string) => `
Haemoglobin          13.2        g/dL          12.0 - 15.0
Platelets            268         thou/mm3      150 - 410
TSH                  2.45        mIU/L         0.40 - 4.00
Sodium               140         mmol/L        136 - 145
ALT (SGPT)           30          U/L           10 - 40
Albumin              4.1         g/dL          3.5 - 5.5
Potassium            ${potassium}        mmol/L        3.5 - 5.0`;
  expect(read(rows('4.1'))).toContain('k 4.1 sure');
  expect(read(rows('4.12'))).toContain('k 4.12 faint');
  expect(read(rows('4.12'), {})).toContain('k 4.12 sure');
});

const COUNT = (hb: string, mcv: string) => `
Haemoglobin          ${hb}        g/dL          12.0 - 15.0
RBC                  4.50        mill/cumm     3.8 - 4.8
PCV                  40.5        %             36 - 46
MCV                  ${mcv}        fL            83.0 - 101.0
MCH                  30.0        pg            27.0 - 32.0
MCHC                 33.3        g/dL          31.5 - 34.5`;

test('values that follow from each other confirm what is faint, and contradict what was misread', () => {
  const sure = ['hb 13.5 sure', 'rbc 4.5 sure', 'pcv 40.5 sure', 'mcv 90 sure', 'mch 30 sure', 'mchc 33.3 sure'];
  expect(read(COUNT('13.5', '90.0'))).toEqual(sure);
  expect(read(COUNT('13.5', '90.0'), { method: 'ocr', confidence: { '13.5': 60 } })).toEqual(sure);
  const differs = read(COUNT('13.5', '98.0'));
  expect(differs).toContain('mcv 98 faint');
  expect(differs.filter((value) => value.endsWith('faint'))).toHaveLength(1);
  expect(read(COUNT('14.5', '90.0'))).toContain('hb 14.5 faint');
  expect(read(COUNT('13.5', '98.0'), {})).toContain('mcv 98 sure');
});

test.each([
  [
    ['Total Cholesterol 200 mg/dL', 'HDL 50 mg/dL', 'LDL 120 mg/dL', 'VLDL 30 mg/dL'],
    ['LDL 170 mg/dL', 'ldl 170 faint'],
  ],
  [
    ['Total Protein 7.1 g/dL', 'Albumin 4.1 g/dL', 'Globulin 3.0 g/dL'],
    ['Globulin 8.0 g/dL', 'glob 8 faint'],
  ],
  [
    ['Total Bilirubin 1.10 mg/dL', 'Direct Bilirubin 0.30 mg/dL', 'Indirect Bilirubin 0.80 mg/dL'],
    ['Indirect Bilirubin 0.30 mg/dL', 'ibil 0.3 faint'],
  ],
  [
    ['Urea 30 mg/dL', 'BUN 14.0 mg/dL'],
    ['BUN 19.0 mg/dL', 'bun 19 faint'],
  ],
  [
    ['Triglycerides 150 mg/dL', 'VLDL 30 mg/dL'],
    ['VLDL 80 mg/dL', 'vldl 80 faint'],
  ],
  [
    ['Neutrophils 60 %', 'Lymphocytes 30 %', 'Monocytes 5 %', 'Eosinophils 4 %', 'Basophils 1 %'],
    ['Neutrophils 80 %', 'neut_pct 80 faint'],
  ],
])('%j agree', (rows, [wrong, marked]) => {
  const lines = (all: readonly string[]) => all.map((row) => row.replace(/ (?=[\d.]+ )/, '    ')).join('\n');
  expect(read(lines(rows)).filter((value) => !value.endsWith('sure'))).toEqual([]);
  const name = wrong!.replace(/ [\d.]+ .*/, '');
  expect(read(lines(rows.map((row) => (row.startsWith(name) ? wrong! : row))))).toContain(marked);
});

test.each([
  ['Iron                 15          mg/dL         10 - 30', 'iron', 'mg/dL', 'unitUnexpected'],
  ['SGPT                 30          mU/L          < 40', 'alt', 'mU/L', 'unitUnexpected'],
  ['Vitamin B12          400         ng/mL         200 - 900', 'b12', 'ng/mL', 'unitUnexpected'],
  ['Free T3              3.1         ng/mL         2.0 - 4.4', 'ft3', 'ng/mL', 'unitUnexpected'],
  ['Vitamin D (25-OH)    45          pg/mL         20 - 80', 'vitd', 'pg/mL', 'unitUnexpected'],
  ['Folate               8           pg/mL', 'folate', 'pg/mL', 'unitUnexpected'],
  ['Haemoglobin          13.5        mg/dL         12.0 - 15.0', 'hb', 'mg/dL', 'unitUnexpected'],
  ['WBC                  7400        /L            4000 - 10000', 'wbc', '/L', 'unitUnknown'],
  ['RBC                  4.5         10^3/uL       3.8 - 4.8', 'rbc', '10^3/uL', 'unitUnexpected'],
  ['Homocysteine         10          umol/dL       5 - 15', 'hcy', 'umol/dL', 'unitUnknown'],
  ['Sodium               140         mEq/dL        136 - 145', 'na', 'mEq/dL', 'unitUnknown'],
])('a unit in the text of a page is never exchanged for another: %s', (row, key, printed, doubt) => {
  const [value] = valuesOfPages([printedPage(HEADER + row)]);
  expect(value).toMatchObject({ test: key, unit: { printed }, doubt });
});

test('a unit that was well recognised is the one that is printed', () => {
  const row = 'Haemoglobin          13.5        mg/dL         12.0 - 15.0';
  expect(read(row, { method: 'ocr', confidence: 95 })).toEqual(['hb 13.5 unitUnexpected']);
});

test('a single limit supports a digit that is not certain only where flags are printed', () => {
  const read80 = (rows: string) => read(rows, { method: 'ocr', confidence: { '5.0': 80 } });
  const row = (range: string) => `HbA1c                5.0         %             ${range}`;
  expect(read80(row('< 5.7'))).toEqual(['hba1c 5 faint']);
  expect(read80(row('4.0 - 5.6'))).toEqual(['hba1c 5 sure']);
  const flagged = 'Haemoglobin          11.2 L      g/dL          12.0 - 15.0';
  expect(read80(`${flagged}\n${row('< 5.7')}`)).toEqual(['hb 11.2 sure', 'hba1c 5 sure']);
});

test('a point that may part thousands is marked', () => {
  const ferritin = (value: string) => `Ferritin             ${value}       ng/mL         30 - 400`;
  expect(read(ferritin('1.234'), {})).toEqual(['ferritin 1.234 faint']);
  expect(read(ferritin('55.25'), {})).toEqual(['ferritin 55.25 sure']);
  expect(read('TSH                  2.345       mIU/L         0.4 - 4.0', {})).toEqual(['tsh 2.345 sure']);
  const crp = 'CRP                  12.500      mg/L          < 5';
  expect(read(crp, {})).toEqual(['crp 12.5 sure']);
  expect(read(`${crp}\nHaemoglobin          13,2        g/dL          12,0 - 15,0`, {})).toContain('crp 12.5 faint');
});

test('a value read twice keeps a mark that is not about its recognition, in either order', () => {
  const faint = 'Sodium               120         mmol/L        136 - 145';
  const differs = 'Sodium               120 H       mmol/L        136 - 145';
  const twice = (one: string, other: string, confidence: Record<string, number> = {}) =>
    read(`${one}\n${other}`, { method: 'ocr', confidence });
  expect(twice(faint, differs)).toEqual(['na 120 flagDiffers']);
  expect(twice(differs, faint)).toEqual(['na 120 flagDiffers']);
  const row = 'Sodium               140         mmol/L        136 - 145';
  expect(twice(row, row, { '140': 60 })).toEqual(['na 140 sure']);
  expect(twice(row, row, { '140': 20 })).toEqual(['na 140 faint']);
});

test('a last digit that may be the letter of a unit is marked, unless other values support it', () => {
  expect(read('MCHC                 33.9        %             31 - 35')).toEqual(['mchc 33.9 faint']);
  expect(read('MCHC                 33.8        %             31 - 35')).toEqual(['mchc 33.8 sure']);
  expect(read('MCHC                 33.9        %             31.0 - 35.0')).toEqual(['mchc 33.9 sure']);
  const others =
    'Haemoglobin          13.9        g/dL          12.0 - 15.0\nPCV                  41.0        %             36 - 46\n';
  expect(read(`${others}MCHC                 33.9        %             31 - 35`)).toContain('mchc 33.9 sure');
});

test.each([
  'HDL 2                12          mg/dL         10 - 20',
  'Calcium (Corrected)  9.3         mg/dL         8.5 - 10.5',
  'Alkaline Phosphatase (bone)   40        U/L           10 - 50',
  'LDL                  sample lost 2   mg/dL',
  'Vitamin D            sample insufficient 2',
])('%j is no result of the test that its name begins with', (row) => expect(read(row, {})).toEqual([]));
