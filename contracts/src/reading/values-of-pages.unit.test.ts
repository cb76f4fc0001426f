import { expect, test } from '@jest/globals';
import { printedPage, type Printing } from '../testing/printed-page.js';
import type { ReadLabValue } from './lab-value.js';
import { valuesOfPages } from './values-of-pages.js';

/** "hb 11.4 g/dL [12..15] low (faint)": flag as printed, doubt in brackets. */
function inWords({ test: key, comparator, value, unit, printedRange, flag, doubt }: ReadLabValue): string {
  const range =
    printedRange &&
    `[${printedRange.low ?? ''}..${printedRange.high ?? ''}${printedRange.exclusive ? ' exclusive' : ''}]`;
  return [key, `${comparator ?? ''}${value}`, unit?.ucum ?? '-', range, flag, doubt && `(${doubt})`]
    .filter((part) => part !== null)
    .join(' ');
}
const read = (text: string, printing?: Printing) => valuesOfPages([printedPage(text, printing)]).map(inWords);

const CLASSIC = `
SUNRISE DIAGNOSTICS, Baner Road, Pune 411045          Ph: 020 2729 1111
Patient: Mrs. Meera Joshi   Age/Sex: 37 Y / F         Sample ID: 20261118034
Collected: 18/11/2026 08:30                           Ref. By: Dr. Nandini Kulkarni
                       COMPLETE BLOOD COUNT
Investigation                       Result           Unit              Bio. Ref. Interval
Haemoglobin (Hb)                    11.4             g/dL              12.0 - 15.0
  Photometric
Total RBC Count                     4.10             mill / cu.mm      3.8  -  4.8
Packed Cell Volume                  34.2             %                 36 - 46
M.C.V                               83.4             fL                83 - 101
Total Leucocyte Count               7,400            cells / cumm      4000 - 10000
Platelet Count                      2,68,000         /cumm             1,50,000 - 4,10,000
Neutrophils                         62               %                 40 - 80
                          LIPID PROFILE
Total Cholesterol                   214              mg/dL             Desirable: < 200
                                                                       Borderline: 200 - 239
                                                                       High: > 240
TSH                                 <0.01            µIU/mL            0.4 - 4.0
HbA1c of 6.5 % or more is diagnostic. LDL cholesterol below 100 mg/dL is optimal.
Page 1 of 2                         Dr. K. Rao, MD   Reg. No. 12345`;

test.each<[string, Printing]>([
  ['straight', {}],
  ['uneven', { jitter: 0.25 }],
  ['rising', { skew: -0.02 }],
  ['falling and uneven', { skew: 0.025, jitter: 0.2 }],
  ['recognised', { method: 'ocr', confidence: 95 }],
])('four columns, %s', (_, printing) =>
  expect(read(CLASSIC, printing)).toEqual([
    'hb 11.4 g/dL [12..15]',
    'rbc 4.1 10*6/uL [3.8..4.8]',
    'pcv 34.2 % [36..46]',
    'mcv 83.4 fL [83..101]',
    'wbc 7400 /uL [4000..10000]',
    'plt 268000 /uL [150000..410000]',
    'neut_pct 62 % [40..80]',
    'chol 214 mg/dL [..200 exclusive]',
    'tsh <0.01 u[IU]/mL [0.4..4]',
  ]),
);

test('a symbol of an ion is read beside a range of its own, and beside no other', () => {
  expect(read('K+     7.4     3.5 - 5.1')).toEqual(['k 7.4 - [3.5..5.1] (unitMissing)']);
  expect(read('K      74      40 - 60')).toEqual([]);
});

test('name, place, decimals, unit and flag are given as printed', () => {
  const [value] = valuesOfPages([
    printedPage(
      `
Test                  Result      Unit      Range
1. Vitamin B12        310.50 L    pg/ml     450 - 800`,
      { page: 3 },
    ),
  ]);
  expect(value).toMatchObject({
    printedName: '1. Vitamin B12',
    loinc: '2132-9',
    decimals: 2,
    unit: { printed: 'pg/ml' },
    flag: 'low',
    page: 3,
  });
  // The number stands from column 22 to 28 of 110, in the fifth sixtieth of the page.
  expect(value?.box.left).toBeCloseTo(24 / 110);
  expect(value?.box.width).toBeCloseTo(6 / 110);
  expect(value?.box.top).toBeCloseTo(4 / 60);
});

