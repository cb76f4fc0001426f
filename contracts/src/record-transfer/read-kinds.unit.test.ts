import { describe, expect, test } from '@jest/globals';
import { isSevere } from '../medicines/substances.js';
import { entryOf, read, type Resource, subject } from './testing/bundles.js';

const coded = (code: string) => ({ coding: [{ code }] });

describe('a condition', () => {
  test('keeps its status, severity, side, stage, beginning and end in its notes', () => {
    expect(
      entryOf({
        ...{ resourceType: 'Condition', subject, code: { text: 'Cataract' }, recordedDate: '2026-04-01' },
        ...{ onsetAge: { value: 61, unit: 'years' }, abatementDateTime: '2026-04-20', severity: { text: 'Severe' } },
        ...{ bodySite: [{ text: 'Left eye' }], stage: [{ summary: { text: 'II' } }], note: [{ text: 'Operated.' }] },
        clinicalStatus: coded('resolved'),
      }),
    ).toMatchObject({
      notes: [
        ...['Operated.', 'Since: age 61 years', 'Status: resolved', 'Severity: Severe', 'Body site: Left eye'],
        ...['Stage: II', 'Until: 2026-04-20'],
      ].join('\n'),
    });
  });

  test('that is over, nobody says since when', () => {
    const over = { resourceType: 'Condition', subject, code: { text: 'Typhoid' }, abatementBoolean: true };
    expect(entryOf({ ...over, recordedDate: '2020-10-01' })).toMatchObject({ notes: 'Until: a day that is not known' });
  });

  test('keeps a day of its beginning that is not the day of writing', () => {
    const condition = { resourceType: 'Condition', subject, code: { text: 'Gout' }, onsetDateTime: '2016-05-25' };
    expect(entryOf({ ...condition, recordedDate: '2020-10-01' })).toMatchObject({ notes: 'Since: 2016-05-25' });
    expect(entryOf(condition)).toMatchObject({ date: '2016-05-25', notes: '' });
  });
});

describe('an allergy', () => {
  const allergyOf = (more: Resource) => {
    const entry = entryOf({
      resourceType: 'AllergyIntolerance',
      patient: subject,
      code: { text: 'Penicillin' },
      ...more,
    });
    if (entry.kind !== 'allergy') throw new Error('no allergy');
    return entry;
  };
  const hives = [{ manifestation: [{ text: 'Hives' }] }];
  const anaphylaxis = [{ manifestation: [{ coding: [{ system: 'http://snomed.info/sct', code: '39579001' }] }] }];

  test.each<[string, boolean, Resource]>([
    [
      'Hives; intolerance; since 2015; Told by the mother',
      false,
      { reaction: hives, type: 'intolerance', onsetDateTime: '2015', note: [{ text: 'Told by the mother' }] },
    ],
    ['Hives; After one hour', false, { reaction: [{ ...hives[0], note: [{ text: 'After one hour' }] }] }],
    ['Hives; unconfirmed', false, { reaction: hives, verificationStatus: coded('unconfirmed') }],
    ['reaction not known; since in childhood', true, { onsetString: 'in childhood' }],
    ['reaction not known; code of the reaction: SNOMED CT 39579001', true, { reaction: anaphylaxis }],
    ['', true, { verificationStatus: coded('confirmed') }],
    ['Hives; last on 2020-01-02', false, { reaction: hives, lastOccurrence: '2020-01-02T10:00:00Z' }],
    [
      `Hives; Left out, because it is too long: "${'x'.repeat(40)}…" (600 characters)`,
      false,
      { reaction: hives, note: [{ text: 'x'.repeat(600) }] },
    ],
  ])('says "%s"; its reaction may be severe: %s', (reaction, severe, more) => {
    const allergy = allergyOf(more);
    expect(allergy.reaction).toBe(reaction);
    expect(isSevere(allergy)).toBe(severe);
  });

  test('of which only a code is known is shown by its code', () => {
    const code = { coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '7980' }] };
    expect(allergyOf({ code }).substance).toBe('RxNorm 7980');
  });
});

