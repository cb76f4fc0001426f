import { describe, expect, test } from '@jest/globals';
import { checkPrescription } from '@anamnesis/contracts/medicines/check';
import type { RecordEvent } from '@anamnesis/contracts/records/events';
import type { Actor } from '@anamnesis/contracts/language/role';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { healthRecordDecider, type ImportedEntry, type RecordCommand } from './health-record.decider.js';
import type { Answers, Override } from './prescribe.js';

const [patientId, doctorId, appointmentId, entryId, otherId, strangerId] = [1, 2, 3, 4, 5, 6].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string, string];
const patient: Actor = { id: patientId, role: 'patient' };
const doctor: Actor = { id: doctorId, role: 'doctor' };
const strangers: Actor[] = [
  { id: strangerId, role: 'patient' },
  { id: strangerId, role: 'doctor' },
  { id: patientId, role: 'doctor' },
];
const today = '2026-11-20';
const { given } = givenWhenThen(healthRecordDecider, { patientId, treatment: { appointmentId, doctorId }, today });

const afterTreatment = (isVerified: boolean) =>
  givenWhenThen(healthRecordDecider, { patientId, treatment: null, today, isVerified });

const byDoctor = { patientId, author: { id: doctorId, role: 'doctor' }, appointmentId } as const;
const byPatient = { patientId, author: { id: patientId, role: 'patient' }, appointmentId: null } as const;
const medicine = {
  ...{ entryId, medication: 'Atorvastatin 10 mg', dosage: 'Once a day', duration: '', instructions: 'At night.' },
  ...{ date: '2026-11-20', doctorName: '' },
};
const test5 = { entryId, testName: 'HbA1c', result: '5.9 %', date: '2026-11-18', doctorName: 'Dr. Kulkarni' };
const condition = {
  ...{ entryId, condition: 'Prediabetes', symptoms: '', notes: 'Fewer sweets.', followUpDate: null },
  ...{ date: '2026-11-20', doctorName: '' },
};
const allergy = { entryId, substance: 'Penicillin', reaction: 'Rash' };
const prescribed: RecordEvent = { type: 'PrescriptionAdded', data: { ...byDoctor, ...medicine } };
const prescribe = (by: Actor): RecordCommand => ({ type: 'AddPrescription', by, data: medicine });
const retract = (by: Actor, kind: 'prescription' | 'allergy' = 'prescription', id = entryId): RecordCommand => ({
  type: 'RetractEntry',
  by,
  data: { entryId: id, kind, reason: 'Another patient.' },
});

describe('an entry', () => {
  test('of a doctor names the appointment', () => given().when(prescribe(doctor)).then(prescribed));
  test('of the patient names none', () =>
    given()
      .when({ type: 'AddTestReport', by: patient, data: test5 })
      .then({ type: 'TestReportAdded', data: { ...byPatient, ...test5 } }));
  test('can be a diagnosis', () =>
    given()
      .when({ type: 'AddDiagnosis', by: doctor, data: condition })
      .then({ type: 'DiagnosisAdded', data: { ...byDoctor, ...condition } }));
  test('can be an allergy, told by the patient', () =>
    given()
      .when({ type: 'NoteAllergy', by: patient, data: allergy })
      .then({ type: 'AllergyNoted', data: { ...byPatient, ...allergy } }));
  test.each(strangers)('is refused to %j', (stranger) =>
    given().when(prescribe(stranger)).thenRefuses('PATIENT_NOT_FOUND'),
  );
  test('is refused to a doctor without a current appointment', () =>
    givenWhenThen(healthRecordDecider, { patientId, treatment: null, today })
      .given(prescribed)
      .when(prescribe(doctor))
      .thenRefuses('PATIENT_NOT_FOUND'));
});

describe('the day of an entry', () => {
  const entries = (date: string): RecordCommand[] => [
    { type: 'AddPrescription', by: doctor, data: { ...medicine, date } },
    { type: 'AddTestReport', by: patient, data: { ...test5, date } },
    { type: 'AddDiagnosis', by: doctor, data: { ...condition, date } },
  ];
  test.each([...entries('2026-11-21'), ...entries('1899-12-31')])('is refused: %j', (entry) =>
    given().when(entry).thenRefuses('INPUT_INVALID'),
  );
  const followedUp = (followUpDate: string) => ({ ...condition, date: '2026-11-18', followUpDate });
  const diagnose = (data: ReturnType<typeof followedUp>): RecordCommand => ({ type: 'AddDiagnosis', by: doctor, data });
  test.each(['2026-11-17', '2101-01-01'])('refuses a follow-up on %s', (day) =>
    given()
      .when(diagnose(followedUp(day)))
      .thenRefuses('INPUT_INVALID'),
  );
  test.each(['2026-11-18', '2027-05-18'])('allows a follow-up on %s', (day) =>
    given()
      .when(diagnose(followedUp(day)))
      .then({ type: 'DiagnosisAdded', data: { ...byDoctor, ...followedUp(day) } }),
  );
});

