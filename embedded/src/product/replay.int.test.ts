import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { eventDefinitions } from '@anamnesis/contracts/events';
import {
  listHistoryEvents,
  listInquiries,
  searchHistories,
  showHistory,
  showKnowledge,
  showMoment,
} from '@anamnesis/contracts/replay/routes';
import { showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { addDiagnosisAsDoctor, addPrescription } from '@anamnesis/contracts/records/routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { replayedModels, replayedTables } from '@anamnesis/query-service/replay/replay';
import { isSecretColumn } from '@anamnesis/query-service/replay/secrets';
import { createOpenedHistories } from '@anamnesis/query-service/replay/opened-histories';
import { until } from '@anamnesis/platform/testing/until';
import { Undecodable } from '@anamnesis/platform/event-store/codec';
import { foldInMemory } from '@anamnesis/platform/read-model/in-memory';
import { concernedBy } from '@anamnesis/read-models/replay/concerned';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { BodyOf } from '@anamnesis/contracts/language/route';
import { readModels } from '@anamnesis/read-models/all';
import { anAppointment, freshSlots } from './testing/appointments.js';
import {
  aDoctor,
  anAuditor,
  aPatient,
  newDoctor,
  newPatient,
  type Person,
  withSecondFactor,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';
import { anInquiry } from './testing/replay-examples.js';

let product: Product;
let auditor: Person;
let colleague: Person;
let patient: Person;
let doctor: Person;
let appointmentId: string;
let inquiry: string;
let after: string | null;
const nextSlot = freshSlots();
beforeAll(async () => {
  // Not the shared product: a test folds the whole log for each person, and searches for common names.
  product = await startProduct();
  [auditor, colleague] = [await anAuditorSignedIn(), await anAuditorSignedIn()];
  patient = await aPatient(product, newPatient('Ishita Bose'));
  doctor = await aDoctor(product, newDoctor('Farhan Sheikh'));
  const booked = await anAppointment(product, { patient, doctor, slot: nextSlot(), stage: 'ended' });
  appointmentId = booked.id;
  ({ inquiry } = await anInquiry(product, auditor, 'The patient asks who saw the report.'));
  after = (await prescribe('Cetirizine 10 mg')).position;
});
afterAll(() => product.close());

const anAuditorSignedIn = async () => withSecondFactor(product, await anAuditor(product), 'auditor');
const prescribe = (medication: string, as = patient) =>
  product.call(addPrescription, { as, body: { doctorName: 'Dr. Shah', medication, dosage: 'One at night' } });
type Query = Record<string, string>;
interface Of {
  as: Person;
  after: string | null;
  params: { kind: string; id: string };
  query: { inquiry: string };
}
const search = (query: Query, as = auditor) =>
  product.call(searchHistories, { as, after, body: { inquiry, ...query } as BodyOf<typeof searchHistories> });
const opened = (kind: string, id: string, { as = auditor, at = after, under = inquiry } = {}) =>
  product.call(showHistory, { as, after: at, params: { kind, id }, query: { inquiry: under } });
const events = (kind: string, id: string, query: Query = {}, as = auditor) =>
  product.call(listHistoryEvents, { as, after, params: { kind, id }, query: { inquiry, ...query } });

describe('an inquiry', () => {
  test('is listed with its reason and the name of its auditor, for all auditors', async () => {
    const { position } = await anInquiry(product, auditor, 'A complaint of Tuesday.');
    const { body } = await product.call(listInquiries, { as: colleague, after: position });
    expect(body.inquiries[0]).toMatchObject({
      ...{ auditorId: auditor.id, auditorName: 'Asha Menon', reason: 'A complaint of Tuesday.' },
    });
  });

  test('has to exist: otherwise nothing is searched or shown', async () => {
    const under = randomUUID();
    expect((await search({ kind: 'patient', text: 'Ishita', inquiry: under })).code).toBe('INQUIRY_NOT_FOUND');
    expect((await opened('patient', patient.id, { under })).code).toBe('INQUIRY_NOT_FOUND');
  });
});

describe('a search', () => {
  test.each([
    ['patient', 'a part of the name', () => 'shita b', () => patient.id, 'Ishita Bose'],
    ['patient', 'the email address in any case', () => patient.email.toUpperCase(), () => patient.id, 'Ishita Bose'],
    ['patient', 'the id', () => patient.id, () => patient.id, 'Ishita Bose'],
    ['doctor', 'the name', () => 'Farhan', () => doctor.id, 'Farhan Sheikh'],
    ['doctor', 'the email address', () => doctor.email, () => doctor.id, 'Farhan Sheikh'],
    ['appointment', 'the name of the patient', () => 'Ishita', () => appointmentId, 'Ishita Bose, Farhan Sheikh'],
    ['appointment', 'its id', () => appointmentId, () => appointmentId, 'Ishita Bose, Farhan Sheikh'],
  ])('finds a %s by %s', async (kind, _, text, id, title) => {
    expect((await search({ kind, text: text() })).body.found).toMatchObject([{ kind, id: id(), title }]);
  });

  test('finds nobody by a part of an address, and takes wildcards as letters', async () => {
    for (const text of [patient.email.slice(0, -3), '%%', '__'])
      expect((await search({ kind: 'patient', text })).body.found).toEqual([]);
  });

  test('is recorded under the inquiry, with what was found and not with its text', async () => {
    await search({ kind: 'patient', text: 'Ishita Bose' });
    const { store } = await openLog(product.vault, product.database, eventDefinitions);
    const recorded = (await store.readStream(`inquiry-${inquiry}`)).filter(({ type }) => type === 'HistoriesSearched');
    await store.close();
    expect(recorded.at(-1)).toMatchObject({
      ...{ data: { inquiryId: inquiry, auditorId: auditor.id, kind: 'patient', shown: [patient.id] } },
      metadata: { actor: { id: auditor.id, role: 'auditor' } },
    });
    expect(JSON.stringify(recorded.map(({ data }) => data))).not.toContain('Ishita');
  });

  test('is in the history of everybody whom it showed, which names none of the others', async () => {
    const namesake = await aPatient(product, newPatient('Meghna Bose'));
    await until(async () => {
      const { body } = await search({ kind: 'patient', text: 'Bose' });
      expect(body.found.map(({ id }) => id)).toEqual(expect.arrayContaining([patient.id, namesake.id]));
    });
    await until(async () => {
      const { data } = (await opened('patient', namesake.id)).body;
      expect(data.types.map(({ type }) => type)).toContain('HistoriesSearched');
      expect(JSON.stringify(data)).not.toContain('Ishita');
    });
  });
});

describe('the history of a patient', () => {
  test('is shown as a whole: name, extent, streams, types, actors, and each event in one bin of the rail', async () => {
    const { body } = await opened('patient', patient.id);
    const { data } = body;
    expect(data).toMatchObject({ kind: 'patient', id: patient.id, name: 'Ishita Bose', isErased: false });
    expect(data.reason).toBe('The patient asks who saw the report.');
    expect(data.people).toEqual(
      expect.arrayContaining([
        { id: patient.id, name: 'Ishita Bose' },
        { id: doctor.id, name: 'Farhan Sheikh' },
      ]),
    );
    expect(data.streams.map(({ streamId }) => streamId)).toEqual(
      expect.arrayContaining([`patient-${patient.id}`, `appointment-${appointmentId}`, `healthRecord-${patient.id}`]),
    );
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    for (const counts of [data.types, data.actors, data.rail, data.streams]) expect(sum(counts)).toBe(data.total);
    expect(data.rail.at(-1)).toMatchObject({ position: data.last?.position, index: data.total });
    expect(data.actors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: patient.id, role: 'patient', name: 'Ishita Bose' }),
        expect.objectContaining({ id: doctor.id, role: 'doctor', name: 'Farhan Sheikh' }),
      ]),
    );
  });

  test('has its events, newest first, with their personal fields, without secrets', async () => {
    const { body } = await events('patient', patient.id);
    const positions = body.events.map(({ position }) => BigInt(position));
    expect(positions).toEqual(positions.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(body.events.find(({ type }) => type === 'PrescriptionAdded')).toMatchObject({
      ...{ data: { medication: 'Cetirizine 10 mg' }, hidden: [], secret: [], subject: patient.id, unreadable: null },
      actor: { id: patient.id, name: 'Ishita Bose' },
    });
    const registered = body.events.find(({ type }) => type === 'PatientRegistered');
    expect(registered).toMatchObject({ data: { fullName: 'Ishita Bose' }, hidden: [], secret: ['passwordHash'] });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('is filtered by type, actor and time', async () => {
    const all = (await events('patient', patient.id)).body.events;
    const ofType = (await events('patient', patient.id, { type: 'AppointmentBooked' })).body;
    expect(ofType).toMatchObject({ matching: 1, older: null, newer: null, events: [{ type: 'AppointmentBooked' }] });
    const byDoctor = (await events('patient', patient.id, { actor: doctor.id })).body.events;
    expect(byDoctor).toEqual(all.filter(({ actor }) => actor.id === doctor.id));
    expect(byDoctor.length).toBeGreaterThan(0);
    const booked = ofType.events[0]!;
    const then = { from: booked.recordedAt, to: booked.recordedAt };
    expect((await events('patient', patient.id, then)).body.events).toEqual(
      all.filter(({ recordedAt }) => recordedAt === booked.recordedAt),
    );
  });

  test('is paged in both directions', async () => {
    const busy = await aPatient(product, newPatient('Anita Desai'));
    for (let entry = 0; entry < 60; entry += 1) after = (await prescribe(`Medicine ${entry}`, busy)).position;
    // The opening is an event itself.
    await until(async () =>
      expect((await opened('patient', busy.id)).body.data.types.map(({ type }) => type)).toContain('RecordRead'),
    );
    const first = (await events('patient', busy.id)).body;
    expect([first.events.length, first.newer]).toEqual([50, null]);
    const second = (await events('patient', busy.id, { upTo: first.older ?? '' })).body;
    expect(second.older).toBeNull();
    const ids = [...first.events, ...second.events].map(({ index }) => index);
    expect(ids).toEqual(Array.from({ length: first.matching }, (_, index) => first.matching - index));
    const back = (await events('patient', busy.id, { after: second.newer ?? '' })).body;
    expect(back.events).toEqual(first.events);
    const fromStart = (await events('patient', busy.id, { after: '0' })).body;
    expect(fromStart.events.map(({ index }) => index)).toEqual(Array.from({ length: 50 }, (_, n) => 50 - n));
    const beyond = (await events('patient', busy.id, { upTo: '999999999' })).body;
    expect(beyond.events).toEqual(first.events);
  });

  test('names the first event of the same request', async () => {
    const { body } = await events('patient', patient.id);
    const firsts = new Map<string, string>();
    for (const { correlationId, position, causedBy } of body.events.toReversed()) {
      expect(causedBy).toBe(firsts.get(correlationId) ?? null);
      if (!firsts.has(correlationId)) firsts.set(correlationId, position);
    }
    expect(firsts.size).toBeLessThan(body.events.length);
  });

  test('grows while it is open, and includes the opening itself', async () => {
    const before = (await opened('patient', patient.id)).body.data;
    const { position } = await prescribe('Loratadine 10 mg');
    const grown = (await opened('patient', patient.id, { at: position })).body.data;
    expect(grown.total).toBeGreaterThan(before.total);
    await until(async () => {
      const { types } = (await opened('patient', patient.id)).body.data;
      expect(types).toContainEqual({ type: 'RecordRead', count: expect.any(Number) });
    });
  });

  test.each([
    ['patient', () => randomUUID()],
    ['doctor', () => patient.id],
    ['appointment', () => patient.id],
  ])('as a %s that does not exist is none', async (kind, id) =>
    expect((await opened(kind, id())).code).toBe('HISTORY_NOT_FOUND'),
  );
});

describe('the opening of a history', () => {
  test('is recorded once for each auditor and inquiry, and told to the patient without the reason', async () => {
    const watched = await aPatient(product, newPatient('Leela Nair'));
    const mine = await anInquiry(product, auditor, 'A secret reason.');
    const at = mine.position;
    for (let times = 0; times < 3; times += 1) {
      await opened('patient', watched.id, { under: mine.inquiry, at });
      await events('patient', watched.id, { inquiry: mine.inquiry });
    }
    await opened('patient', watched.id, { as: colleague, under: mine.inquiry });
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: watched });
      expect(body.readings).toHaveLength(2);
      expect(body.readings).toMatchObject(
        Array.from({ length: 2 }, () => ({
          ...{ readerRole: 'auditor', readerName: '', purpose: 'audit', kind: 'history', reason: null },
        })),
      );
      expect(JSON.stringify(body)).not.toContain('secret');
    });
  });

  test('of a doctor is recorded under the inquiry; the events of patients show none of their data', async () => {
    const { body } = await opened('doctor', doctor.id);
    expect(body.data).toMatchObject({ kind: 'doctor', name: 'Farhan Sheikh' });
    expect(body.data.actors).toContainEqual({
      ...{ id: patient.id, role: 'patient', name: '', count: expect.any(Number) as unknown },
    });
    const page = (await events('doctor', doctor.id)).body;
    const { events: all } = page;
    const { body: knew } = await product.call(showKnowledge, {
      ...{ as: auditor, after, params: { kind: 'doctor', id: doctor.id } },
      query: { inquiry, position: all.find(({ actor }) => actor.id === patient.id)!.position },
    });
    expect(JSON.stringify([body, page, knew])).not.toContain('Ishita');
    const booked = all.find(({ type }) => type === 'AppointmentBooked');
    expect(booked).toMatchObject({ hidden: expect.arrayContaining(['issueDetails']) as unknown });
    expect(booked?.data).not.toHaveProperty('issueDetails');
    expect(all.find(({ type }) => type === 'DoctorRegistered')?.data).toMatchObject({ fullName: 'Farhan Sheikh' });
    const { store } = await openLog(product.vault, product.database, eventDefinitions);
    const recorded = (await store.readStream(`inquiry-${inquiry}`)).filter(
      ({ type }) => type === 'DoctorHistoryOpened',
    );
    await store.close();
    expect(recorded).toMatchObject([{ data: { doctorId: doctor.id, auditorId: auditor.id } }]);
  });

  test.each([
    ['its events', (as: Of) => product.call(listHistoryEvents, as)],
    ['a moment', (as: Of) => product.call(showMoment, { ...as, query: { ...as.query, at: '999999999' } })],
    ['who knew', (as: Of) => product.call(showKnowledge, { ...as, query: { ...as.query, position: '999999999' } })],
  ])('is recorded as well where %s are asked for first', async (_, ask) => {
    const mine = await anInquiry(product, auditor);
    const query = { inquiry: mine.inquiry };
    const { status } = await ask({
      ...{ as: auditor, after: mine.position, query },
      params: { kind: 'patient', id: patient.id },
    });
    expect(status).toBe(200);
    const { store } = await openLog(product.vault, product.database, eventDefinitions);
    const readings = await store.readStream(`access-${patient.id}`);
    await store.close();
    expect(readings.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        ...{ patientId: patient.id, reader: { id: auditor.id, role: 'auditor' } },
        ground: { purpose: 'audit', inquiryId: mine.inquiry },
      }),
    );
  });

  test('of an appointment shows what belongs to it, and is a reading of its patient’s record', async () => {
    const { body } = await opened('appointment', appointmentId);
    expect(body.data).toMatchObject({ kind: 'appointment', name: 'Ishita Bose, Farhan Sheikh' });
    const types = body.data.types.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['AppointmentBooked', 'PatientTimeReserved', 'SlotClaimed']));
    expect(types).not.toContain('PatientRegistered');
    await until(async () => {
      const readings = (await product.call(listRecordReadings, { as: patient })).body.readings;
      expect(readings.filter(({ kind }) => kind === 'history').length).toBeGreaterThan(0);
    });
  });
});

