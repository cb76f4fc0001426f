import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  countOpenReviews,
  listAuditorActs,
  listReadings,
  type ReviewedReading,
  reviewReading,
} from '@anamnesis/contracts/access-review/routes';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { accessStream, readingPurposes } from '@anamnesis/contracts/audit/events';
import { unusualLimits, type UnusualReadingRule } from '@anamnesis/contracts/audit/unusual';
import { listBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { showHistory } from '@anamnesis/contracts/replay/routes';
import { runWhatIf } from '@anamnesis/contracts/what-if/routes';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { inEmergency } from './testing/break-glass.js';
import { aDoctor, anAuditor, aPatient, newDoctor, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';
import { anInquiry } from './testing/replay-examples.js';
import { queryServiceAt } from './testing/query-service-at.js';

let product: Product;
let auditor: Person;
let nextSlot: ReturnType<typeof freshSlots>;
beforeAll(async () => {
  // Not the shared product: the test compares all readings, and counts those without a review.
  product = await startProduct();
  auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
  nextSlot = freshSlots();
});
afterAll(() => product.close());

const readings = async (query: Record<string, string>, after: string | null = null) =>
  (await product.call(listReadings, { as: auditor, query, after })).body.readings;
const openReviews = async (after: string | null = null) =>
  (await product.call(countOpenReviews, { as: auditor, after })).body;

/** Records readings of a doctor as the product does, at times of the past. */
async function read(reader: Person, patient: Person, appointmentId: string, ...times: string[]): Promise<string> {
  const { recorder } = product.services.ports;
  let position = 0n;
  for (const readAt of times) {
    const data = {
      ...{ patientId: patient.id, reader: { id: reader.id, role: 'doctor' }, readAt },
      ...{ what: { kind: 'healthRecord', id: patient.id }, ground: { purpose: 'consultation', appointmentId } },
    };
    const cause = { actor: { id: reader.id, role: 'doctor' }, correlationId: 'test', commandId: randomUUID() } as const;
    position = await recorder.record(accessStream(patient.id), { type: 'RecordRead', data }, cause);
  }
  return String(position);
}

/** A doctor with an appointment of a new patient. */
async function aVisit() {
  const doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
  const patient = await aPatient(product);
  const appointment = await anAppointment(product, { patient, doctor, slot: nextSlot() });
  return { doctor, patient, appointment };
}
const hourInIndia = (at: string) =>
  Number(
    new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(new Date(at)),
  );
/** Within the clinic's hours. */
const NOON = '2026-09-01T06:30:00.000Z';

describe('the list of readings', () => {
  test('has a reading with its reader, patient, ground and time, and no content', async () => {
    const { doctor, patient, appointment } = await aVisit();
    const { position } = appointment;
    await product.call(showHealthRecord, { as: doctor, after: position, params: { patientId: patient.id } });
    await until(async () => {
      const [reading, ...others] = await readings({ patientId: patient.id });
      expect(others).toEqual([]);
      expect(reading).toMatchObject({
        reader: { id: doctor.id, role: 'doctor', name: 'Kavita Iyer' },
        patient: { id: patient.id, name: patient.fullName },
        ...{ kind: 'healthRecord', purpose: 'consultation', review: null },
        appointment: { timeZone: 'Asia/Kolkata' },
      });
    });
  });

  test('is filtered by reader, patient, kind, ground, time and rules, and comes in pages', async () => {
    const { doctor, patient, appointment } = await aVisit();
    const other = await aPatient(product);
    await read(doctor, other, appointment.id, NOON);
    const night = '2026-09-02T19:30:00.000Z';
    const after = await read(doctor, patient, appointment.id, ...Array<string>(31).fill(NOON), night);
    const found = async (query: Record<string, string>) => (await readings(query, after)).map(({ readAt }) => readAt);
    expect(await found({ readerId: doctor.id, patientId: other.id })).toEqual([NOON]);
    expect(await found({ patientId: patient.id, from: '2026-09-03' })).toEqual([night]);
    expect(await found({ patientId: patient.id, from: '2026-09-02', to: '2026-09-02' })).toEqual([]);
    expect(await found({ patientId: patient.id, kind: 'faceSheet' })).toEqual([]);
    for (const purpose of readingPurposes)
      expect(await found({ patientId: other.id, purpose })).toEqual(purpose === 'consultation' ? [NOON] : []);
    const beyond = 31 - unusualLimits.readingsPerDay;
    const unusual = await readings({ patientId: patient.id, unusual: 'yes' }, after);
    expect(unusual.map(({ rules }) => rules)).toEqual([
      ['outsideHours'],
      ...Array<string[]>(beyond).fill(['oneRecordOften']),
    ]);
    const page = (await product.call(listReadings, { as: auditor, after, query: { patientId: patient.id } })).body;
    const rest = await found({ patientId: patient.id, before: page.next ?? '' });
    expect([page.readings.length, rest.length]).toEqual([30, 2]);
  });

  test('finds as unusual what the rules say, and nothing else', async () => {
    const { doctor, patient, appointment } = await aVisit();
    const minutes = Array.from({ length: 97 }, (_, n) => new Date(Date.parse(NOON) + n * 3_700_000).toISOString());
    await read(doctor, patient, appointment.id, ...minutes);
    const late = new Date(Date.parse(appointment.slot.endsAt) + 14 * 24 * 60 * 60_000);
    await read(doctor, patient, appointment.id, late.toISOString(), new Date(late.getTime() + 1).toISOString());
    const patients = [];
    for (let n = 0; n <= unusualLimits.patientsPerHour; n += 1) patients.push(await aPatient(product));
    let after: string | null = null;
    for (const each of patients) after = await read(doctor, each, appointment.id, NOON);
    const called = await aVisit();
    await read(called.doctor, called.patient, called.appointment.id, NOON);
    const cancelled = await product.call(cancelAppointment, {
      as: called.patient,
      params: { id: called.appointment.id },
      body: { reason: 'Better now' },
    });
    expect(cancelled.status).toBe(200);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    after = await read(called.doctor, called.patient, called.appointment.id, tomorrow);
    const all = async (query: Record<string, string>) => {
      const found: ReviewedReading[] = [];
      for (let before: string | null = '999999999999'; before !== null;) {
        const { body }: { body: ReplyOf<typeof listReadings> } = await product.call(listReadings, {
          as: auditor,
          after,
          query: { ...query, before },
        });
        found.push(...body.readings);
        before = body.next;
      }
      return found;
    };
    const everything = await all({});
    const byRules = everything.filter(({ rules }) => rules.length > 0);
    expect((await all({ unusual: 'yes' })).map(({ id }) => id)).toEqual(byRules.map(({ id }) => id));
    expect(new Set(byRules.flatMap(({ rules }) => rules))).toEqual(
      new Set(['outsideHours', 'manyPatients', 'oneRecordOften', 'longAfterAppointment', 'appointmentCalledOff']),
    );
    expect(byRules.length).toBeLessThan(everything.length);
    const withRule = (rule: UnusualReadingRule) => everything.filter(({ rules }) => rules.includes(rule));
    const ofDoctors = everything.filter(
      ({ reader, purpose }) => reader.role === 'doctor' && purpose === 'consultation',
    );
    const isNight = ({ readAt }: ReviewedReading) => hourInIndia(readAt) < 6 || hourInIndia(readAt) > 21;
    expect(withRule('outsideHours')).toEqual(ofDoctors.filter(isNight));
    expect(withRule('appointmentCalledOff').map(({ readAt }) => readAt)).toEqual([tomorrow]);
    expect(withRule('longAfterAppointment').map(({ readAt }) => readAt)).toEqual([
      new Date(late.getTime() + 1).toISOString(),
    ]);
    // The record of the other patient was opened in the same hour.
    expect(withRule('manyPatients').map((each) => each.patient.id)).toEqual(
      patients
        .slice(-2)
        .toReversed()
        .map(({ id }) => id),
    );
    expect((await openReviews(after)).readings).toBe(byRules.filter(({ review }) => review === null).length);
  });
});

describe('a review', () => {
  /** An unusual reading. */
  async function anUnusualReading() {
    const { doctor, patient, appointment } = await aVisit();
    const after = await read(doctor, patient, appointment.id, '2026-09-02T19:30:00.000Z');
    const [reading] = await readings({ patientId: patient.id }, after);
    return { id: reading?.id ?? '', patientId: patient.id, after };
  }
  const review = (id: string, patientId: string, outcome: string, commandId: string = randomUUID()) =>
    product.call(reviewReading, {
      ...{ as: auditor, params: { id }, commandId },
      body: { patientId, outcome, notes: 'Asked the doctor.', rules: ['outsideHours'] },
    });

  test('has an outcome and notes, and takes the reading from what is open', async () => {
    const { id, patientId, after } = await anUnusualReading();
    const open = (await openReviews(after)).readings;
    const { position, status } = await review(id, patientId, 'unjustified');
    expect(status).toBe(200);
    expect((await openReviews(position)).readings).toBe(open - 1);
    expect(await readings({ patientId, state: 'open' }, position)).toEqual([]);
    expect(await readings({ patientId, state: 'reviewed' }, position)).toMatchObject([
      {
        ...{ id, rules: ['outsideHours'] },
        review: {
          ...{ outcome: 'unjustified', notes: 'Asked the doctor.', rules: ['outsideHours'] },
          by: { id: auditor.id, name: auditor.fullName },
        },
      },
    ]);
  });

  test('is made once: of two auditors at the same time one is told; repeated under its command id it is the same', async () => {
    const { id, patientId } = await anUnusualReading();
    const attempts = [
      { outcome: 'justified', commandId: randomUUID() },
      { outcome: 'unjustified', commandId: randomUUID() },
    ];
    const make = () => Promise.all(attempts.map(({ outcome, commandId }) => review(id, patientId, outcome, commandId)));
    const codes = (await make()).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['RECORD_READING_REVIEWED', undefined]);
    expect((await make()).map(({ code }) => code)).toEqual(codes);
  });

  test('of no reading, or of one of another patient, is refused', async () => {
    const { id, patientId } = await anUnusualReading();
    const other = await aPatient(product);
    expect((await review(randomUUID(), patientId, 'justified')).code).toBe('RECORD_READING_NOT_FOUND');
    expect((await review(id, other.id, 'justified')).code).toBe('RECORD_READING_NOT_FOUND');
  });
});

describe('an auditor', () => {
  test('is named as the reader of a history, and cannot review that reading', async () => {
    const patient = await aPatient(product);
    const { inquiry, position: after } = await anInquiry(product, auditor);
    const params = { kind: 'patient', id: patient.id };
    const opened = await product.call(showHistory, { as: auditor, after, params, query: { inquiry } });
    expect(opened.status).toBe(200);
    await until(async () => {
      const [reading] = await readings({ patientId: patient.id });
      expect(reading?.reader).toEqual({ id: auditor.id, role: 'auditor', name: auditor.fullName });
      const { code } = await product.call(reviewReading, {
        ...{ as: auditor, params: { id: reading?.id ?? '' } },
        body: { patientId: patient.id, outcome: 'justified', rules: [] },
      });
      expect(code).toBe('RECORD_READING_OWN');
    });
  });

  test('is seen in the list of what auditors did: an inquiry, a history of a doctor, a run of a changed rule', async () => {
    const doctor = await aDoctor(product, newDoctor('Ravi Menon'));
    const { inquiry, position: after } = await anInquiry(product, auditor, 'Who wrote this?');
    const params = { kind: 'doctor', id: doctor.id };
    await product.call(showHistory, { as: auditor, after, params, query: { inquiry } });
    const rule = { kind: 'removedInteraction', ruleId: 'ONC-06' };
    expect((await product.call(runWhatIf, { as: auditor, body: { rule, reason: 'The board asks.' } })).status).toBe(
      200,
    );
    await until(async () => {
      const { body } = await product.call(listAuditorActs, { as: auditor });
      expect(body.acts.slice(0, 3)).toMatchObject([
        { kind: 'whatIf', reason: 'The board asks.', auditor: { id: auditor.id, name: auditor.fullName } },
        { kind: 'doctorHistory', reason: 'Who wrote this?', doctor: { id: doctor.id, name: 'Ravi Menon' } },
        { kind: 'inquiry', reason: 'Who wrote this?' },
      ]);
    });
  });
});

test('emergency access that is repeated, or that no appointment follows, is marked', async () => {
  const patient = await aPatient(product);
  const { breakGlassId } = await inEmergency(product, patient);
  const { position: after } = await inEmergency(product, patient);
  const inAWeek = await queryServiceAt(product, new Date(Date.now() + 7 * 24 * 60 * 60_000 + 60_000));
  const ofPatient = async (call: Product['call']) => {
    const { body } = await call(listBreakGlass, { as: auditor, query: { state: 'open' }, after });
    return body.uses
      .filter((use) => use.patient.id === patient.id)
      .map(({ id, rules }) => [id === breakGlassId, rules]);
  };
  expect(await ofPatient(product.call)).toEqual([
    [false, ['oneRecordAgain']],
    [true, []],
  ]);
  expect(await ofPatient(inAWeek.call)).toEqual([
    [false, ['notFollowed', 'oneRecordAgain']],
    [true, ['notFollowed']],
  ]);
  await inAWeek.close();
});
