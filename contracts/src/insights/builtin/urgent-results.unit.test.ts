import { describe, expect, test } from '@jest/globals';
import { remainderOf } from '../../labs/left-over.js';
import { everyResult } from '../../labs/parse-results.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { EarlierValue, LabFact, ReportFacts } from './facts.js';
import { earlierOf, printed, valueOf } from './testing/report-facts.js';
import { urgencyOfReport, urgentResultsOf } from './urgent-results.js';

const DATE = '2026-11-18';
const molar = { printed: 'mmol/L', ucum: 'mmol/L' };
const value = (test: LabTestKey, number: number, changes: Partial<LabFact> = {}) =>
  valueOf(test, number, null, { unit: molar, ...changes });
const creatinine = (number: number, changes: Partial<LabFact> = {}) => valueOf('creat', number, null, changes);
const before = (number: number): EarlierValue => earlierOf('creat', '2026-10-01', number);
const later = (number: number): EarlierValue => earlierOf('creat', '2026-11-01', number);
const molarBefore = (test: LabTestKey, number: number) => earlierOf(test, '2026-06-20', number, { unit: molar });
const gramsPerDl = { unit: { printed: 'g/dL', ucum: 'g/dL' } };
const haemoglobin = (number: number) => valueOf('hb', number, null, gramsPerDl);
const haemoglobinBefore = (number: number) => earlierOf('hb', '2026-10-01', number, gramsPerDl);

const inr = (number: number) => valueOf('inr', number, null, { unit: { printed: '', ucum: '{INR}' } });

const aptt = (number: number, comparator: LabFact['comparator'] = null) =>
  valueOf('aptt', number, null, { comparator, unit: { printed: 's', ucum: 's' } });

const printedRange = { exclusive: false, decimals: 0, from: 'report', source: null, confidence: 'confirmed' } as const;

const without = (test: LabTestKey, number: number) => valueOf(test, number, null, { unit: null, doubt: 'unitMissing' });
const extreme = (test: LabTestKey, number: number, ucum: string) =>
  valueOf(test, number, null, { unit: { printed: ucum, ucum }, doubt: 'implausible' });

const cells = (thousands: number) => valueOf('wbc', thousands, null, { unit: { printed: '10^3/uL', ucum: '10*3/uL' } });
const thyroid = (number: number) => valueOf('tsh', number, null, { unit: { printed: 'mIU/L', ucum: 'm[IU]/L' } });

const report = (values: readonly LabFact[], more: Partial<ReportFacts> = {}): ReportFacts => ({
  ...{ date: DATE, isRecent: true, call: { emergency: '112', ambulance: '108' }, person: { sex: null, age: 41 } },
  ...{ values, leftOver: [], comments: [], hasMore: false, earlier: [], problem: null },
  ...more,
});
const saying = (text: string) => remainderOf(text, everyResult(text));