const moment = (kind: string, id: string, query: Query, as = auditor) =>
  product.call(showMoment, { as, after, params: { kind, id }, query: { inquiry, ...query } });
const known = (id: string, position: string) =>
  product.call(showKnowledge, { as: auditor, after, params: { kind: 'patient', id }, query: { inquiry, position } });

describe('a moment', () => {
  test('shows the record as it was after an event, and what differs from another moment', async () => {
    const all = (await events('patient', patient.id)).body.events;
    const first = all.findLast(({ type }) => type === 'PrescriptionAdded')!;
    const { data } = (await moment('patient', patient.id, { at: first.position, compare: '0' })).body;
    expect(data.at).toEqual({ position: first.position, index: first.index, recordedAt: first.recordedAt });
    expect(data.compared).toEqual({ position: '0', index: 0, recordedAt: null });
    const rows = (name: string) => data.sections.find(({ table }) => table === name)?.rows;
    expect(rows('record_entries')).toContainEqual(
      expect.objectContaining({
        ...{ change: 'added', before: null },
        row: expect.objectContaining({ title: 'Cetirizine 10 mg', position: first.position }) as unknown,
      }),
    );
    expect(rows('patients')).toMatchObject([{ row: { full_name: 'Ishita Bose' } }]);
    expect(data.incomplete).toEqual([]);
    const appointment = rows('appointments')?.[0]?.row;
    expect(appointment).toMatchObject({ status: 'Completed' });
    expect(appointment).not.toHaveProperty('room_name');
    const earlier = (await moment('patient', patient.id, { at: '0', compare: first.position })).body.data;
    expect([earlier.removed, earlier.added]).toEqual([data.added, 0]);
  });

  test('now is what the live screens show: each table has the rows of the read models', async () => {
    const { data } = (await moment('patient', patient.id, { at: '999999999' })).body;
    expect(data.sections.length).toBeGreaterThan(4);
    // The opening itself is a reading of the record.
    for (const table of replayedModels.flatMap(replayedTables).filter(({ name }) => name !== 'record_readings')) {
      const { rows } = await product.database.query<Record<string, unknown>>(
        `select * from read.${table.name} where ${table.subject} = $1`,
        [patient.id],
      );
      const live = rows.map((row) =>
        Object.fromEntries(
          Object.keys(table.columns)
            .filter((column) => !isSecretColumn(table.name, column))
            .map((column) => [column, typeof row[column] === 'bigint' ? String(row[column]) : row[column]]),
        ),
      );
      const replayed = data.sections.find((section) => section.table === table.name)?.rows.map(({ row }) => row) ?? [];
      const inOrder = (all: readonly Record<string, unknown>[]) =>
        new Map(all.map((row) => [String(row[table.key]), row]));
      expect([table.name, inOrder(replayed)]).toEqual([table.name, inOrder(live)]);
    }
  });

  test('of a doctor shows the doctor’s own rows only', async () => {
    const treating = await aTreatingDoctor();
    await anAppointment(product, { patient, doctor: treating, slot: nextSlot() });
    const { position } = await prescribe('Levocetirizine 5 mg');
    const read = await product.call(showHealthRecord, {
      ...{ as: treating, after: position, params: { patientId: patient.id } },
    });
    expect(read.status).toBe(200);
    await until(async () =>
      expect((await opened('doctor', treating.id)).body.data.types).toContainEqual({ type: 'RecordRead', count: 1 }),
    );
    const { data } = (await moment('doctor', treating.id, { at: '999999999' })).body;
    const tables = data.sections.map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['doctors', 'registrations']));
    expect(tables).not.toContain('appointments');
    expect(JSON.stringify(data)).not.toContain(patient.id);
  });

  test('beyond the end, between two events and before the first is taken as said', async () => {
    const { last } = (await opened('patient', patient.id)).body.data;
    for (const [at, expected] of [
      ['999999999999999999', last?.position],
      ['0', '0'],
    ])
      expect((await moment('patient', patient.id, { at: at! })).body.data.at.position).toBe(expected);
  });

  test.each(['', '-1', '1.5', 'now', '1e3', '9'.repeat(19)])('at %p is refused', async (at) =>
    expect((await moment('patient', patient.id, { at })).code).toBe('INPUT_INVALID'),
  );
});