test.each([
  ['unit in the column of results', 'Test           Result          Range\nHaemoglobin    13.2 g/dL       12.0 - 15.0'],
  [
    'range before the value',
    'Test           Normal Range    Value    Units\nHaemoglobin    12.0 - 15.0     13.2     g/dL',
  ],
  ['unit in the column of ranges', 'Test           Result    Reference\nHaemoglobin    13.2      12.0 - 15.0 g/dL'],
  ['unit beside the name', 'Test                  Result    Reference\nHaemoglobin (g/dL)    13.2      12.0 - 15.0'],
  [
    'method below the name',
    'Test           Result   Unit   Range\nHaemoglobin    13.2     g/dL   12.0 - 15.0\nMethod: SLS, 2nd generation',
  ],
  [
    'name and unit in two scripts',
    'जाँच / Test                    परिणाम / Result    इकाई / Unit    Normal\nHaemoglobin / हीमोग्लोबिन        13.2                g/dL            12.0 - 15.0',
  ],
  ['headers in Hindi only', 'जाँच             परिणाम    इकाई    सामान्य\nHaemoglobin    13.2      g/dL    12.0 - 15.0'],
  ['without a header', 'Haemoglobin    13.2      g/dL    12.0 - 15.0'],
  ['a colon', 'Haemoglobin : 13.2 g/dL (12.0 - 15.0)'],
  [
    'a serial number and a sample',
    'Sr  Test          Result   Unit   Range\n1   Haemoglobin   13.2     g/dL   12.0 - 15.0',
  ],
])('%s', (_, text) => expect(read(text)).toEqual(['hb 13.2 g/dL [12..15]']));

test.each([
  ['after the value', 'Haemoglobin    9.2 L     g/dL    12.0 - 15.0'],
  ['before the value', 'Haemoglobin    L 9.2     g/dL    12.0 - 15.0'],
  ['with a mark', 'Haemoglobin    9.2* Low  g/dL    12.0 - 15.0'],
  ['without a blank', 'Haemoglobin    9.2L      g/dL    12.0 - 15.0'],
])('a flag %s', (_, row) =>
  expect(read(`Test           Result    Unit    Range\n${row}`)).toEqual(['hb 9.2 g/dL [12..15] low']),
);
test('a column of flags', () =>
  expect(
    read('Test           Result    Flag    Unit     Range\nHaemoglobin    9.2       LOW     g/dL     12.0 - 15.0'),
  ).toEqual(['hb 9.2 g/dL [12..15] low']));

test.each([
  [
    'Test              Result    H/L     Unit     Range\nHaemoglobin       9.2       L       g/dL     12.0 - 15.0',
    ' low',
  ],
  [
    'Test              Result    Unit    Range          H/L\nHaemoglobin       9.2       g/dL    12.0 - 15.0    Low',
    ' low',
  ],
  [
    'Test                    Results    Interval      Units\nHaemoglobin     Low     9.2        12.0 - 15.0   g/dL',
    ' low',
  ],
  [
    'Test              Result    Flag    Unit     Range\nHaemoglobin       9.2       HIGH    g/dL     12.0 - 15.0',
    ' high (flagDiffers)',
  ],
])('flags of %j are used', (text, flag) => expect(read(text)).toEqual([`hb 9.2 g/dL [12..15]${flag}`]));

test('a number near its range has lost no point, whatever the decimals of the range', () =>
  expect(
    read('Test              Result    Unit       Range\nPlatelet Count    512       10^3/uL    150.00 - 410.00', {
      ...{ method: 'ocr', confidence: 95 },
    }),
  ).toEqual(['plt 512 10*3/uL [150..410] (faint)']));

