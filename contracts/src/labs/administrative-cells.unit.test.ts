import { describe, expect, test } from '@jest/globals';
import { isNothingUnknown } from '../insights/builtin/known-whole.js';
import { ended } from '../testing/ended.js';
import { withoutAdministration } from './administrative-cells.js';
import { isHeading } from './heading-line.js';
import { remainderOf } from './left-over.js';
import { pieceOf } from './line-piece.js';
import { everyResult } from './parse-results.js';
import { plainText } from './plain-text.js';

const NORMAL = 'Hb 13 g/dL (12-15)';
const remainder = (line: string) => {
  const text = `${NORMAL}\n${line}`;
  return remainderOf(text, everyResult(text));
};
const quoted = (line: string) => remainder(line).leftOver.map(({ text }) => text);
/** Whether a normal value beside the line would be told as all that the report says. */
const isAllClear = (line: string) => isNothingUnknown({ values: [], problem: null, ...remainder(line) });

describe('a label takes only what is of its own form: the rest of its cell is told', () => {
  test.each([
    'Method: ELISA Anti-CCP 340',
    'Method: CLIA HIV index 14.2',
    'Method: Nephelometry CRP 180',
    'Method: ISE K 7',
    'Instrument: Cobas Procalcitonin 38',
    'Instrument: Cobas 6000 PCT 38',
    'Instrument: Cobas PCT-38',
    'Sample type: Serum Procalcitonin 38',
    'Sample status: clotted',
    'Age: 45 yrs. Procalcitonin 38',
    'Age: G6PD deficient',
    'Sex: M malaria',
    'Patient name: Ravi. Widal TO 320 TH 160',
    'Patient name: Ravi Widal 320',
    'Patient: Ravi (known HIV)',
    'Sample: Blood  Lab No: 445  D10 test: AMH 0.02',
    'Lab No: 445. Ammonia 180',
    'Sample ID: PCT 38',
    'Bed: 12 admit',
    'Ward: ICU Procalcitonin 38',
    'City: Pune Procalcitonin 38',
    'Address: Pune Procalcitonin 38',
    'Mobile: 98220 12345 malaria',
    'Email: a@b.in Procalcitonin 38',
    'Page: 1 of 2 Procalcitonin 38',
    'Time: 10 am lactate 9',
    'NABL accredited lab. Procalcitonin 38',
    'Doctor: admit today',
    'Doctor: stop metformin',
    'Doctor: kidney damaged',
    'Doctor: hernia strangulated',
    'Doctor: angioplasty',
    'Consultant: Dr Om. Admit now',
    'Consultant: Dr Rao - admit in ICU',
    'Consultant: Dr Rao. Advised urgent admission',
    'Ref by: Dr. Rao needs dialysis now',
    'Reported by: Dr Rao. Large subdural collection compressing brain',
    'Reported by Dr Rao. Subdural haematoma',
    'Dr Rao. Brain stem compressed',
    'नाम: राम. तुरंत भर्ती करें',
  ])('%s', (line) => {
    expect(quoted(line)).toEqual([line]);
    expect(isAllClear(line)).toBe(false);
  });

  test('beside an interpreted value of the same line', () => {
    expect(quoted('Age: 20 days. G6PD deficient. TSH >100 mIU/L')).toEqual(['Age: 20 days. G6PD deficient.']);
  });

  test.each(['Patient name: Ravi. HIV', 'Gender: M. Malaria', 'Report status: repeat sample', 'State: since morning'])(
    'one word or one of the laboratory is further text: %s',
    (line) => expect(isAllClear(line)).toBe(false),
  );
});

describe('whatever stands behind the content of a label, no all-clear is given', () => {
  const cells = [
    ...[
      'Patient name: Mr. Ravi Kumar',
      'Name: K. Sharma',
      'Age: 45 yrs',
      'Age/Sex: 45/M',
      'Sex: F',
      'Ref by: Dr. Rao MD',
    ],
    ...['Consultant: Rao', 'Lab No: A-445/26', 'UHID: APJ1.001', 'Collected on: 12-Mar-2026 08:30 AM', 'Time: 08:30'],
    ...['Reported: 12/03/2026 18:00:11', 'Reported by Dr Rao', 'Processed at Thyrocare', 'Method: Jaffe kinetic'],
    ...[
      'Instrument: Sysmex XN-1000',
      'Sample type: EDTA Blood',
      'Report status: Final',
      'Ward: 3B',
      'Address: 12 MG Road',
    ],
    ...['Phone: 9822012345', 'Page: 1 of 2', 'City: Pune', 'नाम: राम', 'Dr. Seema Iyer', 'Mrs. Usha Rani'],
  ];
  const joints = [' ', '. ', '  ', '   ', ', ', ' - ', '; ', ' / ', ': ', ' (', '.'];
  const told = [
    ...['Procalcitonin 38', 'Widal TO 320 TH 160', 'Anti-CCP 340', 'HIV index 14.2', 'G6PD deficient', 'Pancytopenia'],
    ...['advised admission', 'admit today', 'Appendix burst', 'Subdural haematoma', 'kidney failing', 'तुरंत भर्ती करें'],
  ];
  test.each(cells)('%s', (cell) => {
    const lines = joints.flatMap((joint) => told.map((words) => `${cell}${joint}${words}`));
    expect(lines.filter(isAllClear)).toEqual([]);
  });
});