test.each<[string, ReportFacts, string | null]>([
  ['a potassium of 7.1 mmol/L', report([value('k', 7.1)]), 'hospital'],
  ['a potassium of 6.2 mmol/L', report([value('k', 6.2)]), 'doctor'],
  ['a potassium of 4.1 mmol/L', report([value('k', 4.1)]), null],
  ['the most urgent of several', report([value('k', 6.2), value('na', 118), value('ca', 3.1)]), 'hospital'],
  ['a value that has to be compared with the paper', report([value('k', 7.1, { doubt: 'faint' })]), 'hospital'],
  ['a misread value that is urgent with its point', report([value('k', 74, { doubt: 'implausible' })]), 'hospital'],
  ['the mildest of what it may be', report([value('k', 62, { doubt: 'implausible' })]), 'doctor'],
  ['a misread value that may be normal', report([value('k', 41, { doubt: 'implausible' })]), null],
  ['a haemoglobin lower than is measured', report([{ ...haemoglobin(1.8), doubt: 'implausible' }]), 'hospital'],
  ['a haemoglobin with a lost point', report([{ ...haemoglobin(130), doubt: 'implausible' }]), null],
  ['an extreme value of what a doctor sees', report([extreme('wbc', 520, '10*3/uL')]), 'hospital'],
  ['an extreme value per microlitre', report([extreme('plt', 1000, '/uL')]), 'hospital'],
  ['an extreme value on the harmless side', report([extreme('ast', 0.5, 'U/L')]), null],
  [
    'an extreme value within its printed range',
    report([{ ...extreme('plt', 1.8, '10*3/uL'), range: printed(1.5, 4.1) }]),
    null,
  ],
  ['a count in thousands, called one per microlitre', report([extreme('wbc', 7.2, '/uL')]), null],
  ['a misread sodium', report([value('na', 12, { doubt: 'implausible' })]), 'hospital'],
  ['a number of no unit', report([value('k', 0, { doubt: 'implausible' })]), null],
  [
    'a unit that is none of the test',
    report([value('k', 7.4, { unit: { printed: 'mg/dL', ucum: 'mg/dL' }, doubt: 'unitUnexpected' })]),
    'hospital',
  ],
  ['a misread number without a unit', report([value('k', 66, { unit: null, doubt: 'unitMissing' })]), 'hospital'],
  ['a part of a number', report([value('na', 1, { unit: null, doubt: 'twoValues' })]), null],
  [
    'a unit that could not be read',
    report([value('k', 7.4, { unit: { printed: 'mrnol/1', ucum: null }, doubt: 'unitUnknown' })]),
    'hospital',
  ],
  ['a missing unit', report([value('plt', 19000, { unit: null, doubt: 'unitMissing' })]), 'hospital'],
  [
    'a missing unit, which its range tells',
    report([valueOf('wbc', 400, { ...printedRange, low: 4000, high: 11000 }, { unit: null, doubt: 'unitMissing' })]),
    'hospital',
  ],
  ['a missing unit, normal in one', report([value('glu_r', 12, { unit: null, doubt: 'unitMissing' })]), null],
  ['an aPTT beyond what is measured', report([aptt(180, '>')]), 'hospital'],
  ['an aPTT of 96 s', report([aptt(96)]), 'doctor'],
  ['a missing unit, read in that of India', report([without('tbil', 16)]), 'doctor'],
  ['a missing unit, the worst of two', report([without('wbc', 300)]), 'hospital'],
  ['a missing unit, platelets in thousands', report([without('plt', 3)]), 'hospital'],
  ['a missing unit, platelets in lakhs', report([without('plt', 2.5)]), null],
  ['a missing unit, beyond what is measured in any', report([without('alt', 31_000)]), 'hospital'],
  ['a missing unit, with a lost point', report([without('k', 45)]), null],
  ['no platelets left', report([extreme('plt', 0, '/uL')]), 'hospital'],
  ['a missing unit, white cells are none in lakhs', report([without('wbc', 4.5)]), null],
  ['a missing unit, no count per microlitre', report([without('anc', 4.2)]), null],
  ['a missing unit, a count per microlitre', report([without('anc', 90)]), 'hospital'],
  ['a missing unit, normal in grams in a litre', report([without('hb', 130)]), null],
  ['a missing unit, molar alone', report([without('creat', 90)]), null],
  ['a missing unit, a calcium', report([without('ca', 17)]), 'hospital'],
  ['a missing unit, a troponin in ng/mL', report([without('tni', 0.5)]), 'hospital'],
  ['a missing unit, a troponin in ng/L', report([without('tni', 12)]), null],
  ['a misread sugar, urgent in one only', report([valueOf('glu_r', 8000, null, { doubt: 'implausible' })]), null],
  ['a sugar higher than is measured', report([valueOf('glu_r', 2400, null, { doubt: 'implausible' })]), 'hospital'],
  [
    'low in one unit and high in the other',
    report([value('glu_r', 40, { unit: null, doubt: 'unitMissing' })]),
    'hospital',
  ],
  ['a known sodium that is worse', report([value('na', 121)], { earlier: [molarBefore('na', 124)] }), 'doctor'],
  ['a known sodium that is the same', report([value('na', 123)], { earlier: [molarBefore('na', 124)] }), null],
  ['a known sodium for the hospital', report([value('na', 119)], { earlier: [molarBefore('na', 119)] }), 'hospital'],
  ['a known sodium above', report([value('na', 152)], { earlier: [molarBefore('na', 152)] }), 'doctor'],
  ['a known INR', report([inr(6)], { earlier: [{ ...inr(6), at: '2026-11-01' }] }), 'doctor'],
  [
    'a known high sugar',
    report([valueOf('glu_f', 370)], { earlier: [earlierOf('glu_f', '2026-10-01', 370)] }),
    'doctor',
  ],
  ['a known sugar', report([valueOf('glu_f', 51)], { earlier: [earlierOf('glu_f', '2026-10-01', 53)] }), 'doctor'],
  ['a known haemoglobin', report([haemoglobin(7.7)], { earlier: [haemoglobinBefore(7.8)] }), null],
  ['a known haemoglobin that fell', report([haemoglobin(7.2)], { earlier: [haemoglobinBefore(7.9)] }), 'doctor'],
  ['small steps, one after the other', report([creatinine(8)], { earlier: [before(6), later(7)] }), 'hospital'],
  [
    'above a limit, which was known',
    report([creatinine(6.1, { comparator: '>' })], { earlier: [before(6)] }),
    'hospital',
  ],
  ['a troponin that is marked as high', report([valueOf('tni', 60, null, { standing: 'high' })]), 'hospital'],
  ['a troponin without a range or a mark', report([valueOf('tni', 60)]), null],
  ['a report that names somebody else', report([value('k', 7.1)], { problem: 'otherPerson' }), 'hospital'],
  ['a report that names several', report([value('k', 7.1)], { problem: 'severalPatients' }), 'hospital'],
  ['a known and steady value', report([creatinine(6.1)], { earlier: [before(6)] }), null],
  ['a known value that is much worse', report([creatinine(9)], { earlier: [before(6)] }), 'hospital'],
  ['blasts', report([], saying('Blasts 22 %')), 'hospital'],
  ['parasites', report([value('k', 4.1)], saying('P. falciparum seen')), 'doctor'],
  ['nothing', report([]), null],
  ['a bilirubin of an adult', report([valueOf('tbil', 12.5)]), null],
  ['a bilirubin of an infant', report([valueOf('tbil', 12.5)], { person: { sex: null, age: 0 } }), 'hospital'],
  ['an indirect bilirubin of an infant', report([valueOf('ibil', 19)], { person: { sex: null, age: 0 } }), 'hospital'],
  ['a thyroid of an infant', report([thyroid(68)], { person: { sex: null, age: 0 } }), 'doctor'],
  ['white cells of an infant with a cold', report([cells(4.8)], { person: { sex: null, age: 0 } }), 'doctor'],
  ['white cells of a newborn', report([cells(4.8)], { person: { sex: null, age: 0, isNewborn: true } }), 'hospital'],
  ['hardly any white cells of an infant', report([cells(0.9)], { person: { sex: null, age: 0 } }), 'hospital'],
  ['white cells of an infant that are enough', report([cells(5.2)], { person: { sex: null, age: 0 } }), null],
  ['white cells of a child', report([cells(4.8)], { person: { sex: null, age: 1 } }), null],
  ['magnesium as in the treatment of eclampsia', report([value('mg', 2.6)]), 'doctor'],
  ['magnesium at the limit of laboratories', report([valueOf('mg', 4.7)]), 'doctor'],
  ['magnesium below it', report([valueOf('mg', 4.5)]), null],
  ['magnesium with which reflexes fail', report([value('mg', 3.5)]), 'hospital'],
  ['magnesium with which reflexes fail, in mg/dL', report([valueOf('mg', 8.6)]), 'hospital'],
  ['a thyroid of an adult', report([thyroid(68)]), null],
  ['a line of an infant', report([], { ...saying('TcB 20 mg/dL'), person: { sex: null, age: 0 } }), 'hospital'],
  ['the same line of an adult', report([], saying('TcB 20 mg/dL')), null],
  ['a child', report([value('k', 7.1)], { person: { sex: null, age: 8 } }), 'hospital'],
  ['a person without an age', report([value('k', 6.2)], { person: { sex: null, age: null } }), 'doctor'],
  ['a report that is not recent', report([value('k', 7.1)], { isRecent: false }), 'hospital'],
  ['a report of no person', report([value('k', 7.1)], { problem: 'noPerson' }), null],
])('%s', (_, facts, rank) => expect(urgencyOfReport(facts)).toBe(rank));

