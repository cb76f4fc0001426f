import { expect, test } from '@jest/globals';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import { ageOfReport, personProblemOf } from './whose-report.js';

const OWN = 'Meera Rao';
const typed = (body: string, confirmed: RecordEntryRow['lab_values'] = null) => ({
  title: 'Blood tests',
  body,
  lab_values: confirmed,
});
const naming = (...names: string[]) => ({ text: '', patients: names.map((name) => ({ name, page: 1 })) });

test.each([
  ['of the person', typed('See the document.'), naming('Mrs. MEERA RAO'), null],
  ['of the person in other words', typed(''), naming('Rao, Meera K.'), null],
  ['without a name', typed('Potassium 7.1 mmol/L'), naming(), null],
  ['that was not read yet', typed('Potassium 7.1 mmol/L'), null, null],
  ['of a relative', typed('See the document.'), naming('Ravi Nair'), 'otherPerson'],
  ['of two others', typed(''), naming('Ravi Nair', 'Asha Menon'), 'otherPerson'],
  ['of the person and a relative', typed(''), naming('Ravi Nair', 'Meera Rao'), 'severalPatients'],
  ['of which the patient said that it is theirs', typed('', []), naming('Ravi Nair'), null],
  ['that was read before patients were', typed(''), { text: 'Patient Name: Ravi Nair   Age: 60' }, 'otherPerson'],
  ['that was typed with a name', typed('Name: Ravi Nair\nPotassium 7.1 mmol/L'), null, 'otherPerson'],
  ['that was typed with the own name', typed('Name: Meera Rao\nPotassium 7.1 mmol/L'), null, null],
  ['with the name of a test', typed('Name: Liver Function Test\nALT 600 U/L'), null, null],
  ['with a short word behind the label', typed('Patient: self\nPotassium 7.1 mmol/L'), null, null],
  ['with an age behind the label', typed('Patient: 45 year old female\nPotassium 7.1 mmol/L'), null, null],
])('a report %s', (_, entry, reading, problem) => expect(personProblemOf(entry, reading, OWN)).toBe(problem));

test.each([
  'Patient: Master Aarav, 3 years / M',
  'Mr. Ramesh Kumar 70Y/M',
  'Smt. Kamla Devi, Age 81',
  'Mr Ramesh Kumar',
  'My father report:',
])('"%s" above the values names another person', (line) =>
  expect(personProblemOf(typed(`${line}\nPotassium 7.1 mmol/L`), null, OWN)).toBe('otherPerson'),
);

test.each(['Mrs. Meera Rao 37Y/F', 'Mr. Sharma advised repeat test', 'Dr. Ramesh Kumar', 'Mother and child profile'])(
  '"%s" above the values names nobody else',
  (line) => expect(personProblemOf(typed(`${line}\nPotassium 7.1 mmol/L`), null, OWN)).toBeNull(),
);

const ofBaby = (name: string, age: string) => typed(`Name: ${name}\nAge: ${age}\nBilirubin 16 mg/dL`);
test.each([
  ['Baby girl of Meera Rao', '2 days', null],
  ['B/O Meera Rao', '3 days', null],
  ['B/O Sunita Iyer', '3 days', 'otherPerson'],
  ['Son of Meera Rao', '5 years', 'otherPerson'],
])('%s, %s, in the record of the mother', (name, age, problem) =>
  expect(personProblemOf(ofBaby(name, age), null, OWN)).toBe(problem),
);

test('a document with a label for an animal is of no person, until its values are confirmed', () => {
  const document = { text: 'CITY PET CLINIC\nSpecies: Canine  Breed: Labrador\nHb 14 g/dL', patients: [] };
  expect(personProblemOf(typed(''), document, OWN)).toBe('noPerson');
  expect(personProblemOf(typed('', []), document, OWN)).toBeNull();
});

test('advice below the values is about nobody else', () =>
  expect(
    personProblemOf(typed('Hb 13 g/dL\nTSH 2 uIU/mL\nUrea 30 mg/dL\nDrinking water: 3 litres'), null, OWN),
  ).toBeNull());

test.each([
  ['Fathers report', 'otherPerson'],
  ["Mother's report", 'otherPerson'],
  ['papa ki report', 'otherPerson'],
  ['Dog blood test', 'noPerson'],
  ['Report of my brother', 'otherPerson'],
  ['papa ka hb 5', 'otherPerson'],
  ['beta ki report', 'otherPerson'],
  ['beta 5 saal', 'otherPerson'],
  ["Mom's blood test", 'otherPerson'],
  ['Nana ji', 'otherPerson'],
  ['Dada: creatinine 9 mg/dL', 'otherPerson'],
  ['Report of beta', 'otherPerson'],
  ['Beta HCG', null],
  ['Report of beta HCG', null],
  ['Beta hydroxybutyrate', null],
  ['Beta-2 microglobulin', null],
  ['Beta: 3400 mIU/mL', null],
  ['MoM AFP', null],
  ['Nana reading: K 7.2', null],
  ['Quality control level 3', 'noPerson'],
  ['Sonography', null],
  ["Mother's milk", null],
  ['Cat allergy', null],
  ['Motherhood package', null],
])('the title "%s"', (title, problem) =>
  expect(personProblemOf({ ...typed('Hb 14 g/dL'), title }, null, OWN)).toBe(problem),
);

test.each([
  ['नाम: रमेश कुमार', 'Meera Joshi', 'otherPerson'],
  ['रोगी का नाम: सुनीता देवी', 'Meera Joshi', 'otherPerson'],
  ['नाम: मीरा जोशी', 'Meera Joshi', null],
  ['नाम: श्रीमती लक्ष्मी सिंह', 'Laxmi Singh', null],
  ['नाम: विजय शर्मा', 'Vijay Sharma', null],
  ['नाम: प्रिया चौधरी', 'Priya Chaudhary', null],
  ['नाम: संजय गुप्ता', 'Sanjay Gupta', null],
  ['नाम: अब्दुल ख़ान', 'Abdul Khan', null],
])('%s in the record of %s', (line, own, problem) =>
  expect(personProblemOf(typed(`${line}\nHb 14 g/dL (13-17)`), null, own)).toBe(problem),
);

test('without the name in the profile nobody is another person', () =>
  expect(personProblemOf(typed(''), naming('Ravi Nair'), '')).toBeNull());

const TODAY = '2026-11-28';
const printing = (...printedDays: string[]) => ({ text: '', printedDays });
test.each([
  ['entered today', TODAY, printing(), 'recent'],
  ['entered today, not read', TODAY, null, 'recent'],
  ['entered today, printed last week', TODAY, printing('2026-11-22'), 'recent'],
  ['entered today, printed in 2023', TODAY, printing('2023-02-22'), 'old'],
  ['entered today, printed in one of two orders', TODAY, printing('2026-09-11', '2026-11-09'), 'late'],
  ['entered today, printed this week in one of two orders', TODAY, printing('2026-11-27', '2024-03-01'), 'recent'],
  ['of last year, printed this week', '2025-11-28', printing('2026-11-27'), 'recent'],
  ['of a week ago', '2026-11-21', printing(), 'recent'],
  ['of eight days ago', '2026-11-20', printing(), 'late'],
  ['of last year', '2025-11-28', printing(), 'old'],
])('a report %s', (_, date, reading, age) => expect(ageOfReport(date, reading, TODAY)).toBe(age));
