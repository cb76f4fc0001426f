import { describe, expect, test } from '@jest/globals';
import type { EntryOf, ExportedEntry } from './entry.js';
import type { Composition, Observation } from './fhir.js';
import { readBundle } from './read-bundle.js';
import { meera, options } from './testing/records.js';
import { writeBundle } from './write-bundle.js';

const common = { resource: 'urn:uuid:1', role: 'doctor' as const, doctorName: 'Kavita Rao', date: '2026-11-18' };
const resourcesOf = (entry: ExportedEntry) =>
  writeBundle(meera, [entry], options).entry.map(({ resource }) => resource as unknown as Record<string, unknown>);
const resourceOf = (entry: ExportedEntry, type: string) =>
  resourcesOf(entry).find(({ resourceType }) => resourceType === type);

const diagnosis = (notes: string): EntryOf<'diagnosis'> => ({
  ...{ kind: 'diagnosis', ...common, condition: 'Asthma', symptoms: '', notes, followUpDate: null },
});
const medicine = (more: Partial<EntryOf<'prescription'>>): EntryOf<'prescription'> => ({
  ...{ kind: 'prescription', ...common, medication: 'Amoxicillin', dosage: 'Twice a day', duration: '' },
  ...{ instructions: '', stoppedOn: null, ...more },
});

describe('a diagnosis', () => {
  const sectionOf = (notes: string) => {
    const bundle = writeBundle(meera, [diagnosis(notes)], options);
    const { section } = bundle.entry[0]!.resource as Composition;
    return section.filter(({ entry }) => entry !== undefined).map(({ title }) => title);
  };

  test.each(['active', 'resolved', 'remission', 'inactive', 'relapse'])(
    'that says it is %s has this status',
    (status) =>
      expect(resourceOf(diagnosis(`Told.\nStatus: ${status}`), 'Condition')).toMatchObject({
        clinicalStatus: { coding: [{ code: status }] },
        category: [{ coding: [{ code: 'problem-list-item' }] }],
      }),
  );

  test('that says nothing, or what is no status, has an unknown one', () => {
    for (const notes of ['', 'Status: stable'])
      expect(resourceOf(diagnosis(notes), 'Condition')?.['clinicalStatus']).toEqual({
        extension: [expect.objectContaining({ valueCode: 'unknown' })],
      });
  });

  test('that is over is no problem, but an illness of the past', () => {
    expect(sectionOf('Status: resolved')).toEqual(['History of Past Illness']);
    expect(sectionOf('Status: active')).toEqual(['Problem List']);
    expect(sectionOf('')).toEqual(['Problem List']);
  });
});

describe('a medicine', () => {
  test.each<[string, Partial<EntryOf<'prescription'>>]>([
    ['active', {}],
    ['active', { duration: '3 months' }],
    ['completed', { duration: '5 days' }],
    ['stopped', { stoppedOn: '2026-11-20' }],
    ['on-hold', { stoppedOn: '2026-11-20', instructions: 'Status: on-hold' }],
  ])('is %s: %j', (status, more) =>
    expect(resourceOf(medicine(more), 'MedicationStatement')).toMatchObject({ status }),
  );

  test.each<[string, object]>([
    ['3 months', { timing: { repeat: { boundsDuration: { value: 3, unit: 'months', code: 'mo' } } } }],
    ['1 week', { timing: { repeat: { boundsDuration: { value: 1, unit: 'week', code: 'wk' } } } }],
    ['until the review', { additionalInstruction: [{ text: 'Duration: until the review' }] }],
    ['x 10 days', { additionalInstruction: [{ text: 'Duration: x 10 days' }] }],
    ['1 days', { additionalInstruction: [{ text: 'Duration: 1 days' }] }],
  ])('for "%s" has its duration in no place of a frequency', (duration, dosage) => {
    const written = resourceOf(medicine({ duration }), 'MedicationStatement');
    expect(written).toMatchObject({ dosage: [dosage] });
    expect(JSON.stringify(written)).not.toContain('"timing":{"code"');
  });
});

