import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment, cancelAppointment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { patientAppointments, pendingConsultations } from '@anamnesis/contracts/appointments/query-routes';
import { doctorSlots } from '@anamnesis/contracts/doctors/routes';
import { type Slot, slotAt } from '@anamnesis/contracts/time/slots';
import { joinSession } from '@anamnesis/contracts/sessions/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { dayFromNow, freshSlots, TIME_ZONE } from './testing/appointments.js';
import { aDoctor, aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';
import { stalledService } from './testing/stalled-service.js';

let product: Product;
let patients: Person[];
let doctor: Person;
beforeAll(async () => {
  product = await sharedProduct();
  [doctor, ...patients] = await Promise.all([aDoctor(product), ...Array.from({ length: 8 }, () => aPatient(product))]);
});
afterAll(() => product.close());

const nextSlot = freshSlots();
const patientAt = (index: number) => patients[index % patients.length] as Person;
const book = (slot: Pick<Slot, 'date' | 'time'>, as: Person = patientAt(0), commandId: string = randomUUID()) =>
  product.call(bookAppointment, { as, commandId, body: { doctorId: doctor.id, date: slot.date, time: slot.time } });
const cancel = (id: string, as: Person = patientAt(0), commandId: string = randomUUID()) =>
  product.call(cancelAppointment, { as, commandId, params: { id }, body: { reason: 'Better now' } });
const move = (id: string, slot: Slot, commandId: string = randomUUID(), as: Person = patientAt(0)) =>
  product.call(rescheduleAppointment, { as, commandId, params: { id }, body: { newDateTime: slot.startsAt } });
const idOf = ({ body }: Awaited<ReturnType<typeof book>>) => body.data.appointmentId;

/** The ids of the appointments in a slot, as the doctor's list shows them after a log position. */
async function holders(slot: Slot, after: string | null): Promise<string[]> {
  const { body } = await product.call(pendingConsultations, { as: doctor, after });
  return body.consultations.filter(({ startsAt }) => startsAt === slot.startsAt).map(({ id }) => id);
}
/** The state of a slot in the booking dialog. */
async function stateOf(slot: Slot, after: string | null): Promise<string | undefined> {
  const sent = { as: doctor, after, params: { doctorId: doctor.id }, query: { date: slot.date } };
  const { body } = await product.call(doctorSlots, sent);
  return body.slots.find(({ time }) => time === slot.time)?.state;
}

/** A booking whose process stalled between the claim of the slot, this many seconds ago, and the booking. */
async function stalledBooking(slot: Slot, commandId: string, secondsAgo: number) {
  const service = await stalledService(product, 'appointment-', secondsAgo);
  const body = { doctorId: doctor.id, date: slot.date, time: slot.time };
  const answer = service.call(bookAppointment, { as: patientAt(0), commandId, body });
  await service.stalled;
  return { goOn: () => service.goOn(answer) };
}

describe('concurrent commands', () => {
  test('of two hundred bookings of one slot one succeeds, and the others get the next free slots', async () => {
    const slot = nextSlot();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => book(slot, patientAt(index))));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
    const winnerIndex = answers.findIndex(({ status }) => status === 200) % patients.length;
    const lost = answers.filter((_, index) => index % patients.length !== winnerIndex);
    expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['SLOT_TAKEN']));
    for (const { body } of lost) {
      const nextFree = body.parameters?.['nextFree'] as string[];
      expect(nextFree).toHaveLength(3);
      expect(nextFree).not.toContain(slot.startsAt);
    }
    const winner = won[0] as (typeof won)[number];
    expect(await holders(slot, winner.position)).toEqual([idOf(winner)]);
    expect(await stateOf(slot, winner.position)).toBe('taken');
  });

  test('one command sent twenty times books once, and every reply names that appointment', async () => {
    const slot = nextSlot();
    const commandId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(slot, patientAt(0), commandId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const again = await book(slot, patientAt(0), commandId);
    expect(idOf(again)).toBe(idOf(answers[0] as typeof again));
    expect(await holders(slot, again.position)).toEqual([idOf(again)]);
  });

  test('all hours of a day can be booked concurrently', async () => {
    const day = dayFromNow(80);
    const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
    const answers = await Promise.all(times.map((time, index) => book({ date: day, time }, patientAt(index))));
    expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200));
  });

  test('of many appointments rescheduled to one slot, one moves and the others are unchanged', async () => {
    const target = nextSlot();
    const before = await Promise.all(
      patients.map(async (patient) => {
        const slot = nextSlot();
        return { patient, slot, id: idOf(await book(slot, patient)) };
      }),
    );
    const answers = await Promise.all(before.map(({ patient, id }) => move(id, target, randomUUID(), patient)));
    const moved = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ code }) => code ?? 'moved').toSorted()).toEqual([
      ...Array(patients.length - 1).fill('SLOT_TAKEN'),
      'moved',
    ]);
    const { position } = answers[moved] as (typeof answers)[number];
    expect(await holders(target, position)).toEqual([before[moved]?.id]);
    for (const [index, { slot, id }] of before.entries())
      expect(await holders(slot, position)).toEqual(index === moved ? [] : [id]);
  });
});

