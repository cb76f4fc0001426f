import { describe, expect, test } from '@jest/globals';
import { checkPrescription } from '../medicines/check.js';
import { BUNDLE_LIMITS } from './constants.js';
import { readBundle as readOn } from './read-bundle.js';
import type { TransferredEntry } from './entry.js';
import { bundleOf, entryOf as entry, read, type Resource, subject, today } from './testing/bundles.js';
import { entries, meera, options } from './testing/records.js';
import { writeBundle } from './write-bundle.js';
import { ended } from '../testing/ended.js';

const readBundle = (text: string) => readOn(text, today);
const reason = (resource: Resource) => read(resource).unread.map((each) => each.reason);

describe('a bundle of another system', () => {
  test('says whom it is about and who issued it', () => {
    const composition = { resourceType: 'Composition', subject, custodian: { display: 'City Hospital' } };
    const condition = { resourceType: 'Condition', subject, code: { text: 'Asthma' } };
    expect(read(composition, condition)).toMatchObject({
      source: 'City Hospital',
      person: { name: 'Meera Joshi', gender: '', birthDate: '1989-04' },
    });
    expect(read(condition).source).toBe('https://city.example/bundles|42');
  });

  test('has medicines by reference, with structured doses, and orders', () => {
    expect(
      entry(
        { resourceType: 'Medication', id: 'm', code: { coding: [{ system: 'x', code: '1', display: 'Metformin' }] } },
        {
          ...{ resourceType: 'MedicationStatement', subject, status: 'completed' },
          ...{ medicationReference: { reference: 'Medication/m' }, effectiveDateTime: '2026-04-02T09:00:00+05:30' },
          dosage: [
            {
              timing: {
                code: { coding: [{ code: 'BID', display: 'BID' }] },
                repeat: { frequency: 2, period: 1, periodUnit: 'd' },
              },
              doseAndRate: [{ doseQuantity: { value: 500, unit: 'mg' } }],
            },
          ],
        },
      ),
    ).toMatchObject({
      medication: 'Metformin',
      dosage: '500 mg, twice a day',
      duration: '',
      date: '2026-04-02',
      stoppedOn: '2026-04-02',
    });
    expect(
      entry(
        { resourceType: 'Practitioner', id: 'd', name: [{ prefix: ['Dr.'], given: ['Neel'], family: 'Shah' }] },
        {
          ...{
            resourceType: 'MedicationRequest',
            subject,
            status: 'active',
            requester: { reference: 'Practitioner/d' },
          },
          ...{ medicationCodeableConcept: { text: 'Ibuprofen' }, authoredOn: '2026-02-03' },
        },
      ),
    ).toMatchObject({ medication: 'Ibuprofen', doctorName: 'Dr. Neel Shah', role: 'doctor', stoppedOn: null });
  });

  describe('has medicines whose period has an end', () => {
    const medicine = (more: Resource) =>
      entry({
        ...{ resourceType: 'MedicationStatement', subject, status: 'active' },
        ...{ medicationCodeableConcept: { text: 'Amoxicillin' }, ...more },
      });
    const until = (end: string, more: Resource = {}) =>
      medicine({ effectivePeriod: { start: '2026-04-01', end }, ...more });
    const dosage = [{ text: 'Twice a day', timing: { repeat: { boundsDuration: { value: 3, code: 'mo' } } } }];

    test.each<[string, string, Resource, object]>([
      ['before the summary', '2026-04-10', {}, { stoppedOn: '2026-04-10', duration: '' }],
      ['before the summary, earlier than its duration', '2026-04-10', { dosage }, { stoppedOn: '2026-04-10' }],
      ['after the summary', '2026-05-10T09:00:00Z', {}, { stoppedOn: null, duration: '40 days' }],
      ['years after the summary', '2030-04-01', {}, { stoppedOn: null, duration: '209 weeks' }],
      ['after the summary, with its duration', '2026-06-30', { dosage }, { stoppedOn: null, duration: '3 months' }],
      ['in a month that is over', '2026-04', {}, { stoppedOn: '2026-04-30', duration: '' }],
      ['in a month that is not over', '2026-05', {}, { stoppedOn: null, duration: '61 days' }],
      ['in a month that is not over, stopped', '2026-05', { status: 'stopped' }, { stoppedOn: '2026-05-01' }],
      ['on the day of the summary', '2026-05-01', { status: 'stopped' }, { stoppedOn: '2026-05-01', duration: '' }],
      [
        'after the summary, completed',
        '2026-05-10',
        { status: 'completed' },
        { stoppedOn: '2026-05-01', duration: '' },
      ],
      ['after the summary, stopped', '2026-05-10', { status: 'stopped' }, { stoppedOn: '2026-05-01', duration: '' }],
    ])('%s', (_, end, more, expected) => expect(until(end, more)).toMatchObject(expected));

    test.each<[string, string | null]>([
      ['completed', '2026-03-01'],
      ['on-hold', '2026-03-01'],
      ['active', null],
      ['stopped', '2026-03-01'],
    ])('or an order, which is %s: stopped on %s', (status, stoppedOn) => {
      const order = { resourceType: 'MedicationRequest', status, authoredOn: '2026-03-01' };
      expect(medicine(order)).toMatchObject({ date: '2026-03-01', stoppedOn });
      const effectivePeriod = { start: '2026-03-01', end: '2026-03-20' };
      expect(medicine({ ...order, effectivePeriod })).toMatchObject({ stoppedOn: '2026-03-20' });
    });

    test('before the first day that is known, which is then the end', () => {
      expect(medicine({ effectivePeriod: { end: '2026-03-20' } })).toMatchObject({
        ...{ date: '2026-03-20', stoppedOn: '2026-03-20' },
      });
    });

    test('and none, which go on', () => {
      expect(medicine({ effectivePeriod: { start: '2026-04-01' } })).toMatchObject({ stoppedOn: null, duration: '' });
    });
  });

  test.each([
    'Anamnesis',
    'ANAMNESIS ',
    'A n a m n e s i s',
    'Аnаmnеsіs',
    'Anam\u200bnesis',
    'Anámnesis Clinic',
    '4namn3s1s',
  ])('that gives itself out as this product (%s) is an exported file', (name) => {
    const composition = { resourceType: 'Composition', subject, custodian: { display: name } };
    expect(read(composition, { resourceType: 'Condition', subject, code: { text: 'Asthma' } }).source).toBe(
      'an exported file',
    );
  });

  describe('has allergies with a severity', () => {
    const allergy = (more: Resource) =>
      entry({ resourceType: 'AllergyIntolerance', patient: subject, code: { text: 'Penicillin' }, ...more });
    const hives = { manifestation: [{ text: 'Hives' }, { text: 'Itching' }] };

    test.each<[string, Resource, string, string]>([
      ['of a reaction', { reaction: [{ ...hives, severity: 'severe' }] }, 'Hives, Itching (severe)', 'A-05'],
      ['of a reaction without words', { reaction: [{ severity: 'severe' }] }, 'severe', 'A-05'],
      ['as a high risk', { criticality: 'high', reaction: [hives] }, 'Hives, Itching, high risk', 'A-05'],
      [
        'in both places',
        {
          criticality: 'high',
          reaction: [
            { ...hives, severity: 'mild' },
            { description: 'Shock', severity: 'severe' },
          ],
        },
        'Hives, Itching (mild), Shock (severe), high risk',
        'A-05',
      ],
      [
        'that is low',
        { criticality: 'low', reaction: [{ ...hives, severity: 'mild' }] },
        'Hives, Itching (mild), low risk',
        'A-04',
      ],
      [
        'that is none',
        { criticality: 'unable-to-assess', reaction: [{ ...hives, severity: 7 }] },
        'Hives, Itching',
        'A-04',
      ],
      ['that nobody knows', { criticality: 'unable-to-assess' }, '', 'A-05'],
    ])('%s, which a check of ceftriaxone reads', (_, more, reaction, ruleId) => {
      const found = allergy(more);
      if (found?.kind !== 'allergy') throw new Error('no allergy');
      expect(found.reaction).toBe(reaction);
      const { warnings } = checkPrescription({ medicine: 'Ceftriaxone 1 g', current: [], allergies: [found] });
      expect(warnings.map((warning) => warning.ruleId)).toEqual([ruleId]);
    });

    test('which a copy of a copy keeps', () => {
      const found = [allergy({ criticality: 'high', reaction: [{ ...hives, severity: 'severe' }] })!];
      expect(readBundle(JSON.stringify(writeBundle(meera, found, options)))).toMatchObject({ entries: found });
    });
  });

  test('has conditions without a date, which say so in their notes', () => {
    expect(
      entry({ resourceType: 'Condition', subject, code: { text: 'Asthma' }, onsetString: 'in childhood' }),
    ).toMatchObject({
      date: '2026-05-01',
      notes: 'Since: in childhood\nWithout a date: its day is that of the file.',
    });
    expect(
      entry({ resourceType: 'Condition', subject, code: { text: 'Asthma' }, onsetPeriod: { start: '2016-02-01' } }),
    ).toMatchObject({ date: '2016-02-01', notes: '' });
  });

  test('has conditions with a date of writing, which keep what else is known in their notes', () => {
    expect(
      entry({
        ...{ resourceType: 'Condition', subject, code: { text: 'Asthma' }, onsetDateTime: '2016' },
        recordedDate: '2026-04-01',
        clinicalStatus: { coding: [{ code: 'resolved' }] },
        verificationStatus: { coding: [{ code: 'provisional' }] },
      }),
    ).toMatchObject({ date: '2026-04-01', notes: 'Since: 2016\nStatus: resolved\nVerification: provisional' });
  });

  test('has panels and observations with values and ranges', () => {
    const observation = (id: string, name: string, more: Resource) => ({
      ...{ resourceType: 'Observation', id, subject, status: 'final', code: { text: name } },
      ...more,
    });
    const low = { value: 3.5, unit: 'mmol/L' };
    expect(
      entry(
        {
          resourceType: 'DiagnosticReport',
          subject,
          status: 'final',
          code: { text: 'Electrolytes' },
          issued: '2026-04-01T00:00:00Z',
          result: [{ reference: 'Observation/k' }, { reference: 'Observation/x' }],
        },
        observation('k', 'Potassium', { valueQuantity: { value: 4.1, unit: 'mmol/L' }, referenceRange: [{ low }] }),
        observation('x', 'Sodium', { status: 'entered-in-error', valueQuantity: { value: 1 } }),
      ),
    ).toMatchObject({ testName: 'Electrolytes', result: 'Potassium: 4.1 mmol/L (>= 3.5 mmol/L)', date: '2026-04-01' });
    const blood = observation('b', 'Blood pressure', {
      effectiveDateTime: '2026-04-02',
      component: [
        { code: { text: 'Systolic' }, valueQuantity: { value: 120, unit: 'mmHg' } },
        { code: { text: 'Diastolic' }, valueQuantity: { value: 80, unit: 'mmHg' } },
      ],
    });
    expect(entry(blood)).toMatchObject({
      testName: 'Blood pressure',
      result: 'Systolic: 120 mmHg\nDiastolic: 80 mmHg',
    });
  });

  test('has panels that contain each other, which are read once', () => {
    const panel = (id: string, other: string) => ({
      ...{ resourceType: 'Observation', id, subject, status: 'final', code: { text: id }, valueString: 'yes' },
      effectiveDateTime: '2026-04-01',
      hasMember: [{ reference: `Observation/${other}` }, { reference: `Observation/${id}` }],
    });
    expect(entry(panel('one', 'two'), panel('two', 'one'))).toMatchObject({ testName: 'one', result: 'yes\ntwo: yes' });
  });
});