describe('laboratory values', () => {
  const value = {
    ...{ test: 'ldl' as const, printedName: 'LDL-C', value: 118, comparator: null, decimals: 0, printedRange: null },
    ...{ unit: { printed: 'mg/dL', ucum: 'mg/dL' }, page: 1, box: null, isCorrected: false },
  };
  const tested: RecordEvent = { type: 'TestReportAdded', data: { ...byPatient, ...test5 } };
  const confirm = (values = [value], by = patient, id = entryId): RecordCommand => ({
    ...{ type: 'ConfirmLabValues', by, data: { entryId: id, documentId: otherId, values } },
  });
  const confirmed = (values = [value]): RecordEvent => ({
    type: 'LabValuesConfirmed',
    data: { ...byPatient, entryId, documentId: otherId, values },
  });

  test('are confirmed by the patient; the same ones again change nothing, others replace them', () => {
    const corrected = { ...value, value: 120, isCorrected: true };
    given(tested).when(confirm()).then(confirmed());
    given(tested, confirmed()).when(confirm()).thenNothing();
    given(tested, confirmed())
      .when(confirm([corrected]))
      .then(confirmed([corrected]));
    given(tested, confirmed(), confirmed([corrected]))
      .when(confirm())
      .then(confirmed());
    given(tested, confirmed()).when(confirm([])).then(confirmed([]));
  });
  test.each([...strangers, doctor])('are confirmed by nobody else: %j', (by) => {
    const code = by.role === 'doctor' ? 'NOT_ALLOWED' : 'PATIENT_NOT_FOUND';
    given(tested)
      .when(confirm([value], by))
      .thenRefuses(code);
  });
  test('belong to a test report that is not retracted', () => {
    const data = { ...byPatient, entryId, kind: 'testReport' as const, reason: 'Another patient.' };
    given(tested, { type: 'RecordRetracted', data }).when(confirm()).thenRefuses('ENTRY_NOT_FOUND');
    given(tested)
      .when(confirm([value], patient, strangerId))
      .thenRefuses('ENTRY_NOT_FOUND');
    given({ type: 'DiagnosisAdded', data: { ...byPatient, ...condition } })
      .when(confirm())
      .thenRefuses('ENTRY_NOT_FOUND');
  });
});

describe('a document', () => {
  const document = {
    ...{ documentId: otherId, file: 'f'.repeat(64), name: 'lipids.pdf', mediaType: 'application/pdf', size: 20_000 },
  };
  const report = { ...test5, document };
  const tested: RecordEvent = { type: 'TestReportAdded', data: { ...byPatient, ...report } };
  const made: RecordEvent = { type: 'DocumentThumbnailMade', data: { patientId, entryId } };
  const reportThumbnail = (id = entryId): RecordCommand => ({ type: 'ReportThumbnail', data: { entryId: id } });

  test('is part of its entry', () => given().when({ type: 'AddTestReport', by: patient, data: report }).then(tested));
  test('can belong to a prescription and a diagnosis', async () => {
    await given()
      .when({ type: 'AddPrescription', by: patient, data: { ...medicine, document } })
      .then({ type: 'PrescriptionAdded', data: { ...byPatient, ...medicine, document } });
    await given()
      .when({ type: 'AddDiagnosis', by: doctor, data: { ...condition, document } })
      .then({ type: 'DiagnosisAdded', data: { ...byDoctor, ...condition, document } });
  });
  test('gets one thumbnail', async () => {
    await given(tested).when(reportThumbnail()).then(made);
    await given(tested, made).when(reportThumbnail()).thenNothing();
  });
  test('of an unknown entry gets none', () =>
    given(tested).when(reportThumbnail(otherId)).thenRefuses('ENTRY_NOT_FOUND'));
});

