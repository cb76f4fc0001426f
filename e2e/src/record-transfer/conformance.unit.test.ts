import { describe, expect, test } from '@jest/globals';
import type { Bundle } from '@anamnesis/contracts/record-transfer/fhir';
import type { TransferredEntry } from '@anamnesis/contracts/record-transfer/entry';
import { entries, meera, options } from '@anamnesis/contracts/record-transfer/testing/records';
import { writeBundle } from '@anamnesis/contracts/record-transfer/write-bundle';
import { unusualTexts } from '@anamnesis/platform/testing/unusual-texts';
import { storableText, typedText } from '@anamnesis/contracts/language/text';
import { conformanceProblems } from './testing/conformance.js';

describe('an export conforms to the profiles of the International Patient Summary', () => {
  test('with every kind of entry', () => expect(conformanceProblems(writeBundle(meera, entries, options))).toEqual([]));

  test('without any entry', () => expect(conformanceProblems(writeBundle(meera, [], options))).toEqual([]));

  test('with what the patient alone has told', () => {
    const told = entries.map((entry) => ({ ...entry, role: 'patient' as const, doctorName: 'Dr. Neel Shah' }));
    expect(conformanceProblems(writeBundle(meera, told, options))).toEqual([]);
  });

  test('with states and dates that imported entries name in their texts', () => {
    const named = entries.map((entry): TransferredEntry => {
      switch (entry.kind) {
        case 'prescription':
          return { ...entry, date: '2015-01-01', instructions: 'Date: 2015 (the day is not known)\nStatus: on-hold' };
        case 'testReport':
          return { ...entry, result: `${entry.result}\neGFR (MDRD) 62 mL/min/1.73m2 (> 60)\nStatus: preliminary` };
        case 'diagnosis':
          return { ...entry, date: '2015-03-01', notes: 'Date: 2015-03 (the day is not known)\nStatus: resolved' };
        case 'allergy':
          return entry;
      }
    });
    const bundle = writeBundle(meera, named, options);
    expect(conformanceProblems(bundle)).toEqual([]);
    for (const status of ['on-hold', 'preliminary', 'resolved'])
      expect(JSON.stringify(bundle)).toContain(`"${status}"`);
  });

  test('with vaccinations and procedures', () => {
    const report = { kind: 'testReport', role: 'doctor', doctorName: 'Kavita Rao', date: '2021-08-01' } as const;
    const done: TransferredEntry[] = [
      {
        ...report,
        resource: 'urn:uuid:1',
        testName: 'Vaccination: BCG',
        result: 'Given\nDate: 2021-08 (the day is not known)',
      },
      { ...report, resource: 'urn:uuid:2', testName: 'Procedure: Hip replacement', result: 'Done', role: 'patient' },
    ];
    const bundle = writeBundle(meera, done, options);
    expect(conformanceProblems(bundle)).toEqual([]);
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(
      expect.arrayContaining(['Immunization', 'Procedure']),
    );
  });

  test.each(entries)('with one entry alone: %j', (entry) =>
    expect(conformanceProblems(writeBundle({ ...meera, gender: null }, [entry], options))).toEqual([]),
  );

  test.each(Object.entries(unusualTexts))('with %s as its text', (_, text) => {
    const stored = storableText(typedText(text)).trim().slice(0, 200) || 'a';
    const [report] = entries.filter(({ kind }) => kind === 'testReport');
    if (report?.kind !== 'testReport') throw new Error('no report');
    const odd = { ...report, testName: stored, result: stored, doctorName: stored };
    expect(conformanceProblems(writeBundle({ ...meera, fullName: stored }, [odd], options))).toEqual([]);
  });
});

describe('the validators find', () => {
  type Changed = { entry: { fullUrl: string; resource: Record<string, unknown> }[] } & Record<string, unknown>;
  function problems(change: (bundle: Changed) => void): string[] {
    const bundle = structuredClone(writeBundle(meera, entries, options)) as unknown as Changed;
    change(bundle);
    return conformanceProblems(bundle as unknown as Bundle).map((problem) => problem.split(':')[0] ?? '');
  }
  const resourceOf = ({ entry }: Changed, type: string) =>
    entry.map(({ resource }) => resource).find(({ resourceType }) => resourceType === type) ?? {};

  test.each<[string, string[], (bundle: Changed) => void]>([
    ['a patient without a name', ['medplum', 'fhir'], (bundle) => delete resourceOf(bundle, 'Patient')['name']],
    ['a condition without a code', ['medplum', 'fhir'], (bundle) => delete resourceOf(bundle, 'Condition')['code']],
    ['an unknown field', ['medplum', 'fhir'], (bundle) => (resourceOf(bundle, 'Condition')['color'] = 'red')],
    ['a value that is no date', ['fhir'], (bundle) => (resourceOf(bundle, 'Condition')['recordedDate'] = '18 Nov')],
    [
      'a medicine without a time',
      ['medplum'],
      (bundle) => delete resourceOf(bundle, 'MedicationStatement')['effectivePeriod'],
    ],
    ['an unknown status', ['fhir'], (bundle) => (resourceOf(bundle, 'MedicationStatement')['status'] = 'perhaps')],
    [
      'an observation without a category',
      ['medplum', 'fhir'],
      (bundle) => delete resourceOf(bundle, 'Observation')['category'],
    ],
    ['a bundle without an identifier', ['medplum', 'fhir'], (bundle) => delete bundle['identifier']],
    [
      'a missing section',
      ['slices'],
      (bundle) => void (resourceOf(bundle, 'Composition')['section'] as unknown[]).splice(0, 1),
    ],
    ['a reference to nothing', ['slices'], (bundle) => void bundle.entry.splice(-2, 1)],
  ])('%s', (_, finders, change) => expect([...new Set(problems(change))]).toEqual(expect.arrayContaining(finders)));
});