test('a unit that is not printed is named as missing on a scan too; a "%" is often not recognised', () =>
  expect(
    read(
      [
        'Test            Result    Unit      Range',
        'Haemoglobin     13.2      g/dL      12.0 - 15.0',
        'Urea            30        mg/dL     15 - 40',
        'Sodium          140       mmol/L    136 - 145',
        'Creatinine      1.1                 0.6 - 1.2',
        'Lymphocytes     31                  20 - 40',
      ].join('\n'),
      { method: 'ocr', confidence: 95 },
    ).slice(3),
  ).toEqual(['creat 1.1 - [0.6..1.2] (unitMissing)', 'lymph_pct 31 % [20..40]']));

test('the limits of an unknown test in the next line are no further ones of the row above', () =>
  expect(
    read(
      'Test                 Result    Unit     Range\nRheumatoid Factor    < 10      IU/mL    < 14\nAnti CCP             < 0.5     U/mL     < 5',
    ),
  ).toEqual(['rf <10 [IU]/mL [..14 exclusive]']));

test('a mark supports a value outside its range', () => {
  const row = (mark: string) =>
    read(`Test         Result      Unit    Range\nCRP          112 ${mark}       mg/L    0 - 6`, {
      ...{ method: 'ocr', confidence: 95 },
    });
  expect(row('*')).toEqual(['crp 112 mg/L [0..6]']);
  expect(row(' ')).toEqual(['crp 112 mg/L [0..6] (faint)']);
});

test('a count of cells is no share, and the rows of a decision table are no values', () => {
  const header = 'Test            Result     Unit         Range\n';
  expect(read(`${header}Lymphocytes     2.14       thou/mm3     1.00 - 3.00`)).toEqual([]);
  expect(read(`${header}Eosinophils     260        /cumm        20 - 500`)).toEqual([]);
  expect(
    read(`${header}HbA1c           6.1        %            4.0 - 5.6\nHbA1c < 5.7 % Normal\nHbA1c >= 6.5 % Diabetes`),
  ).toEqual(['hba1c 6.1 % [4..5.6]']);
});

test.each([
  ['White Blood Cell (WBC) Count    8.4    thou/mm3    4.0 - 10.0', ['wbc 8.4 10*3/uL [4..10]']],
  ['Calcium (TSH)                   9      mg/dL       8 - 10', []],
  ['Basophils                       04     %           0 - 5', ['baso_pct 4 % [0..5]']],
])('%s', (row, expected) =>
  expect(read(`Test                            Result Unit        Range\n${row}`)).toEqual(expected),
);

test('below the heading of an examination of urine nothing is of blood', () =>
  expect(
    read(
      'COMPLETE URINE EXAMINATION (CUE) , URINE\nTest         Result   Unit    Range\nCreatinine   96       mg/dL   28 - 217',
    ),
  ).toEqual([]));

test('a label behind the limits says that they are those of healthy people', () =>
  expect(
    read(
      'Test                Result    Unit    Range\nTotal Cholesterol   166       mg/dL   < 200 Desirable\n                                      200 - 239 Borderline High',
    ),
  ).toEqual(['chol 166 mg/dL [..200 exclusive]']));

test('two panels side by side are two tables, also where a test is not known', () =>
  expect(
    read(`
Test             Result   Unit    Range            Test             Result   Unit    Range
Haemoglobin      13.4     g/dL    12.0 - 15.0      SGPT (ALT)       34       U/L     10 - 40
PCV              40.2     %       36 - 46          Fibrinogen       318      mg/dL   200 - 400
Homa index       1.2              0.5 - 2.5        Creatinine       0.9      mg/dL   0.5 - 1.1`),
  ).toEqual(['hb 13.4 g/dL [12..15]', 'alt 34 U/L [10..40]', 'pcv 40.2 % [36..46]', 'creat 0.9 mg/dL [0.5..1.1]']));