describe('a retraction', () => {
  const retracted: RecordEvent = {
    type: 'RecordRetracted',
    data: { ...byDoctor, entryId, kind: 'prescription', reason: 'Another patient.' },
  };
  test('by the author is recorded with its reason', () => given(prescribed).when(retract(doctor)).then(retracted));
  test('of a retracted entry changes nothing', () => given(prescribed, retracted).when(retract(doctor)).thenNothing());
  test('by the other side is refused', () => given(prescribed).when(retract(patient)).thenRefuses('NOT_ALLOWED'));
  test('by its doctor after the treatment is recorded, without an appointment', () =>
    afterTreatment(true)
      .given(prescribed)
      .when(retract(doctor))
      .then({ ...retracted, data: { ...retracted.data, appointmentId: null } }));
  test('by its doctor whose verification is withdrawn is refused', () =>
    afterTreatment(false).given(prescribed).when(retract(doctor)).thenRefuses('PATIENT_NOT_FOUND'));
  test('by another doctor, who does not treat the patient, is refused', () =>
    afterTreatment(true)
      .given(prescribed)
      .when(retract({ id: strangerId, role: 'doctor' }))
      .thenRefuses('PATIENT_NOT_FOUND'));
  test('of an unknown entry is refused', () =>
    given(prescribed)
      .when(retract(doctor, 'prescription', otherId))
      .thenRefuses('ENTRY_NOT_FOUND'));
  test('of an entry of another kind is refused', () =>
    given(prescribed).when(retract(doctor, 'allergy')).thenRefuses('ENTRY_NOT_FOUND'));
});

describe('a prescription that is warned of', () => {
  const penicillin: RecordEvent = {
    type: 'AllergyNoted',
    data: { ...byPatient, entryId: otherId, substance: 'Penicillin', reaction: 'Rash and swelling' },
  };
  const augmentin = { ...medicine, medication: 'Tab. Augmentin 625 Duo' };
  const prescribeIt = (by: Actor, override?: Override): RecordCommand => ({
    ...{ type: 'AddPrescription', by, data: augmentin },
    ...(override && { override }),
  });
  /** The warnings that a doctor reads in the refusal. */
  const { warnings, version, rulesChecked } = checkPrescription({
    medicine: augmentin.medication,
    current: [],
    allergies: [{ substance: 'Penicillin', reaction: 'Rash and swelling' }],
  });
  const interrupting = warnings.filter(({ interrupts }) => interrupts);
  const read = interrupting.map(({ ruleId, concerns }) => ({ ruleId, concerns: concerns.text }));
  const reason = 'Tolerated in an oral challenge.';

  test('is refused without a reason', () =>
    given(penicillin).when(prescribeIt(doctor)).thenRefuses('PRESCRIPTION_WARNED'));
  test('is refused where a warning was not read', () =>
    given(penicillin)
      .when(prescribeIt(doctor, { reason, warnings: read.slice(1) }))
      .thenRefuses('PRESCRIPTION_WARNED'));
  test('is added with the warnings, the version of the rules and the reason', () =>
    given(penicillin)
      .when(prescribeIt(doctor, { reason, warnings: read }))
      .then(
        { type: 'PrescriptionAdded', data: { ...byDoctor, ...augmentin } },
        {
          type: 'WarningOverridden',
          data: { ...byDoctor, entryId, rulesVersion: version, rulesChecked, warnings: interrupting, reason },
        },
      ));
  test('is added without a word once the allergy is retracted', () =>
    given(penicillin, {
      type: 'RecordRetracted',
      data: { ...byPatient, entryId: otherId, kind: 'allergy', reason: 'It was another drug.' },
    })
      .when(prescribeIt(doctor))
      .then({ type: 'PrescriptionAdded', data: { ...byDoctor, ...augmentin } }));
  test('is refused as a duplicate of a current one', () =>
    given(prescribed)
      .when({ type: 'AddPrescription', by: doctor, data: { ...medicine, entryId: otherId } })
      .thenRefuses('PRESCRIPTION_WARNED'));
  test('is recorded when the patient tells of it', () =>
    given(penicillin)
      .when(prescribeIt(patient))
      .then({ type: 'PrescriptionAdded', data: { ...byPatient, ...augmentin } }));
});