describe('what cannot be stored is named, with the reason', () => {
  const condition = { resourceType: 'Condition', subject, code: { text: 'Asthma' } };
  const allergy = { resourceType: 'AllergyIntolerance', patient: subject };
  const status = (code: string) => ({ coding: [{ code }] });
  const proposed = {
    ...{ resourceType: 'MedicationRequest', subject, status: 'active', authoredOn: '2026-04-01' },
    medicationCodeableConcept: { text: 'Warfarin' },
  };
  test.each<[string, Resource]>([
    ['notSupported', { resourceType: 'Goal', subject }],
    [
      'notCurrent',
      { resourceType: 'Immunization', patient: subject, status: 'not-done', vaccineCode: { text: 'BCG' } },
    ],
    ['notCurrent', { resourceType: 'Procedure', subject, status: 'not-done', code: { text: 'Biopsy' } }],
    ...[
      'None',
      'No known medications',
      'no medications',
      'Not on any medication',
      'NIL',
      'Patient is not taking any medications',
      'Currently not taking medication',
      'Does not take regular medicines.',
      'Denies taking any drugs',
      'Takes no medicines',
      'Never taken any medicines',
      'Nothing',
      'Not applicable',
      'no drug history',
      'कोई दवा नहीं',
      'Koi dawai nahi le rahe',
    ].map((text): [string, Resource] => [
      'nothingKnown',
      { resourceType: 'MedicationStatement', subject, medicationCodeableConcept: { text } },
    ]),
    ...[{ taken: 'n' }, { notGiven: true }].map((before): [string, Resource] => [
      'notCurrent',
      { resourceType: 'MedicationStatement', subject, medicationCodeableConcept: { text: 'A' }, ...before },
    ]),
    ['notSupported', { resourceType: 'constructor' }],
    ['notSupported', { resourceType: 7 }],
    ['enteredInError', { ...condition, verificationStatus: status('entered-in-error') }],
    ['notCurrent', { ...condition, verificationStatus: status('refuted') }],
    ['notCurrent', { ...allergy, code: { text: 'Latex' }, clinicalStatus: status('resolved') }],
    [
      'notCurrent',
      { resourceType: 'MedicationStatement', subject, status: 'not-taken', medicationCodeableConcept: { text: 'A' } },
    ],
    [
      'notCurrent',
      { resourceType: 'MedicationRequest', subject, doNotPerform: true, medicationCodeableConcept: { text: 'A' } },
    ],
    ['notCurrent', { ...proposed, intent: 'proposal' }],
    ['notCurrent', { ...proposed, intent: 'plan' }],
    ['notCurrent', { ...proposed, intent: 'option' }],
    ['notUnderstood', { ...condition, modifierExtension: [{ url: 'https://x.example/not', valueBoolean: true }] }],
    ['notUnderstood', { ...allergy, code: { text: 'Latex' }, reaction: [{ modifierExtension: [{ url: 'urn:x' }] }] }],
    ...['No known allergies', 'NKDA', 'nka', 'None', 'No allergies', 'No drug allergies.'].map(
      (text): [string, Resource] => ['nothingKnown', { ...allergy, code: { text } }],
    ),
    ['nothingKnown', { ...condition, code: { text: 'Nil relevant' } }],
    [
      'nothingKnown',
      {
        ...allergy,
        code: {
          coding: [
            {
              system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
              code: 'no-allergy-info',
              display: 'x',
            },
          ],
        },
      },
    ],
    ['noText', { ...condition, code: { coding: [{ system: 'http://snomed.info/sct' }] } }],
    ['noText', { ...condition, code: 'Asthma' }],
    ['noText', { ...condition, code: { text: '\u200b' } }],
    [
      'noText',
      { resourceType: 'DiagnosticReport', subject, status: 'final', code: { text: 'X-ray' }, issued: '2026-04-01' },
    ],
    ['tooLong', { ...condition, code: { text: 'a'.repeat(201) } }],
    ['tooLong', { ...condition, note: [{ text: 'a'.repeat(1_000_000) }] }],
    ['tooLong', { ...condition, code: { text: `a${' '.repeat(20_000)}b` } }],
  ])('%s: %j', (expected, resource) => expect(reason(resource)).toEqual([expected]));

  test.each([
    'Not taking his medicines',
    'Takes herbal medicines',
    'Unknown tablet for BP',
    'Nilutamide 150 mg',
    'No-Spa 40 mg',
    'Nonan drops',
  ])('not "%s", which is a medicine or says that there is one', (text) =>
    expect(reason({ resourceType: 'MedicationStatement', subject, medicationCodeableConcept: { text } })).toEqual([]),
  );

  test('otherPerson', () => {
    const other = { resourceType: 'Patient', id: 'other', name: [{ text: 'Asha' }] };
    const { unread, entries: found } = read(other, { ...condition, subject: { reference: 'Patient/other' } });
    expect([unread.map((each) => each.reason), found]).toEqual([['otherPerson'], []]);
  });

  test('otherPerson, also where nobody can tell who it is', () => {
    const display = 'Ravi Kumar';
    const about = (who: Resource) => reason({ ...condition, subject: who });
    expect(about({ reference: 'Patient/other-999', display })).toEqual(['otherPerson']);
    expect(about({ reference: 'https://elsewhere.example/Patient/p' })).toEqual(['otherPerson']);
    expect(about({ identifier: { system: 'https://abdm.example', value: 'ABHA-999' }, display })).toEqual([
      'otherPerson',
    ]);
    expect(about({ display })).toEqual(['otherPerson']);
    expect(
      reason({ resourceType: 'AllergyIntolerance', patient: { reference: 'Patient/x' }, code: { text: 'Latex' } }),
    ).toEqual(['otherPerson']);
    const nameless = { resourceType: 'Condition', code: { text: 'Asthma' } };
    expect(reason(nameless)).toEqual([]);
    expect(read({ resourceType: 'Patient', id: 'other' }, nameless).unread).toMatchObject([{ reason: 'otherPerson' }]);
  });

  test('the patient in another notation is no other person', () => {
    const identifier = { system: 'https://abdm.example', value: 'ABHA-1' };
    const bundle = (fullUrl: string, who: Resource) => ({
      ...bundleOf({ ...condition, subject: who }),
      entry: [
        { fullUrl, resource: { resourceType: 'Patient', name: [{ text: 'Meera Joshi' }], identifier: [identifier] } },
        { fullUrl: 'https://city.example/Condition/1', resource: { ...condition, subject: who } },
      ],
    });
    for (const who of [
      { identifier },
      { reference: 'Patient/7' },
      { reference: 'Patient/7/_history/2' },
      { reference: 'https://city.example/Patient/7' },
    ])
      expect(readBundle(JSON.stringify(bundle('https://city.example/Patient/7', who)))).toMatchObject({
        entries: [{ condition: 'Asthma' }],
        unread: [],
      });
  });

  test('a bundle without a patient is about the one whom its first resource names', () => {
    const about = (id: string) => ({ ...condition, subject: { reference: `Patient/${id}` }, code: { text: id } });
    const bundle = { ...bundleOf(), entry: [about('one'), about('two'), about('one')] };
    const withUrls = bundle.entry.map((resource, at) => ({ fullUrl: `https://city.example/${at}`, resource }));
    expect(readBundle(JSON.stringify({ ...bundle, entry: withUrls }))).toMatchObject({
      entries: [{ condition: 'one' }, { condition: 'one' }],
      unread: [{ name: 'two', reason: 'otherPerson' }],
    });
  });

  const taken = (start: string, end: string) => ({
    ...{ resourceType: 'MedicationStatement', subject, status: 'stopped', effectivePeriod: { start, end } },
    medicationCodeableConcept: { text: 'Warfarin' },
  });
  test.each<[string, Resource]>([
    ['impossibleDay', { ...condition, recordedDate: '2026-11-24' }],
    ['impossibleDay', { ...condition, recordedDate: '1899-12-31' }],
    ['impossibleDay', taken('2026-12-01', '')],
    ['impossibleEnd', taken('2026-04-01', '2026-03-01')],
  ])('%s: %j', (expected, resource) => {
    expect(reason(resource)).toEqual([expected]);
  });

  test('impossibleFollowUp', () => {
    const diagnosis = { ...entries[5], followUpDate: '2026-11-17' } as TransferredEntry;
    expect(readBundle(JSON.stringify(writeBundle(meera, [diagnosis], options)))).toMatchObject({
      entries: [],
      unread: [{ reason: 'impossibleFollowUp', name: 'Prediabetes' }],
    });
  });

  test('noIdentity, duplicate and noDate', () => {
    const text = (entry: object[], more: object = {}) => JSON.stringify({ resourceType: 'Bundle', entry, ...more });
    const named = (name: string) => ({ fullUrl: 'urn:uuid:1', resource: { ...condition, code: { text: name } } });
    expect(readBundle(text([{ resource: condition }]))).toMatchObject({ unread: [{ reason: 'noIdentity' }] });
    for (const fullUrl of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'urn:x:1', 'Condition/7'])
      expect(readBundle(text([{ fullUrl, resource: condition }]))).toMatchObject({
        unread: [{ reason: 'noIdentity' }],
      });
    expect(readBundle(text([named('Asthma')]))).toMatchObject({ unread: [{ reason: 'noDate', name: 'Asthma' }] });
    expect(readBundle(text([named('Asthma'), named('Gout')], { timestamp: '2026-01-01T00:00:00Z' }))).toMatchObject({
      entries: [{ condition: 'Asthma' }],
      unread: [{ reason: 'duplicate', name: 'Gout' }],
    });
  });
});