test('a name may go on in the next line, and its numbers stand beside either line or between them', () => {
  const header = 'Test                  Result   Unit      Range\n\n';
  const expected = ['tsh 3.1 u[IU]/mL [0.4..4]'];
  const numbers = '3.1      µIU/mL    0.4 - 4.0';
  expect(read(`${header}Thyroid Stimulating   ${numbers}\nHormone`)).toEqual(expected);
  expect(read(`${header}Thyroid Stimulating\nHormone               ${numbers}`)).toEqual(expected);
  expect(read(`${header}Thyroid Stimulating\n                      ${numbers}\nHormone`, { lines: 110 })).toEqual(
    expected,
  );
  expect(read(`${header}Albumin               4.1      g/dL      3.5 - 5.5\nCreatinine Ratio`)).toEqual([
    'uacr 4.1 g/dL [3.5..5.5] (unitUnexpected)',
  ]);
  expect(read(`${header}Albumin               1.2                0.5 - 5.5\nRatio`)).toEqual([]);
});

test('units of several words and raised exponents', () => {
  expect(
    read('Test           Result    Unit           Range\nTLC            6.8       10^3 / uL      4.0 - 10.0'),
  ).toEqual(['wbc 6.8 10*3/uL [4..10]']);
  const page = printedPage(
    'Test           Result    Unit           Range\nTLC            6.8       x10 /uL        4.0 - 10.0',
  );
  const exponent = page.words.find(({ text }) => text === '/uL')!;
  const raised = {
    text: '3',
    confidence: 100,
    box: { left: exponent.box.left - 0.01, top: exponent.box.top - 0.004, width: 0.006, height: 0.006 },
  };
  expect(valuesOfPages([{ ...page, words: [...page.words, raised] }]).map(inWords)).toEqual([
    'wbc 6.8 10*3/uL [4..10]',
  ]);
});

test.each([
  ['Platelet Count  2.68       lakhs/cumm   1.50 - 4.10', 'plt 2.68 10*5/uL [1.5..4.1]'],
  ['Platelet Count  1,50,000   /cumm        150,000 - 410,000', 'plt 150000 /uL [150000..410000]'],
  ['eGFR            > 90       mL/min/1.73m2    > 60', 'egfr >90 mL/min/{1.73_m2} [60.. exclusive]'],
  ['Ferritin        less than 5   ng/mL      24 - 307', 'ferritin <5 ng/mL [24..307]'],
  ['Vit D           39.1       ng/mL        Deficiency: < 20', 'vitd 39.1 ng/mL'],
  ['Haemoglobin     13.2       g/dL         M: 13-17 F: 12-15', 'hb 13.2 g/dL'],
  // Bands of decision tables, and ranges of some people, are not the range.
  ['HDL             35         mg/dL        < 40 Low, >= 60 High', 'hdl 35 mg/dL'],
  ['LDL             165        mg/dL        160 - 189 High', 'ldl 165 mg/dL'],
  ['Triglycerides   180        mg/dL        150 - 199 : Borderline high', 'tg 180 mg/dL'],
  ['Vit D           12         ng/mL        < 20 Deficient; 20-30 Insufficient', 'vitd 12 ng/mL'],
  ['HbA1c           6.0        %            >= 6.5 Diabetes', 'hba1c 6 %'],
  ['TSH             2.5        µIU/mL       0-1 yr: 0.7 - 11.0', 'tsh 2.5 u[IU]/mL'],
  ['Creatinine      0.9        mg/dL        0.3 - 0.7 (child) 0.7 - 1.3 (adult)', 'creat 0.9 mg/dL'],
  ['Glucose, Fasting   92      mg/dL        Normal: 70 - 99 Impaired: 100 - 125', 'glu_f 92 mg/dL [70..99]'],
  ['Vit D           39.1       ng/mL        30 - 100 Sufficient', 'vitd 39.1 ng/mL [30..100]'],
  // A comparator in a cell of its own.
  ['CRP        <    5          mg/L         < 8.0', 'crp <5 mg/L [..8 exclusive]'],
  // Raised digits are marks of footnotes.
  ['Platelet Count  150²       10³/µL       150 - 410', 'plt 150 10*3/uL [150..410]'],
  ['Vitamin B12     90²        pg/mL        200 - 900³', 'b12 90 pg/mL [200..900]'],
  ['RBC             4.5        x 10⁶ /µL    3.8 - 4.8', 'rbc 4.5 10*6/uL [3.8..4.8]'],
  ['Glucose, Fasting (GOD-POD)  92   mg/dL  70.00-99.00', 'glu_f 92 mg/dL [70..99]'],
])('%s', (row, words) => expect(read(`Test            Result     Unit         Reference\n${row}`)).toEqual([words]));