describe('a prescription that could not be checked', () => {
  const unknown = { ...medicine, medication: 'Xyzomab 5 mg' };
  const prescribeIt = (by: Actor, answers: Answers = {}): RecordCommand => ({
    ...{ type: 'AddPrescription', by, data: unknown },
    ...answers,
  });
  const confirmed: RecordEvent = {
    type: 'PrescriptionAdded',
    data: { ...byDoctor, ...unknown, confirmedUnchecked: true },
  };

  test('is refused until the doctor confirms it', () => {
    given().when(prescribeIt(doctor)).thenRefuses('PRESCRIPTION_UNCHECKED');
    given()
      .when(prescribeIt(doctor, { confirmedUnchecked: false }))
      .thenRefuses('PRESCRIPTION_UNCHECKED');
    given()
      .when(prescribeIt(doctor, { confirmedUnchecked: true }))
      .then(confirmed);
  });
  test('is one whose only name is a guess: it may be another medicine', () => {
    const guessed = { ...medicine, medication: 'Metforman 500' };
    const command: RecordCommand = { type: 'AddPrescription', by: doctor, data: guessed };
    given().when(command).thenRefuses('PRESCRIPTION_UNCHECKED');
    given()
      .when({ ...command, confirmedUnchecked: true })
      .then({ type: 'PrescriptionAdded', data: { ...byDoctor, ...guessed, confirmedUnchecked: true } });
    const sure = { ...medicine, medication: 'Metforman + Atorvastatin' };
    given()
      .when({ ...command, data: sure })
      .then({ type: 'PrescriptionAdded', data: { ...byDoctor, ...sure } });
  });
  test('is refused as a duplicate even then', () => {
    const again = { ...unknown, entryId: otherId };
    const command: RecordCommand = { type: 'AddPrescription', by: doctor, data: again, confirmedUnchecked: true };
    given(confirmed).when(command).thenRefuses('PRESCRIPTION_WARNED');
  });
  test('is recorded when the patient tells of it', () =>
    given()
      .when(prescribeIt(patient))
      .then({ type: 'PrescriptionAdded', data: { ...byPatient, ...unknown } }));
  test('the confirmation is not kept where a name was recognised', () =>
    given().when({ type: 'AddPrescription', by: doctor, data: medicine, confirmedUnchecked: true }).then(prescribed));
});

describe('a medicine', () => {
  const stopped: RecordEvent = {
    type: 'MedicineStopped',
    data: { ...byPatient, entryId, stoppedOn: today, reason: 'Muscle ache.' },
  };
  const stop = (by: Actor, id = entryId, stoppedOn?: string): RecordCommand => ({
    ...{ type: 'StopMedicine', by, data: { entryId: id, reason: 'Muscle ache.', stoppedOn } },
  });
  test('is stopped by the patient, whoever prescribed it', () => given(prescribed).when(stop(patient)).then(stopped));
  test('is stopped by a treating doctor', () =>
    given(prescribed)
      .when(stop(doctor))
      .then({ ...stopped, data: { ...stopped.data, ...byDoctor } } as RecordEvent));
  test('is stopped on a day since its first', async () => {
    const since = (date: string): RecordEvent => ({
      ...{ type: 'PrescriptionAdded', data: { ...byDoctor, ...medicine, date } },
    });
    const stopOn = stop(patient, entryId, '2026-11-18');
    await given(since('2026-11-18'))
      .when(stopOn)
      .then({ ...stopped, data: { ...stopped.data, stoppedOn: '2026-11-18' } } as RecordEvent);
    await given(since('2026-11-19')).when(stopOn).thenRefuses('INPUT_INVALID');
    await given(since('2026-11-18'))
      .when(stop(patient, entryId, '2026-11-21'))
      .thenRefuses('INPUT_INVALID');
  });
  test('is stopped once', () => given(prescribed, stopped).when(stop(doctor)).thenNothing());
  test('is not stopped by a stranger', () =>
    given(prescribed).when(stop(strangers[1]!)).thenRefuses('PATIENT_NOT_FOUND'));
  test('that is unknown is refused', () =>
    given(prescribed).when(stop(patient, otherId)).thenRefuses('ENTRY_NOT_FOUND'));
  test('that is retracted is refused', () =>
    given(prescribed, {
      type: 'RecordRetracted',
      data: { ...byDoctor, entryId, kind: 'prescription', reason: 'Another patient.' },
    })
      .when(stop(patient))
      .thenRefuses('ENTRY_NOT_FOUND'));
  const again: RecordEvent = { type: 'PrescriptionAdded', data: { ...byDoctor, ...medicine, entryId: otherId } };
  const prescribeAgain: RecordCommand = {
    type: 'AddPrescription',
    by: doctor,
    data: { ...medicine, entryId: otherId },
  };
  test('that was stopped is no duplicate', () => given(prescribed, stopped).when(prescribeAgain).then(again));
  test('whose course is over is no duplicate, on its last day it is', () => {
    const course = (date: string): RecordEvent => ({
      ...{ type: 'PrescriptionAdded', data: { ...byDoctor, ...medicine, date, duration: '5 days' } },
    });
    given(course('2026-11-15')).when(prescribeAgain).then(again);
    given(course('2026-11-16')).when(prescribeAgain).thenRefuses('PRESCRIPTION_WARNED');
  });
});