describe('who knew what', () => {
  test('a doctor had opened at which version, with the changes since; and who saw it afterwards', async () => {
    const [sick, treating] = [await aPatient(product, newPatient('Rohan Gupta')), await aTreatingDoctor()];
    await anAppointment(product, { patient: sick, doctor: treating, slot: nextSlot() });
    const warfarin = await prescribe('Warfarin 5 mg', sick);
    const read = (at: string | null) =>
      product.call(showHealthRecord, { as: treating, after: at, params: { patientId: sick.id } });
    expect((await read(warfarin.position)).status).toBe(200);
    await prescribe('Ibuprofen 200 mg', sick);
    const diagnosed = await product.call(addDiagnosisAsDoctor, {
      ...{ as: treating, after: warfarin.position },
      body: { userEmail: sick.email, condition: 'Sprained ankle', notes: 'Rest.' },
    });
    expect(diagnosed.status).toBe(200);
    await read(diagnosed.position);
    after = diagnosed.position;
    const position = String(diagnosed.position);
    const { data } = (await known(sick.id, position)).body;
    expect(data.event).toMatchObject({ type: 'DiagnosisAdded', author: { id: treating.id, name: 'Sunil Rao' } });
    expect(data.opened).toMatchObject([
      ...[{ kind: 'healthRecord', name: '', version: warfarin.position, changedSince: 1, reader: { id: treating.id } }],
    ]);
    await until(async () => {
      const readers = (await known(sick.id, position)).body.data.seenBy.map(({ reader }) => reader.id);
      expect(readers).toEqual([auditor.id]);
    });
    // What a patient writes in their own record depends on no reading.
    expect((await known(sick.id, String(warfarin.position))).body.data).toMatchObject({
      ...{ opened: [], event: { type: 'PrescriptionAdded' } },
      seenBy: [{ reader: { id: treating.id, name: 'Sunil Rao' } }, { reader: { id: auditor.id } }],
    });
  });

  test('before the first event is nothing', async () =>
    expect((await known(patient.id, '0')).code).toBe('HISTORY_NOT_FOUND'));
});

