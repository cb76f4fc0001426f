import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NOTIFICATIONS_PAGE } from '@anamnesis/contracts/notifications/constants';
import { reminderId } from '@anamnesis/contracts/notifications/ids';
import { migrate } from '@anamnesis/platform/postgres/migrations';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf } from '@anamnesis/platform/projection/builds';
import { signInsSchema } from '@anamnesis/platform/tokens/sign-ins-schema';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { notificationCentre } from '@anamnesis/read-models/notifications/notifications';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { notificationsOf, unreadOf } from './notifications-of.js';
import { hasPush, pushMessageOf, subscriptionsOf } from './push.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await openBookkeeping(database.pool);
  await migrate(database.pool, signInsSchema);
  await database.pool.query('create schema if not exists read');
  const models = [accountCredentials, doctorDirectory, familyTies, healthRecord, notificationCentre, patientProfile];
  for (const model of models) {
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
  (await notificationsOf(portsAt(moment), person)).notifications.map(({ kind }) => kind);

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
    const [reminder] = (await notificationsOf(portsAt(due), person)).notifications;
    expect(await unreadOf(portsAt(due), person)).toMatchObject({ unread: 1 });
    await database.pool.query('insert into read.notification_reads (read, account_id) values ($1, $2)', [
      `${person.id} ${reminder?.id}`,
      person.id,
    ]);
    expect(await unreadOf(portsAt(due), person)).toMatchObject({ unread: 0 });
    expect(await unreadOf(portsAt(after(-60, startsAt)), person)).toMatchObject({ unread: 1 });
  });
});

test('what came up to the mark is read, what came later is not', async () => {
  const person = patient();
  await tell(person, 'noteWritten', NOON);
  await tell(person, 'paymentConfirmed', after(1));
  await database.pool.query('insert into read.notification_marks values ($1, $2)', [person.id, NOON]);
  const { notifications, unread } = await notificationsOf(portsAt(after(2)), person);
  expect(notifications.map(({ kind, isRead }) => [kind, isRead])).toEqual([
    ['paymentConfirmed', false],
    ['noteWritten', true],
  ]);
  expect(unread).toBe(1);
});

test('unread ones are counted by group, also those that are behind newer ones', async () => {
  const person = patient();
  await tell(person, 'testReportAdded', NOON);
  await tell(person, 'prescriptionAdded', after(1));
  await tell(person, 'noteWritten', after(2));
  for (const minute of [3, 4, 5]) await tell(person, 'paymentConfirmed', after(minute));
  const groups = { payments: 3, messages: 1, records: 2 };
  const counted = Object.entries(groups).map(([group, unread]) => ({ group, unread }));
  expect(await unreadOf(portsAt(after(6)), person)).toEqual({ unread: 6, groups: counted });
  await database.pool.query('insert into read.notification_marks values ($1, $2)', [person.id, after(1)]);
  expect((await unreadOf(portsAt(after(6)), person)).groups.map(({ group }) => group)).toEqual([
    'payments',
    'messages',
  ]);
});

test('pages end where the next begins, also between notifications of one moment; nobody sees those of others', async () => {
  const person = patient();
  for (let count = 0; count <= NOTIFICATIONS_PAGE; count += 1) await tell(person, 'noteWritten', NOON);
  const first = await notificationsOf(portsAt(NOON), person);
  expect(first.next).not.toBeNull();
  const second = await notificationsOf(portsAt(NOON), person, { before: first.next ?? '' });
  const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
  expect(new Set(ids).size).toBe(NOTIFICATIONS_PAGE + 1);
  expect(second.next).toBeNull();
  expect(await kindsAt(patient(), NOON)).toEqual([]);
});