const inUnit = (unit: string) => ({ unit: { printed: unit, ucum: unit } });
test.each<[string, LabFact, string | null]>([
  ['a troponin that no assay has as its limit', valueOf('tni', 2400, null, inUnit('ng/L')), 'hospital'],
  ['a troponin that may be within its limit', valueOf('tni', 30, null, inUnit('ng/L')), null],
  ['one within the range of its own assay', valueOf('tni', 200, printed(0, 300), inUnit('ng/L')), null],
  ['a haematocrit of 11 %', valueOf('pcv', 11, null, inUnit('%')), 'hospital'],
  ['a haematocrit of 30 %', valueOf('pcv', 30, null, inUnit('%')), null],
  ['an INR of 9.5', valueOf('inr', 9.5, null, inUnit('{INR}')), 'hospital'],
  ['an INR of 6', valueOf('inr', 6, null, inUnit('{INR}')), 'doctor'],
])('%s', (_, fact, expected) => expect(urgencyOfReport(report([fact]))).toBe(expected));

const liver = (key: 'alt' | 'ast', number: number) => valueOf(key, number, null, inUnit('U/L'));
const seconds = (number: number, comparator: LabFact['comparator'] = null) =>
  valueOf('pt', number, null, { comparator, ...inUnit('s') });
const leucocytes = (number: number) => valueOf('wbc', number, null, inUnit('10*3/uL'));
const leucocytesBefore = (number: number) => earlierOf('wbc', '2026-10-01', number, inUnit('10*3/uL'));
test.each<[string, ReportFacts, string | null]>([
  ['a prothrombin time above 120 s', report([seconds(120, '>')]), 'hospital'],
  ['one of 104 s', report([seconds(104)]), 'hospital'],
  ['one of 92 s', report([seconds(92)]), 'doctor'],
  ['one of 13 s', report([seconds(13)]), null],
  ['a direct bilirubin as a total one', report([valueOf('dbil', 14.2)]), 'doctor'],
  ['an indirect bilirubin as a total one', report([valueOf('ibil', 15)]), 'doctor'],
  ['a direct bilirubin that can wait', report([valueOf('dbil', 2.2)]), null],
  ['220 thousand white cells', report([leucocytes(220)]), 'hospital'],
  ['as many as before', report([leucocytes(180)], { earlier: [leucocytesBefore(178)] }), 'hospital'],
  ['62 thousand white cells', report([leucocytes(62)]), 'doctor'],
  ['62 thousand, as many as before', report([leucocytes(62)], { earlier: [leucocytesBefore(60)] }), null],
  ['9 thousand white cells', report([leucocytes(9)]), null],
])('equivalent tests have equal ranks: %s', (_, facts, rank) => expect(urgencyOfReport(facts)).toBe(rank));