test('the range is in a line below the result', () => {
  const rows = [
    'TEST NAME                    TECHNOLOGY      VALUE     UNITS',
    'LDL CHOLESTEROL - DIRECT     PHOTOMETRY      171       mg/dL',
    'Reference Range : < 100',
    'HDL CHOLESTEROL - DIRECT     PHOTOMETRY      38        mg/dL',
    'Reference Range :',
    '40-60',
  ].join('\n');
  expect(read(rows)).toEqual(['ldl 171 mg/dL [..100 exclusive]', 'hdl 38 mg/dL [40..60]']);
});

test('earlier results are not taken', () => {
  const rows = (header: string) => read(`${header}\nHbA1c          6.1            5.5            %       4.0 - 5.6`);
  const expected = ['hba1c 6.1 % [4..5.6]'];
  expect(rows('Test           Result         Previous       Unit    Range')).toEqual(expected);
  expect(rows('Test           12/11/2026     10/05/2026     Unit    Range')).toEqual(expected);
  expect(rows('Test           Result         10 May 2026    Unit    Range')).toEqual(expected);
  expect(rows('Test           01/02/2026     10-May-2026    Unit    Range')).toEqual(['hba1c 5.5 % [4..5.6]']);
  expect(rows('Test           Result         Unit           Range\n               12/11/2026     10/05/2026')).toEqual(
    expected,
  );
  expect(rows('Test           Result         Result         Unit    Range')).toEqual([
    'hba1c 6.1 % [4..5.6] (twoValues)',
  ]);
  expect(rows('')).toEqual(['hba1c 6.1 % [4..5.6] (twoValues)']);
});

test.each([
  ['Test           Result         Prev. Result   Unit    Range'],
  ['Test           Result         Last Result    Unit    Range'],
  ['Test           Result         Past           Unit    Range'],
  ['Test           (12-Nov-26)    (10-May-25)    Unit    Range'],
  ['Test           Result         Value on 10/05/25  Unit Range'],
  ['               Current        Previous\nTest           Result         Result         Unit    Range'],
])('a column of earlier results under %j marks no row', (header) =>
  expect(read(`${header}\nHbA1c          6.1            5.5            %       4.0 - 5.6`)).toEqual([
    'hba1c 6.1 % [4..5.6]',
  ]),
);

test('a number that is marked as an earlier result is none, and one that could not be read may be the value', () => {
  expect(read('hs-CRP    4.2 *    1.1 (previous)    mg/L    < 3.0')).toEqual(['hscrp 4.2 mg/L [..3 exclusive]']);
  expect(read('hs-CRP    42>    1.1 (previous)    mg/L    < 3.0')).toEqual([]);
  expect(read('hs-CRP    42>    1.1    mg/L    < 3.0')).toEqual(['hscrp 1.1 mg/L [..3 exclusive] (twoValues)']);
  const header = 'Test      Result    Unit    Range     Previous';
  expect(read(`${header}\nhs-CRP    42>       mg/L    < 3.0     1.1`)).toEqual([]);
});

test.each([
  ['INR     9.4   previous 2.3', ['inr 9.4 {INR} (twoValues)']],
  ['INR     9.4   (last INR 2.3)', ['inr 9.4 {INR} (twoValues)']],
  ['Potassium    7.4 (previous 4.2)   mmol/L', ['k 7.4 mmol/L (twoValues)']],
  ['Platelets   12000   /cumm   earlier report normal', ['plt 12000 /uL']],
  ['INR     2.3 (previous)   9.4', ['inr 9.4 {INR}']],
  ['INR     2.3   previous', []],
])('the label of an earlier result does not mark the number in front of it: %s', (row, expected) =>
  expect(read(row)).toEqual(expected),
);