describe('what is of the form of a label says nothing', () => {
  test.each([
    ...['Patient name: Mohammed Ahmed Khan', 'Patient name: Mr. S. K. Mohd. Syed', 'Customer Name: Sunita Lal'],
    ...['Patient Name: Baby of Sita Devi   Age: 3 days', 'Patient name: RAM KUMAR S/O SHYAM LAL', "Name: Mary D'Souza"],
    ...['Patient Name: Ca Thomas   Age: 45 Y / M', 'Name: Ravi Age: 45 Sex: M', 'Name: Ravi Kumar 45/M'],
    ...['Name: Ravi Kumar (45Y/M)', 'Patient name: Mrs. Kiran Bedi 61 Years  Female', 'रोगी का नाम: सीता देवी'],
    ...['Age: 45', 'Age: 45 years', 'Age: 45Y 3M 2D', 'Age / Sex: 45 Yrs / Female', 'Sex: Male / 45', 'DOB: 12-03-80'],
    ...[
      'Ref by: Self',
      'Ref. By: Apollo Hospital',
      'Ref by: Christian Mission Hospital',
      'Ref By: All India Institute of Medical Sciences',
      'Ref by:',
    ],
    ...['Consultant: Dr. AS Rao MD Medicine', 'Consultant: Seema Iyer', 'Dr. Seema Iyer, MD (Path)', 'Dr. Ahmed'],
    ...['Approved by: Dr. S. Iyer', 'Reported by Dr Rao', 'Processed at Thyrocare Technologies Limited'],
    ...['Lab No: 88213 Visit No: 7', 'UHID: APJ1.0012345678', 'Bill No: A-4451/26', 'Accession No: 0289WK004512'],
    ...[
      'Collected on: 12/03/2026 08:30:15 AM',
      'Received: 12th Mar 2026, 10:30',
      'Time: 0830 hrs',
      'Collected at: Home',
    ],
    ...['Date: 2026-03-12T08:30:00', 'Collected : 08/Nov/2026 08:02AM', 'Report Status: Final', 'Visit type: OPD'],
    ...[
      'Method: GOD-POD',
      'Method: Enzymatic (Urease-GLDH)',
      'Method: Hexokinase, UV',
      'Method: Flow cytometry / Microscopy',
    ],
    ...['Method: Photometric UV test according to IFCC', 'Method: Ion Selective Electrode'],
    ...[
      'Instrument: Cobas e 411',
      'Instrument: Sysmex XN-1000',
      'Instrument: Bio-Rad D-10',
      'Machine: Roche Cobas c311',
    ],
    ...[
      'Sample type: Serum, Fluoride plasma',
      'Specimen type: Throat swab',
      'Ward: Female Surgical Ward',
      'Ward: MICU',
    ],
    ...['Ward: 3B   Bed: 12', 'Room No: 204', 'Collection Centre: Kothrud', 'City: Pune', 'Page: 1 of 2'],
    ...['Phone: +91 98220 12345', 'Email: lab@example.in', 'Website: www.example.in', 'Occupation: Farmer'],
  ])('%s', (line) => expect(remainder(line)).toEqual({ leftOver: [], hasMore: false }));
});

test.each([
  ['patient name: ravi  age: 45', ''],
  ['ref by: dr. rao. widal 320', '. widal 320'],
  ['method: elisa hiv 14.2', 'method:  hiv 14.2'],
  ['bleeding time: 15 min', 'bleeding time: 15 min'],
  ['test name: troponin t', 'test name: troponin t'],
])('without administration: %j', (plain, expected) => expect(withoutAdministration(plain).trim()).toBe(expected));

test('what is a result as a whole is no heading', () => {
  const lines = [
    'Consultant: Dr Rao. Advised urgent admission',
    'Reported by: Dr Rao. Large subdural collection compressing brain',
    'Reported by: Ravi Cancer',
    'Sample type: Serum positive',
    'Ward: coma',
  ].map(plainText);
  for (const plain of lines) {
    expect(pieceOf(plain).kind).toBe('result');
    expect(isHeading(plain)).toBe(false);
  }
  expect(isHeading(plainText('Consultant: Dr Rao, MD'))).toBe(true);
});

test('a long line of labels is read in no time', () => {
  for (const part of ['name: ravi ', 'address: pune ', 'method: elisa ', 'dr rao ', 'ravi kumar '])
    ended(() => withoutAdministration(`name: ${part.repeat(30_000)}`));
});

test.each(['patient', 'patient ', 'reg no ', 'page no '])('labels without an end are read quickly: %j', (part) => {
  ended(() => withoutAdministration(`${part}${'. '.repeat(500_000)}`));
  ended(() => withoutAdministration(`${part}${' '.repeat(1_000_000)}`));
});