describe('a repeated command', () => {
  test('under a new id, by the patient who has the slot, is told so', async () => {
    const slot = nextSlot();
    const booked = await book(slot, patientAt(0));
    const again = await book(slot, patientAt(0));
    expect([again.status, again.code]).toEqual([409, 'SLOT_BOOKED_BY_YOU']);
    expect((await book(slot, patientAt(1))).code).toBe('SLOT_TAKEN');
    expect(await holders(slot, booked.position)).toEqual([idOf(booked)]);
  });

  test('with other content is rejected, and changes nothing', async () => {
    const slot = nextSlot();
    const commandId = randomUUID();
    const booked = await book(slot, patientAt(0), commandId);
    const id = idOf(booked);
    for (const answer of [
      await cancel(id, patientAt(0), commandId),
      await move(id, nextSlot(), commandId),
      await book(nextSlot(), patientAt(0), commandId),
    ])
      expect([answer.status, answer.code]).toEqual([409, 'COMMAND_ID_REUSED']);
    expect(await holders(slot, booked.position)).toEqual([id]);
    expect((await cancel(id)).status).toBe(200);
  });

  test('by another person who knows its id is rejected like any command of theirs', async () => {
    const commandId = randomUUID();
    const id = idOf(await book(nextSlot()));
    const joined = await product.call(joinSession, { as: doctor, params: { id }, commandId });
    expect(joined.status).toBe(200);
    const stranger = await product.call(joinSession, { as: patientAt(1), params: { id }, commandId });
    expect(stranger.code).toBe('APPOINTMENT_NOT_FOUND');
  });

  test('to reschedule, sent after a later reschedule, leaves the appointment in its slot', async () => {
    const [first, second, third] = [nextSlot(), nextSlot(), nextSlot()];
    const commandId = randomUUID();
    const id = idOf(await book(first));
    expect((await move(id, second, commandId)).status).toBe(200);
    const moved = await move(id, third);
    await move(id, second, commandId);
    expect((await move(id, first, commandId)).code).toBe('COMMAND_ID_REUSED');
    expect(await holders(third, moved.position)).toEqual([id]);
    expect((await book(third, patientAt(1))).code).toBe('SLOT_TAKEN');
    for (const left of [first, second]) expect((await book(left, patientAt(2))).status).toBe(200);
  });
});

describe('a slot is free again', () => {
  test('after its appointment was cancelled, once or repeatedly', async () => {
    const slot = nextSlot();
    const id = idOf(await book(slot));
    expect((await cancel(id)).status).toBe(200);
    const again = await cancel(id);
    expect(again.status).toBe(200);
    expect(await stateOf(slot, again.position)).toBe('free');
    const next = await book(slot, patientAt(1));
    expect(next.status).toBe(200);
    expect((await cancel(id)).status).toBe(200);
    expect(await holders(slot, next.position)).toEqual([idOf(next)]);
    expect((await book(slot, patientAt(2))).code).toBe('SLOT_TAKEN');
  });

  test('after its appointment was moved, and the new slot is taken', async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    const id = idOf(await book(from));
    const { position } = await move(id, to);
    expect([await holders(from, position), await holders(to, position)]).toEqual([[], [id]]);
    expect((await book(to, patientAt(1))).code).toBe('SLOT_TAKEN');
    expect((await book(from, patientAt(1))).status).toBe(200);
  });

  test('after its claim was abandoned: the next booking releases it, and the late one is rejected', async () => {
    const slot = nextSlot();
    const commandId = randomUUID();
    const late = await stalledBooking(slot, commandId, 3_600);
    const healed = await book(slot, patientAt(1));
    expect(healed.status).toBe(200);
    expect((await late.goOn()).code).toBe('SLOT_TAKEN');
    expect((await book(slot, patientAt(0), commandId)).code).toBe('SLOT_TAKEN');
    expect(await holders(slot, healed.position)).toEqual([idOf(healed)]);
    const { body } = await product.call(patientAppointments, { as: patientAt(0), after: healed.position });
    expect(body.sessions.filter(({ startsAt }) => startsAt === slot.startsAt)).toEqual([]);
  });

  test('but not while the claim is recent: its booking may still be in progress', async () => {
    const slot = nextSlot();
    const commandId = randomUUID();
    const slow = await stalledBooking(slot, commandId, 5);
    expect((await book(slot, patientAt(1))).code).toBe('SLOT_TAKEN');
    const booked = await slow.goOn();
    expect(booked.status).toBe(200);
    expect(await holders(slot, booked.position)).toEqual([idOf(booked)]);
  });
});