test('an earlier result is not taken for the present one whose header was not recognised', () => {
  const rows = 'HbA1c          6.1            %       4.0 - 5.6       5.5';
  const read1 = (header: string) => read(`${header}\n${rows}`, { method: 'ocr', confidence: 95 });
  expect(read1('Test           Rcsult         Unit    Range           10/05/2026')).toEqual(['hba1c 6.1 % [4..5.6]']);
  expect(read1('Test           xxx            Unit    Range           10/05/2026')).toEqual([
    'hba1c 5.5 % [4..5.6] (twoValues)',
  ]);
});

test('a number of the panel beside it is no value of a row without one', () =>
  expect(
    read(`
Test             Result   Unit    Range            Test             Result   Unit    Range
CPK                       U/L     55 - 170                          11.2     U/L     5 - 25`),
  ).toEqual([]));

test('results of other specimens are not taken, until a heading of blood tests', () =>
  expect(
    read(`
Test            Result     Unit      Range
URINE ROUTINE EXAMINATION
Glucose         Nil
Blood           Absent
Calcium         8.1        mg/dL     4.0 - 9.6
ACR             12         mg/g      < 30
HORMONES
Prolactin       9.1        ng/mL     4.8 - 23.3`),
  ).toEqual(['uacr 12 mg/g{creat} [..30 exclusive]', 'prl 9.1 ng/mL [4.8..23.3]']));

test.each([
  'Patient: 37 Y / F    K 4 Road    Ph: 020 2729 1111    PT ID 20261118',
  'Target HbA1c: 7.0 %',
  'HbA1c of 5.7 - 6.4 % indicates an increased risk for diabetes, and 6.5 % or more is diagnostic.',
  'Free Testosterone    12.1   pg/mL    5.0 - 20.0',
  'Absolute Eosinophil Count    262   cells/cumm    20 - 500',
  'Creatinine Clearance   95   mL/min   90 - 120',
  'HbA1c\n   10 |        *\n    5 |   *\n      +---------------\n       2024    2025',
])('%j holds no value', (text) => expect(read(text)).toEqual([]));

test('a header is valid on the next page, and may be repeated there', () => {
  const header = 'Test           Reference      Previous       Result    Unit';
  const pages = (second: string) =>
    valuesOfPages([
      printedPage(`${header}\nHaemoglobin    12.0 - 15.0    11.1           13.2      g/dL`),
      printedPage(`Page 2 of 2\n${second}\nPCV            36 - 46        35.0           40.1      %`, { page: 2 }),
    ]).map(({ page, ...value }) => `${inWords({ page, ...value })} p${page}`);
  const expected = ['hb 13.2 g/dL [12..15] p1', 'pcv 40.1 % [36..46] p2'];
  expect(pages('')).toEqual(expected);
  expect(pages(header)).toEqual(expected);
});

test('without a header, values are the numbers below each other', () => {
  const rows = `
Haemoglobin    13.2      g/dL    12.0 - 15.0
PCV            40.1      %       36 - 46
MCV            88        fL      83 - 101
ESR            9         mm/hr   0 - 20      7`;
  expect(read(rows)).toContain('esr 9 mm/h [0..20]');
});

test('a value that stands in two places is read once; two values are both marked', () => {
  const header = 'Test           Result    Unit    Range\n';
  const row = (value: string) => `Hb             ${value}      g/dL    12.0 - 15.0\n`;
  expect(read(header + row('13.2') + row('13.2'))).toEqual(['hb 13.2 g/dL [12..15]']);
  expect(read(header + row('13.2') + row('13.3'))).toEqual([
    'hb 13.2 g/dL [12..15] (twoValues)',
    'hb 13.3 g/dL [12..15] (twoValues)',
  ]);
});