describe('what was done is read as a report', () => {
  test('a vaccination', () => {
    expect(
      entryOf({
        ...{ resourceType: 'Immunization', patient: subject, status: 'completed', occurrenceDateTime: '2021-08' },
        vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '208' }] },
        protocolApplied: [
          { doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3, targetDisease: [{ text: 'COVID-19' }] },
        ],
        isSubpotent: true,
        ...{ lotNumber: 'FE8163', site: { text: 'Left arm' }, doseQuantity: { value: 0.3, unit: 'mL' } },
        reaction: [{ date: '2021-08-03', detail: { display: 'Rash' } }, { detail: { reference: 'Observation/x' } }],
        note: [{ text: 'Fever for a day' }],
      }),
    ).toMatchObject({
      ...{ kind: 'testReport', testName: 'Vaccination: CVX 208', date: '2021-08-01' },
      result: [
        ...[
          'Given',
          'Not a full dose',
          'Dose: 2 of 3, COVID-19',
          'Amount: 0.3 mL',
          'Lot: FE8163',
          'Site: Left arm',
          'Reaction: Rash, on 2021-08-03; not named',
          'Fever for a day',
        ],
        'Date: 2021-08 (the day is not known)',
      ].join('\n'),
    });
  });

  test.each<[string, Resource]>([
    [
      'Done\nWhen: 2020-01-02 until 2020-01-05\nOutcome: Good\nFollow-up: In May',
      {
        performedPeriod: { start: '2020-01-02', end: '2020-01-05' },
        outcome: { text: 'Good' },
        followUp: [{ text: 'In May' }],
      },
    ],
    [
      'Status: in-progress\nBody site: Left hip',
      { status: 'in-progress', performedDateTime: '2020-01-02', bodySite: [{ text: 'Left hip' }] },
    ],
    ['Done\nWhen: as a child\nWithout a date: its day is that of the file.', { performedString: 'as a child' }],
  ])('a procedure: %j', (result, more) => {
    const procedure = { resourceType: 'Procedure', subject, status: 'completed', code: { text: 'Hip replacement' } };
    expect(entryOf({ ...procedure, ...more })).toMatchObject({ testName: 'Procedure: Hip replacement', result });
  });
});

test('sections of a document that have only a text are named', () => {
  const text = (words: string) => ({ status: 'generated', div: `<div><b>${words}</b></div>` });
  const condition = { resourceType: 'Condition', id: 'c', subject, code: { text: 'Gout' } };
  const section = [
    { title: 'Allergies', text: text('Penicillin') },
    { title: 'Problems', text: text('Gout'), entry: [{ reference: 'Condition/c' }] },
    { title: 'Devices', text: text('None'), emptyReason: { text: 'None' } },
    { title: 'Social history', section: [{ title: 'Smoking', text: text('Never') }] },
    { title: 'Plan', text: text(' ') },
  ];
  expect(read({ resourceType: 'Composition', subject, section }, condition).unread).toEqual([
    { type: 'Composition', name: 'Allergies', reason: 'onlyText' },
    { type: 'Composition', name: 'Smoking', reason: 'onlyText' },
  ]);
});

test.each<[string, Resource]>([
  ['Lose weight', { resourceType: 'Goal', subject, description: { text: 'Lose weight' } }],
  ['Mother', { resourceType: 'FamilyMemberHistory', patient: subject, relationship: { text: 'Mother' } }],
  ['Discharge letter', { resourceType: 'DocumentReference', subject, type: { text: 'Discharge letter' } }],
  ['Emergency', { resourceType: 'Encounter', subject, type: [{ text: 'Emergency' }] }],
  ['Diet', { resourceType: 'CarePlan', subject, title: 'Diet' }],
  ['Metformin', { resourceType: 'MedicationDispense', subject, medicationCodeableConcept: { text: 'Metformin' } }],
  [
    'Pacemaker',
    {
      ...{ resourceType: 'DeviceUseStatement', subject, device: { reference: '#d' } },
      contained: [{ resourceType: 'Device', id: 'd', type: { text: 'Pacemaker' } }],
    },
  ],
])('%s, of a kind that is not read, is named', (name, resource) =>
  expect(read(resource).unread).toMatchObject([{ name, reason: 'notSupported' }]),
);