describe('a day that is not that of the bundle', () => {
  const result = (value: number, more: Resource = {}) => ({
    ...{ resourceType: 'Observation', subject, status: 'final', code: { text: 'HbA1c' } },
    ...{ valueQuantity: { value, unit: '%' }, ...more },
  });
  const report = (more: Resource) => ({
    ...{ resourceType: 'DiagnosticReport', subject, status: 'final', code: { text: 'Trend' }, ...more },
  });
  const medicine = (effectivePeriod: Resource, status = 'active') => ({
    ...{ resourceType: 'MedicationStatement', subject, status, effectivePeriod },
    medicationCodeableConcept: { text: 'Warfarin' },
  });
  const results = [{ reference: 'Observation/a' }, { reference: 'Observation/b' }];

  test.each<[string, Resource]>([
    ['an instant', { effectiveInstant: '2019-05-04T10:00:00Z' }],
    ['the start of a period', { effectivePeriod: { start: '2019-05-04', end: '2019-05-06' } }],
    ['the end of a period', { effectivePeriod: { end: '2019-05-04' } }],
    ['the issue', { issued: '2019-05-04T10:00:00Z' }],
  ])('is read from %s', (_, more) => {
    expect(entry(result(11.2, more))).toMatchObject({ date: '2019-05-04', result: '11.2 %' });
    expect(entry(report({ conclusion: 'High', ...more }))).toMatchObject({ date: '2019-05-04' });
  });

  test.each<[string, Resource]>([
    ['a result of a timing', result(11.2, { effectiveTiming: { event: ['2012-01-01'] } })],
    ['a result of a day that is none', result(11.2, { effectiveDateTime: '2026-99-99' })],
    ['a result with unreadable words', result(11.2, { effectiveDateTime: 'last May' })],
    ['a medicine until a day that is none', medicine({ start: '2026-01-01', end: '2026-99-99' })],
    [
      'a condition of a season',
      { resourceType: 'Condition', subject, code: { text: 'Gout' }, recordedDate: '2015-W3' },
    ],
  ])('is not clear, so the entry is listed: %s', (_, resource) => {
    const { entries: found, unread } = read(resource);
    expect([found, unread.map((each) => each.reason)]).toEqual([[], ['unclearDay']]);
  });

  const gout = { resourceType: 'Condition', subject, code: { text: 'Gout' } };
  test.each<[string, string, Resource]>([
    ['2019', '2019-01-01', result(11.2, { effectiveDateTime: '2019' })],
    ['2019-05', '2019-05-01', result(11.2, { effectiveDateTime: '2019-05', issued: '2026-04-01T10:00:00Z' })],
    ['2019', '2019-01-01', report({ effectiveDateTime: '2019', conclusion: 'LDL 190 mg/dL' })],
    ['2015', '2015-01-01', medicine({ start: '2015' })],
    ['2016', '2016-01-01', medicine({ end: '2016' })],
    ['2015-03', '2015-03-01', { ...gout, recordedDate: '2015-03' }],
    ['2016', '2016-01-01', { ...gout, onsetDateTime: '2016' }],
  ])(
    'that is only %s stays so: the entry has the first day, says so, and is exported as it was',
    (given, date, resource) => {
      const found = entry(resource)!;
      expect(found).toMatchObject({ date });
      expect(JSON.stringify(found)).toContain(`Date: ${given} (the day is not known)`);
      const exported = JSON.stringify(writeBundle(meera, [found], options));
      expect(exported).toMatch(new RegExp(`"(?:effectiveDateTime|recordedDate|start)":"${given}"`));
      expect(readBundle(exported)).toMatchObject({ entries: [found], unread: [] });
    },
  );

  test('is no day of a result or a report that has none', () => {
    expect(reason(result(11.2))).toEqual(['noDate']);
    expect(reason(report({ conclusion: 'High' }))).toEqual(['noDate']);
  });

  test('of a medicine until a year that is over is the last of the year', () => {
    expect(entry(medicine({ start: '2015-03-01', end: '2016' }))).toMatchObject({
      ...{ date: '2015-03-01', stoppedOn: '2016-12-31' },
    });
  });

  test('of a medicine without any date is the one of the bundle, and its instructions say so', () => {
    expect(entry(medicine({}))).toMatchObject({
      ...{ date: '2026-05-01', instructions: 'Without a date: its day is that of the file.' },
    });
  });

  test('of a result in a report makes it an entry of its own', () => {
    const { entries: found, unread } = read(
      report({ effectiveDateTime: '2026-04-01', result: results }),
      result(11.2, { id: 'a', effectiveDateTime: '2018-01-01' }),
      result(6.1, { id: 'b', effectiveDateTime: '2026-04-01T08:00:00+05:30' }),
    );
    expect(unread).toEqual([]);
    expect(found).toMatchObject([
      { testName: 'Trend', date: '2026-04-01', result: 'HbA1c: 6.1 %' },
      { testName: 'HbA1c', date: '2018-01-01', result: '11.2 %' },
    ]);
  });

  test('that is not clear keeps a result out of its report', () => {
    const { entries: found, unread } = read(
      report({ effectiveDateTime: '2026-04-01', result: results }),
      result(11.2, { id: 'a', effectiveDateTime: '2018' }),
      result(6.1, { id: 'b' }),
    );
    expect(unread).toEqual([]);
    expect(found).toMatchObject([
      { testName: 'Trend', date: '2026-04-01', result: 'HbA1c: 6.1 %' },
      { testName: 'HbA1c', date: '2018-01-01', result: '11.2 %\nDate: 2018 (the day is not known)' },
    ]);
  });

  test('is that of all results of a report or panel that has none', () => {
    const both = [
      result(11.2, { id: 'a', effectiveDateTime: '2018-01-01' }),
      result(6.1, { id: 'b', effectiveDateTime: '2018-01-01' }),
    ];
    const expected = { date: '2018-01-01', result: 'HbA1c: 11.2 %\nHbA1c: 6.1 %' };
    expect(entry(report({ issued: '2018-01-03T10:00:00Z', result: results }), ...both)).toMatchObject(expected);
    const panel = { resourceType: 'Observation', subject, status: 'final', code: { text: 'P' }, hasMember: results };
    expect(entry(panel, ...both)).toMatchObject(expected);
  });

  test.each<[string, Resource]>([
    ['unclearDay', { effectiveDateTime: '2018-01-01' }],
    ['otherPerson', { subject: { reference: 'Patient/other' } }],
  ])('or not the person (%s), of a result inside a report, which cannot be an entry, lists the report', (why, more) => {
    const contained = [result(11.2, { id: 'in', ...more })];
    const inside = { effectiveDateTime: '2026-04-01', contained, result: [{ reference: '#in' }] };
    expect(reason(report({ ...inside, conclusion: 'High' }))).toEqual([why]);
  });

  test('keeps results about another person, or with an unknown addition, out of a report', () => {
    const { entries: found, unread } = read(
      report({ effectiveDateTime: '2026-04-01', result: results, conclusion: 'Fine' }),
      result(11.2, { id: 'a', subject: { reference: 'Patient/other' } }),
      result(6.1, { id: 'b', modifierExtension: [{ url: 'https://x.example/not' }] }),
    );
    expect(found).toMatchObject([{ result: 'Fine' }]);
    expect(unread.map((each) => each.reason)).toEqual(['otherPerson', 'notUnderstood']);
  });
});