describe('an import', () => {
  const origin = {
    ...{ source: 'City Hospital', resource: 'urn:uuid:1', importedAt: '2026-11-20T08:00:00.000Z' },
    ...{ writtenBy: { role: 'doctor' as const, name: 'Dr. Shah' }, writtenAt: null },
  };
  const report = {
    event: { type: 'TestReportAdded' as const, data: { ...test5, origin } },
    copyOf: null,
    stoppedOn: null,
  };
  const penicillin = {
    event: { type: 'AllergyNoted' as const, data: { ...allergy, entryId: otherId, origin } },
    copyOf: null,
    stoppedOn: null,
  };
  const importing = (entries: readonly ImportedEntry[], by = patient): RecordCommand => ({
    ...{ type: 'ImportEntries', by, data: { entries } },
  });
  const reported: RecordEvent = { type: 'TestReportAdded', data: { ...byPatient, ...test5, origin } };
  const noted: RecordEvent = { type: 'AllergyNoted', data: { ...byPatient, ...allergy, entryId: otherId, origin } };

  test('adds each entry with its origin, written by the patient', () =>
    given()
      .when(importing([report, penicillin]))
      .then(reported, noted));
  test('adds a medicine that was stopped as stopped', () => {
    const data = { ...medicine, date: '2026-09-01', entryId: otherId, origin };
    given()
      .when(importing([{ event: { type: 'PrescriptionAdded', data }, copyOf: null, stoppedOn: '2026-10-01' }]))
      .then(
        { type: 'PrescriptionAdded', data: { ...byPatient, ...data } },
        { type: 'MedicineStopped', data: { ...byPatient, entryId: otherId, stoppedOn: '2026-10-01', reason: '' } },
      );
  });
  const took = (date: string, stoppedOn: string | null): ImportedEntry => ({
    event: { type: 'PrescriptionAdded', data: { ...medicine, date, entryId: otherId, origin } },
    ...{ copyOf: null, stoppedOn },
  });
  const diagnosed = (date: string, followUpDate: string | null): ImportedEntry => ({
    event: { type: 'DiagnosisAdded', data: { ...condition, date, followUpDate, entryId: otherId, origin } },
    ...{ copyOf: null, stoppedOn: null },
  });
  test.each<[string, ImportedEntry, string]>([
    ['the future', took('2026-11-21', null), 'date'],
    ['1899', diagnosed('1899-12-31', null), 'date'],
    ['a stop before the first day', took('2026-11-18', '2026-11-17'), 'stoppedOn'],
    ['a stop in the future', took('2026-11-18', '2026-11-21'), 'stoppedOn'],
    ['a follow-up before it', diagnosed('2026-11-18', '2026-11-17'), 'followUpDate'],
    ['a follow-up after 2100', diagnosed('2026-11-18', '2101-01-01'), 'followUpDate'],
  ])('of %s is refused with all others, naming the entry', async (_, entry, field) => {
    await given()
      .when(importing([report, entry]))
      .thenRefuses('INPUT_INVALID');
    expect(() =>
      healthRecordDecider.decide({}, importing([report, entry]), { patientId, treatment: null, today }),
    ).toThrow(
      expect.objectContaining({
        parameters: { fields: { [`entries.1.${field}`]: expect.anything() } },
      }) as unknown as Error,
    );
  });
  test('of an impossible day that the record has already is left alone', async () => {
    const { event } = took('2026-12-01', null);
    await given({ type: 'PrescriptionAdded', data: { ...byPatient, ...event.data } } as RecordEvent)
      .when(importing([took('2026-12-01', null)]))
      .thenNothing();
  });
  test('adds an entry once', () =>
    given()
      .when(importing([report, report]))
      .then(reported));
  test('leaves alone what the record has', () =>
    given(reported)
      .when(importing([report, penicillin]))
      .then(noted));
  test('leaves alone what the record has, also if it was retracted', () =>
    given(reported, {
      type: 'RecordRetracted',
      data: { ...byPatient, entryId, kind: 'testReport', reason: 'Not mine.' },
    })
      .when(importing([report]))
      .thenNothing());
  test('leaves alone what was exported from this record', () =>
    given(prescribed)
      .when(importing([{ ...penicillin, copyOf: entryId }]))
      .thenNothing());
  test.each([doctor, ...strangers.slice(1)])('is refused to %j', (by) =>
    given()
      .when(importing([report], by))
      .thenRefuses('NOT_ALLOWED'),
  );
  test("is refused to another patient's record", () =>
    given()
      .when(importing([report], strangers[0]))
      .thenRefuses('PATIENT_NOT_FOUND'));
});