describe('a push notification', () => {
  /** A device of a person, allowed in a sign-in of its own. */
  async function aDevice(person: Someone) {
    const [signInId, subscriptionId] = [randomUUID(), randomUUID()];
    await database.pool.query(
      `insert into accounts.sign_ins (id, account_id, role, device, expires_at)
       values ($1, $2, 'patient', '', now() + interval '1 day')`,
      [signInId, person.id],
    );
    await database.pool.query(
      `insert into read.push_subscriptions (subscription_id, account_id, sign_in_id, endpoint, p256dh, auth)
       values ($1, $2, $3, 'https://push.example/1', 'key', 'secret')`,
      [subscriptionId, person.id, signInId],
    );
    return { accountId: person.id, signInId, subscriptionId };
  }
  const choose = (person: Someone, choices: object) =>
    database.pool.query('insert into read.notification_settings values ($1, $2)', [person.id, JSON.stringify(choices)]);
  const address = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

  test('goes to each device of the person, with what it is about', async () => {
    const person = patient();
    const device = await aDevice(person);
    const notificationId = randomUUID();
    await tell(person, 'prescriptionAdded', NOON, notificationId);
    expect(await subscriptionsOf(portsAt(NOON), person.id)).toEqual([device.subscriptionId]);
    expect(await pushMessageOf(portsAt(NOON), { ...device, notificationId })).toEqual({
      ...{ ...address, kind: 'prescriptionAdded', link: '/user-reports?tab=prescriptions' },
      ...{ startsAt: null, quietUntil: null },
    });
    const stranger = patient();
    expect(await pushMessageOf(portsAt(NOON), { ...device, accountId: stranger.id, notificationId })).toBeNull();
  });

  test.each([
    ['its sign-in was ended', 'update accounts.sign_ins set revoked_at = now() where id = $1'],
    ['its sign-in has run out', "update accounts.sign_ins set expires_at = now() - interval '1 second' where id = $1"],
    ['its sign-in is no longer known', 'delete from accounts.sign_ins where id = $1'],
  ])('goes to no device once %s', async (_, ending) => {
    const person = patient();
    const device = await aDevice(person);
    const notificationId = randomUUID();
    await tell(person, 'noteWritten', NOON, notificationId);
    expect(await hasPush(portsAt(NOON), person.id, device.signInId)).toBe(true);
    await database.pool.query(ending, [device.signInId]);
    expect(await hasPush(portsAt(NOON), person.id, device.signInId)).toBe(false);
    expect(await subscriptionsOf(portsAt(NOON), person.id)).toEqual([]);
    expect(await pushMessageOf(portsAt(NOON), { ...device, notificationId })).toBeNull();
  });

  test('is not wanted when it was read, or switched off; and waits for the end of the quiet hours', async () => {
    const person = patient();
    const device = await aDevice(person);
    const [read, off, waiting] = [randomUUID(), randomUUID(), randomUUID()];
    await tell(person, 'noteWritten', NOON, read);
    await database.pool.query('insert into read.notification_reads (read, account_id) values ($1, $2)', [
      `${person.id} ${read}`,
      person.id,
    ]);
    await tell(person, 'paymentConfirmed', NOON, off);
    await tell(person, 'noteWritten', NOON, waiting);
    await choose(person, {
      mailOff: [],
      pushOff: ['payments'],
      quietHours: { from: '11:00', to: '13:00', zone: 'UTC' },
    });
    const asked = (notificationId: string) => pushMessageOf(portsAt(NOON), { ...device, notificationId });
    expect([await asked(read), await asked(off), await asked(randomUUID())]).toEqual([null, null, null]);
    expect(await asked(waiting)).toMatchObject({ quietUntil: after(60) });
  });

  test('of a reminder is wanted under the id that is planned, when it is due, while the time stands', async () => {
    const person = patient();
    const device = await aDevice(person);
    const startsAt = after(3 * 24 * 60);
    await appoint(person, startsAt, NOON);
    const { rows } = await database.pool.query<{ id: string }>(
      'select appointment_id as id from read.notification_times where patient_id = $1',
      [person.id],
    );
    const notificationId = reminderId(rows[0]?.id ?? '', 'reminderHourBefore', startsAt);
    const asked = (minutes: number) => pushMessageOf(portsAt(after(minutes, startsAt)), { ...device, notificationId });
    expect(await asked(-61)).toBeNull();
    expect(await asked(-60)).toMatchObject({ kind: 'reminderHourBefore', startsAt });
    await database.pool.query('update read.notification_times set stands = false where patient_id = $1', [person.id]);
    expect(await asked(-60)).toBeNull();
  });
});

/** Columns of an entry that say nothing here. */
const TEXTS = [
  ...['retraction_reason', 'doctor_name', 'title', 'body', 'duration', 'instructions', 'symptoms', 'stop_reason'],
  ...['document_file', 'document_name', 'document_type'],
];

test('a notice leads to its report, and says when it was withdrawn, and when its values were confirmed after it', async () => {
  const person = patient();
  const entryId = randomUUID();
  await tell(person, 'resultUrgent', NOON);
  await database.pool.query(`update read.notifications set entry_id = $2, rank = 'hospital' where recipient_id = $1`, [
    person.id,
    entryId,
  ]);
  const entry = (retractedAt: string | null, confirmedAt: string | null) =>
    database.pool.query(
      `insert into read.record_entries (entry_id, patient_id, author_id, author_role, written_at, position, kind, date, retracted_at,
         values_confirmed_at, ${TEXTS.join(', ')}, confirmed_unchecked, has_thumbnail)
       values ($1, $2, $2, 'patient', now(), 1, 'testReport', '2026-11-20', $3, $4, ${TEXTS.map(() => "''").join(', ')}, false, false)
       on conflict (entry_id) do update set retracted_at = $3, values_confirmed_at = $4`,
      [entryId, person.id, retractedAt, confirmedAt],
    );
  const seen = async () => {
    const { notifications } = await notificationsOf(portsAt(after(60)), person);
    return notifications.map(({ withdrawnAt, confirmedAt }) => [withdrawnAt, confirmedAt]);
  };
  expect(await seen()).toEqual([[null, null]]);
  const { notifications: told } = await notificationsOf(portsAt(after(60)), person);
  expect(told).toMatchObject([{ rank: 'hospital', link: `/user-reports?tab=tests&report=${entryId}` }]);
  const of = async (report: string, reader = person) =>
    (await notificationsOf(portsAt(after(60)), reader, { report })).notifications.length;
  await tell(person, 'insightReady', NOON);
  expect([await of(entryId), await of(randomUUID()), await of(entryId, patient())]).toEqual([1, 0, 0]);
  await database.pool.query(`delete from read.notifications where recipient_id = $1 and kind = 'insightReady'`, [
    person.id,
  ]);
  await entry(null, after(-5));
  expect(await seen()).toEqual([[null, null]]);
  await entry(after(9), after(5));
  expect(await seen()).toEqual([[after(9), after(5)]]);
  // How urgent it is is what its record shows by now.
  const lines = [{ kind: 'line', rank: 'doctor', isToCheck: false, text: 'Malarial parasite: seen' }];
  await database.pool.query('update read.record_entries set urgency = $2 where entry_id = $1', [
    ...[entryId, JSON.stringify({ lines, isOfUnknown: false })],
  ]);
  const { notifications: later } = await notificationsOf(portsAt(after(60)), person);
  expect(later).toMatchObject([{ rank: 'doctor' }]);
});