const platelets = { unit: { printed: '10^3/uL', ucum: '10*3/uL' } };
const perLitre = { unit: { printed: 'U/L', ucum: 'U/L' } };
const grams = { unit: { printed: 'mg/dL', ucum: 'mg/dL' } };
test.each<[string, ReportFacts, string | null]>([
  [
    'few platelets and a liver that suffers in a pregnancy',
    report([valueOf('plt', 71, null, platelets), valueOf('alt', 210, null, perLitre)], saying('G2P1, 34 weeks')),
    'hospital',
  ],
  ...[
    'Urine pregnancy test: negative',
    'Pregnancy (UPT) - Not detected',
    'Beta hCG: Negative',
    'Not pregnant',
    'Pregnancy: No',
    'Primidone level sent',
    '2nd trimester: 0.2 - 3.0',
  ].flatMap((line): [string, ReportFacts, string | null][] => [
    [`a pressure beside "${line}"`, report([], saying(`${line}\nBP 164/98`)), null],
    [
      `few platelets and a liver that suffers beside "${line}"`,
      report([valueOf('plt', 71, null, platelets), valueOf('alt', 210, null, perLitre)], saying(line)),
      null,
    ],
  ]),
  ...[
    ...['Primi, 34 weeks', 'UPT positive, pregnant', 'Pregnancy with raised BP, no proteinuria'],
    ...['Pregnancy with Rh negative', 'Pregnant 34-35 weeks', 'Pregnancy: G2P1, 34-35 weeks'],
    ...['Pregnancy - no complications', '3rd trimester 30-32 wks', 'Pregnant, BP > 160/110 at home'],
  ].map((line): [string, ReportFacts, string | null] => [
    `a pressure beside "${line}"`,
    report([], saying(`${line}\nBP 164/98`)),
    'hospital',
  ]),
  [
    'the same without a pregnancy',
    report([valueOf('plt', 71, null, platelets), valueOf('alt', 210, null, perLitre)]),
    null,
  ],
  [
    'enough platelets',
    report([valueOf('plt', 171, null, platelets), valueOf('alt', 210, null, perLitre)], saying('G2P1, 34 weeks')),
    null,
  ],
  [
    'few platelets beside broken red cells',
    report([valueOf('plt', 62, null, platelets)], saying('Schistocytes seen')),
    'hospital',
  ],
  [
    'a high sugar with ketones',
    report([valueOf('glu_f', 300, null, grams)], saying('Urine ketones: positive')),
    'hospital',
  ],
  ['the same of a sugar without a meal', report([], saying('Sugar 420 mg/dl\nUrine acetone: present ++')), 'hospital'],
  [
    'a high sugar without ketones',
    report([valueOf('glu_f', 300, null, grams)], saying('Urine ketones: negative')),
    null,
  ],
  [
    'a pregnancy that is not in the uterus, in two lines',
    report([], saying('Urine pregnancy test: POSITIVE\nUSG pelvis: Empty uterus')),
    'hospital',
  ],
  ['the same in two clauses', report([], saying('Beta hCG 4500 mIU/mL. Empty uterus, endometrium 8 mm')), 'hospital'],
  [
    'a mass beside an empty uterus',
    report([], saying('Empty uterus. Extraovarian adnexal mass 28 mm, free fluid up to Morison pouch')),
    'hospital',
  ],
  [
    'the same where an abortion is only thought of',
    report([], saying('UPT positive. Empty uterus. ? complete abortion / early / extrauterine pregnancy')),
    'hospital',
  ],
  ['a mass of the ovary without a pregnancy', report([], saying('Endometrial cavity empty. Left adnexal mass')), null],
  ['a heart of the first weeks', report([], saying('GA: 6 weeks 2 days\nFHR 92 bpm')), null],
  ['a heart of later weeks', report([], saying('GA: 26 weeks 2 days\nFHR 92 bpm')), 'hospital'],
  [
    'a heart of later weeks, beside an earlier scan',
    report([], saying('Pregnancy dated at 6 weeks\nGA: 26 weeks\nFHR 92 bpm')),
    'hospital',
  ],
  ['no heart in the first weeks', report([], saying('GA: 8 weeks\nNo fetal cardiac activity')), 'hospital'],
  ['an empty uterus alone', report([], saying('Empty uterus, endometrium 8 mm')), null],
  [
    'an empty uterus, and a test that is negative',
    report([], saying('UPT: negative\nEmpty uterus. No adnexal mass')),
    null,
  ],
  ['an empty uterus after an abortion', report([], saying('UPT positive. Complete abortion, empty uterus')), null],
  ['ketones beside a usual sugar', report([valueOf('glu_f', 90, null, grams)], saying('Urine ketones 1+')), null],
  ...(
    [
      [[liver('alt', 6800), inr(4.2)], 'hospital'],
      [[liver('ast', 900), inr(1.5)], 'hospital'],
      [[liver('alt', 900), seconds(34)], 'hospital'],
      [[liver('alt', 900), inr(1.1)], 'doctor'],
      [[liver('alt', 900), seconds(13)], 'doctor'],
      [[liver('alt', 900), { ...inr(2), comparator: '<' }], 'doctor'],
      [[liver('alt', 120), inr(3.2)], null],
      [[inr(3.2)], null],
    ] as const
  ).map(([values, rank]): [string, ReportFacts, string | null] => [
    `a liver and its clotting: ${values.map(({ test: key, value: number }) => `${key} ${number}`).join(', ')}`,
    report(values),
    rank,
  ]),
  [
    'dying liver cells beside a ratio behind its time',
    report([liver('ast', 1200)], saying('PT/INR - 34 sec / 2.9')),
    'hospital',
  ],
  ['a prothrombin time of 52 s', report([valueOf('pt', 52, null, { unit: { printed: 'sec', ucum: 's' } })]), 'doctor'],
  [
    'kidneys that have failed',
    report([valueOf('egfr', 9, null, { unit: { printed: 'mL/min/1.73m2', ucum: 'mL/min/{1.73_m2}' } })]),
    'doctor',
  ],
])('together with what else the report says: %s', (_, facts, rank) => expect(urgencyOfReport(facts)).toBe(rank));