describe('what was done', () => {
  const report = (testName: string, result: string, more: object = {}) =>
    ({ kind: 'testReport', ...common, testName, result, ...more }) as ExportedEntry;

  test.each<[string, string, string, object]>([
    ['Immunization', 'Vaccination: BCG', 'Given\nLot: 7', { vaccineCode: { text: 'BCG' }, status: 'completed' }],
    ['Immunization', 'Vaccination: BCG', 'Given at birth', { note: [{ text: 'Given at birth' }] }],
    ['Procedure', 'Procedure: Biopsy', 'Done', { code: { text: 'Biopsy' }, status: 'completed' }],
    ['Procedure', 'Procedure: Biopsy', 'Status: stopped\nComplication: Bleeding', { status: 'stopped' }],
    ['DiagnosticReport', 'Vaccination: BCG', 'Declined', {}],
    ['DiagnosticReport', 'Procedure: Biopsy', 'Benign', {}],
    ['DiagnosticReport', 'BCG', 'Given', {}],
  ])('is written as %s: %s, %s', (type, testName, result, expected) => {
    const entry = report(testName, result);
    const bundle = writeBundle(meera, [entry], options);
    expect(bundle.entry.find(({ resource }) => resource.identifier)?.resource).toMatchObject({
      ...{ resourceType: type, ...expected },
    });
    for (const role of ['doctor', 'patient', 'unknown'] as const) {
      const told = { ...entry, role };
      const text = JSON.stringify(writeBundle(meera, [told], options));
      expect(readBundle(text, '2026-11-24')).toMatchObject({ entries: [told], unread: [] });
    }
  });

  test('with a document is written as a report, which names it', () =>
    expect(resourceOf(report('Procedure: Biopsy', 'Done', { documentName: 'a.pdf' }), 'Procedure')).toBeUndefined());
});

describe('a result', () => {
  const report = (result: string): ExportedEntry => ({ kind: 'testReport', ...common, testName: 'Tests', result });
  const observed = (result: string) => resourceOf(report(result), 'Observation') as Observation | undefined;
  const codeOf = (result: string) => observed(result)?.code.coding?.[0]?.code;

  test.each([
    ['LDL Direct: 130 mg/dL', '18262-6'],
    ['LDL Cholesterol Direct: 3.4 mmol/L', '69419-0'],
    ['LDL (Calculated): 130 mg/dL', '13457-7'],
    ['LDL Cholesterol Calculated: 3.4 mmol/L', '39469-2'],
    ['LDL: 130 mg/dL', '2089-1'],
    ['LDL: 3.4 mmol/L', '22748-8'],
    ['eGFR: 62 mL/min/1.73m2 (CKD-EPI 2021)', '98979-8'],
    ['eGFR (CKD-EPI): 62 mL/min/1.73m2', '62238-1'],
    ['eGFR (MDRD): 62 mL/min/1.73m2', '33914-3'],
    ['eGFR: 62 mL/min/1.73m2', '69405-9'],
    ['eGFR: 62 mL/min/1.73m2 (>= 60), method: CKD-EPI 2021', '98979-8'],
    ['LDL: 130 mg/dL\nTotal cholesterol calculated: 190 mg/dL', '2089-1'],
  ])('"%s" has the code of its method, %s', (result, code) => expect(codeOf(result)).toBe(code));

  test('of a formula that has no code here has none', () => {
    expect(observed('eGFR (cystatin C): 62 mL/min/1.73m2')?.code).toEqual({ text: 'eGFR' });
  });

  test('of a confirmed value has the method that was printed', () => {
    const value = {
      ...{ test: 'ldl' as const, printedName: 'LDL Direct', value: 118, comparator: null, decimals: 0 },
      ...{ unit: { printed: 'mg/dL', ucum: 'mg/dL' }, printedRange: null },
    };
    expect(resourceOf({ ...report('x'), confirmed: [value] } as ExportedEntry, 'Observation')).toMatchObject({
      code: { coding: [{ code: '18262-6' }], text: 'LDL cholesterol direct' },
    });
  });

  test.each([
    ['Potassium: 7.1 mmol/L (3.5 - 5.1), critically high, preliminary', 'HH'],
    ['Potassium: 4.1 mmol/L, normal', 'N'],
    ['eGFR: 50 mL/min/1.73m2, method: MDRD', undefined],
    ['Potassium: 6.1 mmol/L (3.5 - 5.1)', 'H'],
    ['Potassium: 3.1 mmol/L (3.5 - 5.1)', 'L'],
    ['Potassium: 4.1 mmol/L (3.5 - 5.1)', 'N'],
    ['Potassium: 4.1 mmol/L', undefined],
  ])('"%s" is interpreted by its line, else by its printed range: %s', (result, code) =>
    expect(observed(result)?.interpretation?.[0]?.coding?.[0]?.code).toBe(code),
  );

  test.each([
    ['Potassium: 4.1 mmol/L', 'final', 'final'],
    ['Potassium: 4.1 mmol/L\nStatus: preliminary', 'preliminary', 'preliminary'],
    ['Potassium: 4.1 mmol/L\nStatus: partial', 'partial', 'preliminary'],
    ['Potassium: 4.1 mmol/L, preliminary', 'final', 'preliminary'],
    ['Potassium: 4.1 mmol/L\nStatus: toString', 'final', 'final'],
  ])('"%s" is %s, its value %s', (result, status, ofValue) => {
    expect(resourceOf(report(result), 'DiagnosticReport')).toMatchObject({ status });
    expect(observed(result)).toMatchObject({ status: ofValue });
  });
});
