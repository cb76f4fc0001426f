import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NOTIFICATIONS_PAGE } from '@anamnesis/contracts/notifications/constants';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf } from '@anamnesis/platform/projection/builds';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { notificationCentre } from '@anamnesis/read-models/notifications/notifications';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { notificationsOf, unreadOf } from './notifications-of.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await openBookkeeping(database.pool);
  await database.pool.query('create schema if not exists read');
  for (const model of [accountCredentials, doctorDirectory, familyTies, notificationCentre, patientProfile]) {
    const { schema } = await copyOf(database.pool, model);
    for (const { name } of model.tables)
      await database.pool.query(`create view read.${name} as select * from ${schema}.${name}`);
  }
});
afterAll(() => database.close());

const NOON = '2026-11-20T12:00:00.000Z';
const after = (minutes: number, moment = NOON) => new Date(Date.parse(moment) + minutes * 60_000).toISOString();
const portsAt = (moment: string) => ({ pool: database.pool, clock: () => new Date(moment) });
const patient = () => ({ id: randomUUID(), role: 'patient' as const });
type Someone = ReturnType<typeof patient>;

const tell = (person: Someone, kind: string, at: string, id = randomUUID()) =>
  database.pool.query(
    'insert into read.notifications (notification_id, recipient_id, kind, at) values ($1, $2, $3, $4)',
    [id, person.id, kind, at],
  );
const appoint = (person: Someone, startsAt: string, setAt: string, stands = true) =>
  database.pool.query(
    `insert into read.notification_times (appointment_id, patient_id, doctor_id, starts_at, ends_at, set_at, stands)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), person.id, randomUUID(), startsAt, after(30, startsAt), setAt, stands],
  );
const kindsAt = async (person: Someone, moment: string) =>
  (await notificationsOf(portsAt(moment), person, undefined)).notifications.map(({ kind }) => kind);

describe('reminders', () => {
  const startsAt = after(3 * 24 * 60);
  test('come a day and an hour before, the later instead of the earlier, and end with the appointment', async () => {
    const person = patient();
    await appoint(person, startsAt, NOON);
    expect(await kindsAt(person, after(-24 * 60 - 1, startsAt))).toEqual([]);
    expect(await kindsAt(person, after(-24 * 60, startsAt))).toEqual(['reminderDayBefore']);
    expect(await kindsAt(person, after(-60, startsAt))).toEqual(['reminderHourBefore']);
    expect(await kindsAt(person, after(30, startsAt))).toEqual([]);
  });
  test('of a time that was agreed later than they would be due do not come', async () => {
    const person = patient();
    await appoint(person, startsAt, after(-30, startsAt));
    expect(await kindsAt(person, after(-20, startsAt))).toEqual([]);
  });
  test('of an appointment that was called off do not come', async () => {
    const person = patient();
    await appoint(person, startsAt, NOON, false);
    expect(await kindsAt(person, after(-60, startsAt))).toEqual([]);
  });
  test('are unread until read, and what was read of the day before is not what comes an hour before', async () => {
    const person = patient();
    await appoint(person, startsAt, NOON);
    const due = after(-24 * 60, startsAt);
    const [reminder] = (await notificationsOf(portsAt(due), person, undefined)).notifications;
    expect(await unreadOf(portsAt(due), person)).toBe(1);
    await database.pool.query('insert into read.notification_reads (read, account_id) values ($1, $2)', [
      `${person.id} ${reminder?.id}`,
      person.id,
    ]);
    expect(await unreadOf(portsAt(due), person)).toBe(0);
    expect(await unreadOf(portsAt(after(-60, startsAt)), person)).toBe(1);
  });
});

test('what came up to the mark is read, what came later is not', async () => {
  const person = patient();
  await tell(person, 'noteWritten', NOON);
  await tell(person, 'paymentConfirmed', after(1));
  await database.pool.query('insert into read.notification_marks values ($1, $2)', [person.id, NOON]);
  const { notifications, unread } = await notificationsOf(portsAt(after(2)), person, undefined);
  expect(notifications.map(({ kind, isRead }) => [kind, isRead])).toEqual([
    ['paymentConfirmed', false],
    ['noteWritten', true],
  ]);
  expect(unread).toBe(1);
});

test('pages end where the next begins, also between notifications of one moment; nobody sees those of others', async () => {
  const person = patient();
  for (let count = 0; count <= NOTIFICATIONS_PAGE; count += 1) await tell(person, 'noteWritten', NOON);
  const first = await notificationsOf(portsAt(NOON), person, undefined);
  expect(first.next).not.toBeNull();
  const second = await notificationsOf(portsAt(NOON), person, first.next ?? '');
  const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
  expect(new Set(ids).size).toBe(NOTIFICATIONS_PAGE + 1);
  expect(second.next).toBeNull();
  expect(await kindsAt(patient(), NOON)).toEqual([]);
});
