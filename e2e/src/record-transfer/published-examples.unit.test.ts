import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readBundle } from '@anamnesis/contracts/record-transfer/read-bundle';

const folder = join(import.meta.dirname, 'fixtures/examples');

function read(name: string) {
  const bundle = readBundle(readFileSync(join(folder, name), 'utf8'), '2026-11-23');
  if ('problem' in bundle) throw new Error(bundle.problem);
  return bundle;
}

test.each(readdirSync(folder).filter((name) => name.startsWith('Bundle-')))(
  'the published example %s is read',
  (name) => {
    const { source, person, entries, unread } = read(name);
    expect(source).toMatch(/NorthCare|Anorg Aniza Tion BV/);
    expect(person).toMatchObject({
      name: expect.stringMatching(/\w+ \w+/),
      birthDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(entries.length + unread.length).toBeGreaterThan(0);
  },
);

test('a published example of every section keeps medicines, also stopped ones, values, panels and statuses', () => {
  const { entries } = read('Bundle-bundle-ips-all-sections.json');
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ medication: 'lisinopril 5 mg tablet', dosage: 'Take One tablet once daily' }),
      expect.objectContaining({
        testName: 'Blood pressure panel with all children optional',
        result: 'Systolic blood pressure: 140 mmHg\nDiastolic blood pressure: 80 mmHg',
      }),
      expect.objectContaining({
        ...{ condition: 'Fever', date: '2016-05-25', notes: 'Since: 2013-05-25\nStatus: resolved' },
      }),
      expect.objectContaining({ testName: 'Procedure: Total hip replacement', date: '2000-04-28', result: 'Done' }),
      expect.objectContaining({
        testName: 'Vaccination: zoster live',
        result: expect.stringContaining('Lot: U021248\n'),
      }),
      expect.objectContaining({ substance: 'Penicillin' }),
    ]),
  );
  const cilazapril = entries.filter((entry) => 'medication' in entry && entry.medication.startsWith('cilazapril'));
  expect(cilazapril).toMatchObject([{ stoppedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
});

test('a published example that says that there is no food allergy has no such allergy', () => {
  const { entries, unread } = read('Bundle-IPS-examples-Bundle-01.json');
  expect(entries.filter(({ kind }) => kind === 'allergy')).toHaveLength(1);
  expect(unread.filter(({ type }) => type === 'AllergyIntolerance')).toMatchObject([{ reason: 'nothingKnown' }]);
});

test('what has only a month or a year in a published example is read with what is known', () => {
  const { entries, unread } = read('Bundle-IPS-examples-Bundle-01.json');
  expect(unread.filter(({ reason }) => reason === 'unclearDay')).toEqual([]);
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        condition: 'Malignant tumor of breast',
        notes: expect.stringMatching(/Date: 20\d\d(?:-\d\d)? \(the day is not known\)/),
      }),
    ]),
  );
});