describe('a time at which the patient already has an appointment', () => {
  const askedAbout = ({ status, code, body }: Awaited<ReturnType<typeof book>>) => ({
    ...{ status, code, appointments: body.parameters?.['appointments'] },
  });

  test('with another doctor is rejected with that appointment, for booking and moving, unless confirmed', async () => {
    const [other, slot, later] = [await aDoctor(product), nextSlot(), nextSlot()];
    const first = await book(slot);
    const refused = {
      ...{ status: 409, code: 'APPOINTMENT_AT_SAME_TIME' },
      appointments: [
        {
          ...{ appointmentId: idOf(first), doctorId: doctor.id, doctorName: doctor.fullName },
          startsAt: slot.startsAt,
        },
      ],
    };
    const { date, time } = slot;
    const wanted = { doctorId: other.id, date, time };
    const as = patientAt(0);
    expect(askedAbout(await product.call(bookAppointment, { as, body: wanted }))).toEqual(refused);
    const second = await product.call(bookAppointment, {
      ...{ as, body: { ...wanted, time: later.time, date: later.date } },
    });
    const params = { id: idOf(second) };
    const moving = { as, params, body: { newDateTime: slot.startsAt } };
    expect(askedAbout((await product.call(rescheduleAppointment, moving)) as typeof second)).toEqual(refused);
    const both = { ...moving, body: { ...moving.body, despiteOther: true } };
    expect((await product.call(rescheduleAppointment, both)).status).toBe(200);
  });
});

describe('invalid bookings', () => {
  test.each([
    ['a time that has passed', { date: dayFromNow(-1), time: '09:00' }, 422, 'SLOT_PAST'],
    ['an hour that is not offered', { date: dayFromNow(3), time: '13:00' }, 422, 'SLOT_UNKNOWN'],
    ['a day too far ahead', { date: dayFromNow(200), time: '09:00' }, 422, 'SLOT_UNKNOWN'],
    ['an unknown doctor', { date: dayFromNow(3), time: '09:00', doctorId: uuidOf('nobody') }, 404, 'DOCTOR_NOT_FOUND'],
  ])('%s', async (_, asked, status, code) => {
    const body = { doctorId: doctor.id, ...asked };
    const answer = await product.call(bookAppointment, { as: patientAt(0), body });
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
  });

  test.each([
    ['the past', slotAt(dayFromNow(-1), '10:00', TIME_ZONE).startsAt, 'SLOT_PAST'],
    ['an hour that is not offered', slotAt(dayFromNow(3), '12:00', TIME_ZONE).startsAt, 'SLOT_UNKNOWN'],
    [
      'a time between two minutes',
      slotAt(dayFromNow(3), '10:00', TIME_ZONE).startsAt.replace(':00.000Z', ':30.000Z'),
      'SLOT_UNKNOWN',
    ],
    ['a year of five digits, in the clinic', '9999-12-31T23:59:59Z', 'SLOT_UNKNOWN'],
    ['a time before the calendar', '0000-01-01T00:00:00Z', 'SLOT_UNKNOWN'],
  ])('an appointment cannot be moved to %s', async (_, newDateTime, code) => {
    const slot = nextSlot();
    const id = idOf(await book(slot));
    const move = async (as: Person) =>
      (await product.call(rescheduleAppointment, { as, params: { id }, body: { newDateTime } })).code;
    expect(await move(patientAt(0))).toBe(code);
    expect(await move(patientAt(1))).toBe('APPOINTMENT_NOT_FOUND');
    expect((await book(slot, patientAt(1))).code).toBe('SLOT_TAKEN');
  });
});