const IN_BLOOD = 'Test            Result     Unit      Range\n';
const SODIUM = 'Sodium          140        mmol/L    40 - 220';
test.each([
  'URINE',
  'Specimen: Urine',
  'Patient: Mrs. Joshi   Specimen : Urine, spot   Age: 37',
  'Urine electrolytes',
  '24 HRS URINARY PROTEIN',
  'Clinical Pathology - Urine',
  'Urine Microalbumin / Creatinine',
  'CSF',
  'CSF BIOCHEMISTRY',
  'CEREBROSPINAL FLUID',
  'FLUID ANALYSIS',
  'DIALYSATE',
  'Drain fluid',
  'Amniotic fluid',
  'SPECIMEN: CORD BLOOD',
  'Sweat chloride test',
  'SODIUM, URINE',
  'Specimen: Urine\nBIOCHEMISTRY',
  'URINE\nELECTROLYTES',
])('below %j, nothing is of blood', (heading) => {
  expect(read(`${heading}\n${IN_BLOOD}${SODIUM}`)).toEqual([]);
  expect(read(`${IN_BLOOD}${heading}\n\n${SODIUM}`)).toEqual([]);
  expect(read(`${IN_BLOOD}${heading}\nSpecimen: Serum\n${SODIUM}`)).toHaveLength(1);
  expect(read(`${IN_BLOOD}${heading}\nLIPID PROFILE\n${SODIUM}`)).toHaveLength(1);
});

test('a specimen may stand in its row, before or behind the name or below it', () => {
  const withColumn = (row: string) => read(`Test            Specimen   Result   Unit      Range\n${row}`);
  expect(withColumn('Creatinine      Urine      1.9      mg/dL     0.5 - 1.1')).toEqual([]);
  expect(withColumn('Creatinine      Serum      1.0      mg/dL     0.5 - 1.1')).toEqual(['creat 1 mg/dL [0.5..1.1]']);
  expect(read('Specimen    Test            Result   Unit\nUrine       Creatinine      1.9      mg/dL')).toEqual([]);
  expect(read(`${IN_BLOOD}${SODIUM}\n(Specimen: Urine, Spot)`)).toEqual([]);
  expect(read(`${IN_BLOOD}${SODIUM}\n(Specimen: Serum)`)).toHaveLength(1);
});

test('a number is the value only under a header of results', () => {
  const rows = (header: string, values: string) =>
    read(`Test            ${header}     Unit      Range\nPotassium       ${values}     mmol/L    3.5 - 5.0`);
  const absent = '              6.4       ';
  const present = '6.4                     ';
  const both = '4.1           6.4       ';
  expect(rows('Result        Target    ', absent)).toEqual([]);
  expect(rows('Result        Goal      ', absent)).toEqual([]);
  expect(rows('Result        Change    ', absent)).toEqual([]);
  expect(rows('Result        Target    ', both)).toEqual(['k 4.1 mmol/L [3.5..5]']);
  expect(rows('Result        Wish      ', absent)).toEqual(['k 6.4 mmol/L [3.5..5] (twoValues)']);
  const pairs = [
    'Old Value     New Value ',
    'Before        After     ',
    'Baseline      Follow-up ',
    'Pre-HD        Post-HD   ',
    '2023          2024      ',
    '12-Jan        14-Jun    ',
    'Jan 2024      Jun 2024  ',
    '12/03 06:00   13/03 06:00',
  ];
  for (const header of pairs) {
    expect([header, rows(header, present)]).toEqual([header, []]);
    expect([header, rows(header, both)]).toEqual([header, ['k 6.4 mmol/L [3.5..5]']]);
  }
});

test('dates of columns are read month first where a month beyond twelve proves it; an order that decides is marked', () => {
  const rows = (header: string) =>
    read(`Test           ${header}     Unit    Range\nHbA1c          6.1            5.5            %       4.0 - 5.6`);
  expect(rows('03/01/2024     01/15/2024')).toEqual(['hba1c 6.1 % [4..5.6]']);
  expect(rows('11/02/2025     10/15/2025')).toEqual(['hba1c 6.1 % [4..5.6]']);
  expect(rows('01/15/2024     03/01/2024')).toEqual(['hba1c 5.5 % [4..5.6]']);
  expect(rows('15/01/2024     01/03/2024')).toEqual(['hba1c 5.5 % [4..5.6]']);
  expect(rows('01/03/2024     02/01/2024')).toEqual(['hba1c 6.1 % [4..5.6] (twoValues)']);
});