const aTreatingDoctor = async () => withSecondFactor(product, await aDoctor(product, newDoctor('Sunil Rao')), 'doctor');

test('of an erased person the history shows placeholders, at once after the key is gone', async () => {
  const erased = await aPatient(product, newPatient('Zainab Ali'));
  const { position } = await prescribe('Metformin 500 mg', erased);
  after = position;
  expect(JSON.stringify((await events('patient', erased.id)).body)).toContain('Metformin');
  await product.database.query('update vault.subject_keys set wrapped = null where subject = $1', [erased.id]);
  // Another process of the product, which has not read the key before.
  const log = await openLog(product.vault, product.database, eventDefinitions);
  const fresh = createOpenedHistories({ ...log, pool: product.database });
  const { history } = await fresh.open({ kind: 'patient', id: erased.id });
  fresh.close();
  await log.store.close();
  expect(history.isErased).toBe(true);
  const added = history.entries.find(({ event }) => event.type === 'PrescriptionAdded');
  expect(added).toMatchObject({ isErased: true, event: { data: { medication: '(erased)' } } });
});

test('a damaged event is reported, and does not hide the others', async () => {
  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const struck = await aPatient(product, newPatient('Dev Anand'));
  const entry = await prescribe('Amlodipine 5 mg', struck);
  const metadata = {
    ...{ actor: { id: struck.id, role: 'patient' as const }, subject: struck.id, schemaVersion: 2 },
    ...{ correlationId: 'test', causationId: randomUUID() },
  };
  const data = { patientId: struck.id, $personal: 'not encrypted' };
  const damaged = { id: randomUUID(), type: 'PrescriptionAdded', data, metadata };
  after = String(await store.append(`healthRecord-${struck.id}`, 'any', [damaged]));
  await store.close();
  expect(entry.status).toBe(200);
  const { body } = await events('patient', struck.id);
  const found = body.events.find(({ id }) => id === damaged.id);
  expect(found).toMatchObject({ data: {}, position: after });
  expect(found?.unreadable).toEqual(expect.any(String));
  expect(body.events.filter(({ unreadable }) => unreadable === null).length).toBeGreaterThan(2);
  const { data: now } = (await moment('patient', struck.id, { at: '999999999' })).body;
  expect(now.incomplete).toEqual([`healthRecord-${struck.id}`]);
  expect(now.sections.find(({ table }) => table === 'record_entries')?.rows).toHaveLength(1);
});