test.each<[string, string | null]>([
  ['Potassium 7.4 mmol/L last week', 'hospital'],
  ['Potassium 7.4 mmol/L (previous)', 'hospital'],
  ['Potassium 6.2 mmol/L two months ago', 'doctor'],
  ['Potassium 4.2 mmol/L last week', null],
  ['Last year potassium 7.4 mmol/L', null],
])('the only number of a test is judged to be checked, also if it is called an earlier one: %s', (line, rank) => {
  expect(urgencyOfReport(report([], saying(line)))).toBe(rank);
  expect(urgentResultsOf(report([], saying(line))).lines.every(({ isToCheck }) => isToCheck)).toBe(true);
  expect(urgencyOfReport(report([value('k', 4.2)], saying(line)))).toBeNull();
});

test('the results that cannot wait are listed, those for the hospital first, with what has to be checked', () => {
  const facts = report([value('k', 6.2), value('na', 118, { doubt: 'faint' })], saying('Lactate 9.6 mmol/L'));
  const { lines, isOfUnknown } = urgentResultsOf(facts);
  expect(
    lines.map(({ rank, isToCheck, ...line }) => [rank, isToCheck, 'test' in line ? line.test : line.text]),
  ).toEqual([
    ['hospital', true, 'na'],
    ['hospital', false, 'Lactate 9.6 mmol/L'],
    ['doctor', false, 'k'],
  ]);
  expect(isOfUnknown).toBe(false);
  expect(urgentResultsOf({ ...facts, problem: 'otherPerson' }).isOfUnknown).toBe(true);
  expect(urgentResultsOf({ ...facts, problem: 'noPerson' })).toEqual({ lines: [], isOfUnknown: false });
  expect(urgentResultsOf(report([value('k', 4.1)]))).toEqual({ lines: [], isOfUnknown: false });
});

describe('few platelets and a liver that suffers', () => {
  const rankOf = (line: string, sex: 'male' | 'female') => {
    const [thousands, perLitre] = ['10*3/uL', 'U/L'].map((ucum) => ({ unit: { printed: ucum, ucum } }));
    const values = [valueOf('plt', 60, null, thousands), valueOf('ast', 120, null, perLitre)];
    return urgencyOfReport(report(values, { ...saying(line), person: { sex, age: 31 } }));
  };

  test.each([
    'Primi 34 weeks',
    'Hypertension in pregnancy',
    'G2P1, antenatal visit',
    '34 weeks of gestation',
    '28 weeks pregnant, may need delivery',
  ])('of a pregnant woman are for the hospital: %s', (line) => expect(rankOf(line, 'female')).toBe('hospital'));

  test.each(['Dengue in pregnancy may be severe.', 'Ranges differ in pregnancy.', 'Consult your doctor if pregnant.'])(
    'beside an explanation about pregnancy are not: %s',
    (line) => expect(rankOf(line, 'female')).not.toBe('hospital'),
  );

  test('of a man are not', () => expect(rankOf('Dengue in pregnancy', 'male')).not.toBe('hospital'));
});
