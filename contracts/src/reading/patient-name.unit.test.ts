import { expect, test } from '@jest/globals';
import { printedPage, type Printing } from '../testing/printed-page.js';
import { namedPatients } from './patient-name.js';
import { ended } from '../testing/ended.js';

const TABLE = `
Investigation                       Result           Unit              Bio. Ref. Interval
Haemoglobin (Hb)                    11.4             g/dL              12.0 - 15.0
Name                                Photometric
Ms. Anita Das                                        Lab Technician`;
const names = (head: string, printing?: Printing) =>
  namedPatients([printedPage(`SUNRISE DIAGNOSTICS, Baner Road, Pune\n${head}\n${TABLE}`, printing)]).map(
    ({ name }) => name,
  );

test.each([
  ['Patient: Mrs. Meera Joshi   Age/Sex: 37 Y / F         Sample ID: 20261118034', 'Mrs. Meera Joshi'],
  ['Patient Name    : MR. RAHUL SHARMA         Sample ID    : S1234567', 'MR. RAHUL SHARMA'],
  ['Name: Meera Joshi Age: 37 Years', 'Meera Joshi'],
  ['NAME :JOSHI, MEERA  (37Y/F)', 'JOSHI, MEERA'],
  ['Name of Patient - Meera S. Joshi', 'Meera S. Joshi'],
  ["Patient's Name   Meera Joshi W/O Suresh Joshi", 'Meera Joshi'],
  ['Lab No: 4711  Patient Name: Meera Joshi  Ref. By: Dr. Rao', 'Meera Joshi'],
  ['Name/Age/Sex : Meera Joshi / 37 / F', 'Meera Joshi'],
  ['Patient Name      Age/Sex      Sample ID\nMeera Joshi       37/F         S471112', 'Meera Joshi'],
  ['Ref. By: Dr. V. Mehta\nMrs. MEERA JOSHI          37 Y / Female', 'Mrs. MEERA JOSHI'],
  ['रोगी का नाम / Patient Name : Meera Joshi', 'Meera Joshi'],
  ['नाम : मीरा जोशी        उम्र : 37', 'मीरा जोशी'],
  ['Patient Name : B/O Meera Joshi     Age : 2 Days', 'B/O Meera Joshi'],
  ['Name : Baby of Meera Joshi     Age : 2 Days', 'Baby of Meera Joshi'],
  ['Patient ID: P123456\nName      MD. IMRAN KHAN', 'MD. IMRAN KHAN'],
])('%j names the patient', (head, name) => expect(names(head)).toEqual([name]));

test.each<Printing>([{ skew: 0.025, jitter: 0.2 }, { skew: -0.02 }, { confidence: 85 }])(
  'misread labels and uneven lines, %j',
  (printing) => {
    const head = 'Palient Narne    : MRS. MEERA J0SHI      Sarnple ID : S47111';
    expect(names(head, { method: 'ocr', ...printing })).toEqual(['MRS. MEERA J0SHI']);
  },
);

test.each([
  ['Ref. By: Mr. Suresh Joshi        Sample ID: 1234567'],
  ['Doctor Name : Dr. V. Mehta'],
  ['Hospital Name : City Hospital'],
  ['Patient ID: P123456    Patient Type: OPD'],
  ['Patient Name :          Age/Sex: 37 Y / F'],
  ['Patient Name : 4711'],
  ['Father Name : Suresh Joshi'],
  ['Name : Self'],
  ['Patient Name :\nCorporate Client : Sunrise Mills'],
])('%j names nobody', (head) => expect(names(head)).toEqual([]));

test('a label beside the name is no name, also where it is misread', () => {
  const head = 'Patient Name : Meera Joshi\nName : Lipid Screening\nPatient Age : Thirty Seven';
  expect(names(head)).toEqual(['Meera Joshi']);
  expect(names(head, { method: 'ocr' })).toEqual(['Meera Joshi']);
});

test('a name without a label far below is not the patient', () => {
  const page = printedPage(`Comments\n${'\n'.repeat(35)}Ms. Anita Das`);
  expect(namedPatients([page])).toEqual([]);
});

test('a name that was recognised as anything is no name', () => {
  const head = 'Patient Name : Fet aren';
  expect(names(head, { method: 'ocr', confidence: { Fet: 30, aren: 44 } })).toEqual([]);
});

test('each person is named once, with the first page', () => {
  const page = (name: string, number: number, method: Printing['method'] = 'text') =>
    printedPage(`CITY LAB\nPatient Name : ${name}\n${TABLE}`, {
      page: number,
      method: method ?? 'text',
      confidence: 96,
    });
  expect(
    namedPatients([
      page('Mrs. Meera Joshi', 1),
      page('MEERA JOSHl', 2, 'ocr'),
      page('Suresh Joshi', 3),
      page('JOSHI MEERA', 4),
    ]),
  ).toEqual([
    { name: 'Mrs. Meera Joshi', page: 1 },
    { name: 'Suresh Joshi', page: 3 },
  ]);
});

test('a page of any words is searched to its end', () => {
  const words = Array.from(
    { length: 20_000 },
    (_, index) => 'patient name : mrs of the x/y '.split(' ')[index % 8] ?? '',
  );
  const page = printedPage(words.join(' ').replace(/(.{100}) /g, '$1\n'), { method: 'ocr', confidence: 90 });
  expect(ended(() => namedPatients([page]))).toBeInstanceOf(Array);
});