describe('a file', () => {
  test.each([
    ['notJson', ''],
    ['notJson', 'resourceType: Bundle'],
    ['notJson', '{"resourceType":"Bundle",'],
    ['notBundle', 'null'],
    ['notBundle', '[]'],
    ['notBundle', '"Bundle"'],
    ['notBundle', '{"resourceType":["Bundle"]}'],
    ['notBundle', '{"__proto__":{"resourceType":"Bundle","entry":[]}}'],
    ['nothingInIt', '{"resourceType":"Bundle"}'],
    ['nothingInIt', '{"resourceType":"Bundle","entry":{"length":3}}'],
    ['tooDeep', `{"resourceType":"Bundle","entry":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['tooLarge', ' '.repeat(BUNDLE_LIMITS.bytes + 1)],
    ['tooManyEntries', JSON.stringify({ resourceType: 'Bundle', entry: Array.from({ length: 5_001 }, () => 1) })],
  ])('is refused as %s', (problem, text) => expect(readBundle(text)).toEqual({ problem }));

  test('that begins with a byte order mark is read', () => {
    const text = `\ufeff${JSON.stringify(writeBundle(meera, entries, options))}`;
    expect(readBundle(text)).toMatchObject({ unread: [] });
  });

  test('changes no prototype', () => {
    const evil =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"code":{"text":"A","__proto__":{"coding":[{}]}}';
    readBundle(
      `{"resourceType":"Bundle","timestamp":"2026-01-01","entry":[{"fullUrl":"__proto__","resource":${evil},"resourceType":"Condition"}}]}`,
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('with any values in any place is read without an error', () => {
    const good = JSON.stringify(writeBundle(meera, entries, options));
    const values = ['null', '7', '"text"', '[]', '{}', '[[]]', 'true', '{"reference":"#prescribed"}', '"__proto__"'];
    let read = 0;
    for (const value of values)
      for (const name of [
        'resource',
        'code',
        'subject',
        'text',
        'reference',
        'dosage',
        'identifier',
        'fullUrl',
        'name',
        'result',
        'coding',
        'status',
        'meta',
        'period',
      ])
        for (const places of [good.split(`"${name}":`)])
          for (let at = 1; at < places.length; at += Math.ceil(places.length / 4)) {
            const rest = places.slice(at).join(`"${name}":`);
            const ended = JSON.stringify(valueAtStart(rest));
            const broken = `${places.slice(0, at).join(`"${name}":`)}"${name}":${value}${rest.slice(ended.length)}`;
            const bundle = readBundle(broken);
            expect('problem' in bundle ? bundle.problem : 'read').not.toBe('notJson');
            read += 1;
          }
    expect(read).toBeGreaterThan(300);
  });

  test('of many references to the same long texts is read in a moment', () => {
    const long = { resourceType: 'Observation', status: 'final', code: { text: 'x'.repeat(9_000) }, valueString: 'y' };
    const result = Array.from({ length: 200 }, (_, id) => ({ reference: `Observation/${id}` }));
    const observations = result.map((_, id) => ({ ...long, id: String(id) }));
    const reports = Array.from({ length: 400 }, () => ({
      resourceType: 'DiagnosticReport',
      status: 'final',
      code: { text: 'X' },
      effectiveDateTime: '2026-04-01',
      result,
    }));
    const { unread } = ended(() => read(...observations, ...reports));
    expect(new Set(unread.map((each) => each.reason))).toEqual(new Set(['tooLong']));
  });
});

test('a file with 50,000 entries is refused before they are read', () => {
  const entry = Array.from({ length: 50_000 }, () => ({ resource: { resourceType: 'Condition' } }));
  const text = JSON.stringify({ resourceType: 'Bundle', entry });
  expect(ended(() => readBundle(text))).toEqual({ problem: 'tooManyEntries' });
});

test('a report that refers to very many results that it contains is read in a moment', () => {
  const contained = Array.from({ length: 50_000 }, (_, id) => ({ id: `r${id}` }));
  const result = contained.map(({ id }) => ({ reference: `#${id}` }));
  const report = { resourceType: 'DiagnosticReport', status: 'final', code: { text: 'Panel' }, contained, result };
  expect(ended(() => read({ ...report, effectiveDateTime: '2026-04-01', conclusion: 'Good' }).entries)).toMatchObject([
    { testName: 'Panel', result: 'Good' },
  ]);
});

test('resources that refer to each other in a circle end, each read once', () => {
  const panel = (id: string, next: string) => ({
    ...{ resourceType: 'Observation', id, subject, status: 'final', code: { text: `Panel ${id}` } },
    ...{ effectiveDateTime: '2026-04-01', valueString: `Value ${id}` },
    hasMember: [{ reference: `Observation/${next}` }, { reference: `Observation/${id}` }],
  });
  const role = (id: string, next: string) => ({
    ...{ resourceType: 'PractitionerRole', id },
    ...{
      practitioner: { reference: `PractitionerRole/${next}` },
      organization: { reference: `PractitionerRole/${id}` },
    },
  });
  const order = (id: string, next: string) => ({
    ...{ resourceType: 'MedicationRequest', id, subject, status: 'active', authoredOn: '2026-04-01' },
    ...{
      medicationReference: { reference: `MedicationRequest/${next}` },
      basedOn: [{ reference: `MedicationRequest/${next}` }],
    },
    ...{ requester: { reference: 'PractitionerRole/x' }, reasonReference: [{ reference: `MedicationRequest/${id}` }] },
  });
  const { entries, unread } = ended(() =>
    read(
      panel('a', 'b'),
      panel('b', 'c'),
      panel('c', 'a'),
      role('x', 'y'),
      role('y', 'x'),
      order('m', 'n'),
      order('n', 'm'),
    ),
  );
  const results = entries.flatMap((each) => (each.kind === 'testReport' ? each.result.split('\n') : []));
  for (const id of ['a', 'b', 'c'])
    expect(results.filter((line) => line.includes(`Value ${id}`)).length).toBeLessThanOrEqual(1);
  expect(results.some((line) => line.includes('Value a'))).toBe(true);
  expect(unread.map(({ type }) => type)).toEqual(['MedicationRequest', 'MedicationRequest']);
});

test('the text for people of another system is never taken over: no script, handler or picture of it reaches a page', () => {
  const div =
    '<div xmlns="http://www.w3.org/1999/xhtml"><script>steal()</script><img src="https://x.example/p.gif" onerror="steal()"/><a href="javascript:steal()">Asthma</a></div>';
  const text = { status: 'generated', div };
  const composition = {
    ...{ resourceType: 'Composition', subject, text, custodian: { display: 'City Hospital' } },
    section: [{ title: 'History', text }, { text }],
  };
  const condition = {
    resourceType: 'Condition',
    id: 'c',
    subject,
    text,
    code: { text: 'Asthma' },
    recordedDate: '2026-04-01',
  };
  const found = read(composition, condition);
  expect(found.unread).toEqual([
    { type: 'Composition', name: 'History', reason: 'onlyText' },
    { type: 'Composition', name: '', reason: 'onlyText' },
  ]);
  expect(found.entries).toMatchObject([{ kind: 'diagnosis', condition: 'Asthma' }]);
  expect(JSON.stringify(found)).not.toMatch(/steal|x\.example|onerror|<|javascript/);
});

test('a medicine with very many instructions is read in a moment', () => {
  const additionalInstruction = Array.from({ length: 40_000 }, (_, each) => ({ text: `${each} `.repeat(15) }));
  const medicine = {
    ...{
      resourceType: 'MedicationRequest',
      subject,
      authoredOn: '2026-04-01',
      dosageInstruction: [{ additionalInstruction }],
    },
    medicationCodeableConcept: { text: 'Metformin' },
  };
  expect(ended(() => reason(medicine))).toEqual(['tooLong']);
});

test('a medicine whose instructions are too long is read without them, and names them', () => {
  const note = [{ text: 'Take care. '.repeat(60) }, { text: 'With food' }];
  expect(
    entry({
      ...{ resourceType: 'MedicationRequest', subject, status: 'on-hold', authoredOn: '2026-04-01', note },
      ...{ medicationCodeableConcept: { text: 'Warfarin' }, dosageInstruction: [{ patientInstruction: 'At night' }] },
    }),
  ).toMatchObject({
    instructions: [
      'At night',
      'Left out, because it is too long: "Take care. Take care. Take care. Take ca…" (669 characters)',
      'Status: on-hold',
      'The day since which it is no longer taken is not known.',
    ].join('\n'),
  });
});

/** The JSON value with which a text begins. */
function valueAtStart(text: string): unknown {
  for (let end = 1; end <= text.length; end += 1) {
    if (!/["\]}0-9el]/.test(text[end - 1] ?? '')) continue;
    try {
      return JSON.parse(text.slice(0, end)) as unknown;
    } catch {
      // Not yet complete.
    }
  }
  throw new Error('no value');
}
