import { describe, expect, test } from '@jest/globals';
import { resultsOfReport } from '../labs/report-results.js';
import { readBundle } from './read-bundle.js';
import { bundleOf, entryOf, read, type Resource, subject, today } from './testing/bundles.js';

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
    '4 mmol/L (3.5 - 5 mmol/L [only women]; 3.6 - 5.1 mmol/L [only men])',
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

describe('of several ranges', () => {
  const mg = (value: number) => ({ value, unit: 'mg/dL' });
  const years = (value: number) => ({ value, unit: 'years', code: 'a' });
  const range = (low: number, high: number, more: Resource) => ({ low: mg(low), high: mg(high), ...more });
  const ofMen = range(3.4, 7, { appliesTo: [{ coding: [{ code: 'male', display: 'Male' }] }] });
  const ofWomen = range(2.4, 6, { appliesTo: [{ text: 'Women' }] });
  const ofChildren = range(0.3, 0.7, { age: { high: years(12) } });
  const ofAdults = range(0.7, 1.3, { age: { low: years(18) } });
  /** The ranges that are printed for a patient, and the first that is understood in the text. */
  const rangesFor = (patient: Resource, name: string, ...referenceRange: Resource[]) => {
    const bundle = bundleOf(observation({ code: { text: name }, valueQuantity: mg(1), referenceRange }));
    const person = { ...bundle.entry[0]!.resource, birthDate: undefined, ...patient };
    const entry0 = { ...bundle.entry[0]!, resource: person };
    const result = readBundle(JSON.stringify({ ...bundle, entry: [entry0, ...bundle.entry.slice(1)] }), today);
    const entry = 'problem' in result ? undefined : result.entries[0];
    if (entry?.kind !== 'testReport') throw new Error('no report');
    return { text: entry.result, used: resultsOfReport(name, entry.result)[0]?.printedRange ?? null };
  };

  test('that of the sex of the person comes first, and is the one that is used', () => {
    expect(rangesFor({ gender: 'female' }, 'Uric acid', ofMen, ofWomen)).toMatchObject({
      ...{ text: '1 mg/dL (2.4 - 6 mg/dL; 3.4 - 7 mg/dL [only Male])', used: { low: 2.4, high: 6 } },
    });
    expect(rangesFor({ gender: 'male' }, 'Uric acid', ofWomen, ofMen).used).toMatchObject({ low: 3.4, high: 7 });
    expect(rangesFor({}, 'Uric acid', ofMen, ofWomen)).toEqual({
      ...{ text: '1 mg/dL (3.4 - 7 mg/dL [only Male]; 2.4 - 6 mg/dL [only Women])', used: null },
    });
  });

  test.each<[string, object | null]>([
    ['1989-04', { low: 0.7, high: 1.3 }],
    ['2018', { low: 0.3, high: 0.7 }],
    // Not certainly a child, nor an adult.
    ['2010-06-01', null],
    ['2013', null],
    ['', null],
  ])('that of the age of a person who was born in "%s" is used, and none of others', (birthDate, used) => {
    const read = rangesFor({ birthDate }, 'Creatinine', ofChildren, ofAdults).used;
    expect(read && { low: read.low, high: read.high }).toEqual(used);
  });

  test.each<[string, string | null]>([
    ['Adult females', '2.4 - 6'],
    ['Adult', '2.4 - 6'],
    ['Adult males', null],
    ['Post-menopausal women', null],
    ['Boys', null],
    ['Asian', null],
  ])('that of "%s" is, for a woman of 37, %s', (text, used) => {
    const person = { gender: 'female', birthDate: '1989-04-02' };
    const range = rangesFor(person, 'Uric acid', { ...ofWomen, appliesTo: [{ text }] }).used;
    expect(range && `${range.low} - ${range.high}`).toBe(used);
  });

  test('that of others is not used, though it is the only one', () => {
    expect(rangesFor({ gender: 'female' }, 'Uric acid', ofMen).used).toBeNull();
    expect(rangesFor({ birthDate: '1989' }, 'Creatinine', ofChildren)).toEqual({
      ...{ text: '1 mg/dL (0.3 - 0.7 mg/dL [only age <= 12 years])', used: null },
    });
  });
});

test.each(['Na', 'NKA', 'Nil'])('a result is one whatever its name: %s', (text) =>
  expect(entryOf(observation({ code: { text }, valueQuantity: mmol(118) }))).toMatchObject({
    ...{ testName: text, result: '118 mmol/L' },
  }),
);

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