test('in the whole log, the rows of each person are the same after the events that concern them as after all', async () => {
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  const last = await store.lastPosition();
  const log: Recorded[] = [];
  const stop = new AbortController();
  for await (const batch of store.follow(null, stop.signal)) {
    for (const event of await codec.decodeEach(batch)) if (!(event instanceof Undecodable)) log.push(event);
    if ((batch.at(-1)?.position ?? 0n) >= (last ?? 0n)) break;
  }
  stop.abort();
  await store.close();
  const people = new Set(
    log.flatMap(({ type, data }) => (/Registered$/.test(type) ? Object.values(data as object)[0] : [])),
  );
  expect(people.size).toBeGreaterThan(2);
  for (const model of readModels) {
    const all = foldInMemory(model, log);
    for (const person of people as Set<string>) {
      const own = foldInMemory(
        model,
        log.filter((event) => concernedBy(event).includes(person)),
      );
      for (const table of model.tables) expect(own.rows(table, person)).toEqual(all.rows(table, person));
    }
  }
});

test('two auditors see the same history, each by a reading of their own', async () => {
  const [mine, theirs] = await Promise.all(
    [auditor, colleague].map(async (as) => (await opened('appointment', appointmentId, { as })).body.data),
  );
  expect(mine?.first).toEqual(theirs?.first);
});
