import { expect, test } from '@jest/globals';
import { resultsOfReport } from '../labs/report-results.js';
import { entryOf, read, type Resource, subject } from './testing/bundles.js';

const observation = (more: Resource) => ({
  ...{ resourceType: 'Observation', subject, status: 'final', effectiveDateTime: '2026-04-01' },
  ...{ code: { text: 'Potassium' }, ...more },
});
function resultOf(more: Resource): string {
  const entry = entryOf(observation(more));
  if (entry.kind !== 'testReport') throw new Error('no report');
  return entry.result;
}
const mmol = (value: number) => ({ value, unit: 'mmol/L' });
const coded = (code: string) => ({ coding: [{ code }] });

test.each<[string, Resource]>([
  [
    '6.1 mmol/L (3.5 - 5.1 mmol/L), high',
    { valueQuantity: mmol(6.1), referenceRange: [{ low: mmol(3.5), high: mmol(5.1) }], interpretation: [coded('H')] },
  ],
  ['positive', { interpretation: [coded('POS')] }],
  ['Positive', { interpretation: [{ text: 'Positive' }] }],
  ['positive', { interpretation: coded('POS') }],
  ['1:64', { valueRatio: { numerator: { value: 1 }, denominator: { value: 64 } } }],
  ['30 mg / 2 g', { valueRatio: { numerator: { value: 30, unit: 'mg' }, denominator: { value: 2, unit: 'g' } } }],
  ['2 - 5 /hpf', { valueRange: { low: { value: 2, unit: '/hpf' }, high: { value: 5, unit: '/hpf' } } }],
  ['08:30:00', { valueTime: '08:30:00' }],
  ['2026-03-01', { valueDateTime: '2026-03-01' }],
  ['false', { valueBoolean: false }],
  ['0', { valueInteger: 0 }],
  ['LOINC LA6576-8', { valueCodeableConcept: { coding: [{ system: 'http://loinc.org', code: 'LA6576-8' }] } }],
  ['4 mmol/L\nStatus: preliminary', { status: 'preliminary', valueQuantity: mmol(4) }],
  ['4 mmol/L\nHaemolysed', { valueQuantity: mmol(4), note: [{ text: 'Haemolysed' }] }],
  [
    '4 mmol/L (<= 5.1 mmol/L; critical: >= 6.5 mmol/L)',
    {
      valueQuantity: mmol(4),
      referenceRange: [
        { type: { text: 'critical' }, low: mmol(6.5) },
        { type: coded('normal'), high: mmol(5.1) },
      ],
    },
  ],
  [
    '4 mmol/L (3.5 - 5 mmol/L [women]; 3.6 - 5.1 mmol/L [men])',
    {
      valueQuantity: mmol(4),
      referenceRange: [
        { low: mmol(3.5), high: mmol(5), appliesTo: [{ text: 'women' }] },
        { low: mmol(3.6), high: mmol(5.1), appliesTo: [{ text: 'men' }] },
      ],
    },
  ],
])('a result is read as "%s"', (expected, more) => expect(resultOf(more)).toBe(expected));

test('a result names its method and its specimen, so that sugar in the urine is not one of the blood', () => {
  const glucose = { code: { text: 'Glucose' }, valueQuantity: { value: 300, unit: 'mg/dL' } };
  expect(resultOf({ ...glucose, method: { text: 'Hexokinase' } })).toBe('300 mg/dL, method: Hexokinase');
  const urine = entryOf(
    { resourceType: 'Specimen', id: 's', type: { text: 'Urine' } },
    observation({ ...glucose, specimen: { reference: 'Specimen/s' } }),
  );
  if (urine.kind !== 'testReport') throw new Error('no report');
  expect(urine.testName).toBe('Glucose (Urine)');
  expect(resultsOfReport(urine.testName, urine.result)).toEqual([]);
  expect(entryOf(observation({ ...glucose, specimen: { display: 'Serum' } }))).toMatchObject({ testName: 'Glucose' });
});

test('a value with both limits is understood, without a doubt', () => {
  const result = resultOf({ valueQuantity: mmol(6.1), referenceRange: [{ low: mmol(3.5), high: mmol(5.1) }] });
  expect(resultsOfReport('Potassium', result)).toMatchObject([
    { test: 'k', value: 6.1, check: null, printedRange: { low: 3.5, high: 5.1 } },
  ]);
});

test('a code without words is the name of a laboratory test, or is shown', () => {
  const named = (system: string, code: string) =>
    entryOf(observation({ code: { coding: [{ system, code }] }, valueQuantity: mmol(4) }));
  expect(named('http://loinc.org', '2823-3')).toMatchObject({ testName: 'Potassium' });
  expect(named('http://loinc.org', '99999-9')).toMatchObject({ testName: 'LOINC 99999-9' });
  expect(named('https://city.example/codes/tests', 'K1')).toMatchObject({ testName: 'tests K1' });
});

test('a report keeps the status, the notes and the absence of its results, and names its documents', () => {
  const report = {
    ...{ resourceType: 'DiagnosticReport', subject, status: 'partial', code: { text: 'Panel' } },
    ...{ effectiveDateTime: '2026-04-01', conclusionCode: [{ text: 'Anaemia' }] },
    result: ['a', 'b', 'c', 'd'].map((id) => ({ reference: `Observation/${id}` })),
    presentedForm: [{ title: 'Panel.pdf', contentType: 'application/pdf' }],
  };
  expect(
    entryOf(
      report,
      observation({ id: 'a', status: 'preliminary', valueQuantity: mmol(4), note: [{ text: 'Haemolysed' }] }),
      observation({ id: 'b', code: { text: 'Sodium' }, dataAbsentReason: { text: 'Not performed' } }),
      observation({ id: 'c', code: { text: 'ECG' }, valueSampledData: { data: '1 2' } }),
      observation({ id: 'd', code: { text: 'Nothing' } }),
    ),
  ).toMatchObject({
    result: [
      ...['Anaemia', 'Potassium: 4 mmol/L, preliminary', 'Note: Haemolysed', 'Sodium: no value: Not performed'],
      'ECG: its value was not understood',
      ...['Status: partial', 'Not taken over: document Panel.pdf'],
    ].join('\n'),
  });
});

test('a result without a value is named, not added', () => {
  expect(read(observation({ dataAbsentReason: coded('unknown') })).unread).toMatchObject([
    { name: 'Potassium', reason: 'noText' },
  ]);
});
