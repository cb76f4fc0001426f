import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment, cancelAppointment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { type Hours, USUAL_HOURS, weekdayOf } from '@anamnesis/contracts/availability/availability';
import { planLeave, setWeeklyHours, showAvailability, withdrawLeave } from '@anamnesis/contracts/availability/routes';
import { doctorSlots, findDoctors } from '@anamnesis/contracts/doctors/routes';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { dayFromNow, TIME_ZONE } from './testing/appointments.js';
import { aDoctor, aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';
import { stalledService } from './testing/stalled-service.js';

let product: Product;
let patients: Person[];
beforeAll(async () => {
  product = await sharedProduct();
  patients = await Promise.all(Array.from({ length: 6 }, () => aPatient(product)));
});
afterAll(() => product.close());

const day = dayFromNow(5);
const hoursOn = (date: string, from: string, to: string): Hours => ({ weekday: weekdayOf(date), from, to });
const patientAt = (index: number) => patients[index % patients.length] as Person;

const setHours = (as: Person, slotMinutes: number, ...hours: Hours[]) =>
  product.call(setWeeklyHours, { as, body: { slotMinutes, hours } });
const plan = (as: Person, from: string, to = from, reason?: string, commandId: string = randomUUID()) =>
  product.call(planLeave, { as, commandId, body: { from, to, ...(reason && { reason }) } });
/** All doctors share the same patients, so these book despite other appointments at that time. */
const book = (doctor: Person, time: string, as = patientAt(0), date = day, commandId: string = randomUUID()) =>
  product.call(bookAppointment, { as, commandId, body: { doctorId: doctor.id, date, time, despiteOther: true } });
async function slots(doctor: Person, after: string | null, date = day): Promise<string[]> {
  const sent = { as: patientAt(0), after, params: { doctorId: doctor.id }, query: { date } };
  const { body } = await product.call(doctorSlots, sent);
  expect(body.timeZone).toBe(TIME_ZONE);
  return body.slots.map(({ time, state }) => `${time} ${state}`);
}
const own = async (doctor: Person, after: string | null) =>
  (await product.call(showAvailability, { as: doctor, after })).body.data;

describe('weekly hours', () => {
  test('have a default until they are set; then patients see and book only those', async () => {
    const doctor = await aDoctor(product);
    expect(await own(doctor, doctor.position)).toEqual({ ...USUAL_HOURS, leaves: [], timeZone: TIME_ZONE });
    const morning = hoursOn(day, '09:30', '11:00');
    const { position } = await setHours(doctor, 45, morning);
    expect(await own(doctor, position)).toMatchObject({ slotMinutes: 45, hours: [morning] });
    expect(await slots(doctor, position)).toEqual(['09:30 free', '10:15 free']);
    expect(await slots(doctor, position, dayFromNow(6))).toEqual([]);

    const outside = await book(doctor, '10:00');
    expect([outside.status, outside.code]).toEqual([422, 'SLOT_UNKNOWN']);
    const weeks = [5, 12].map(dayFromNow) as [string, string];
    expect(outside.body.parameters?.['nextFree']).toEqual([
      slotAt(weeks[0], '09:30', TIME_ZONE).startsAt,
      slotAt(weeks[0], '10:15', TIME_ZONE).startsAt,
      slotAt(weeks[1], '09:30', TIME_ZONE).startsAt,
    ]);
    const booked = await book(doctor, '10:15');
    expect(booked.status).toBe(200);
    expect(await slots(doctor, booked.position)).toEqual(['09:30 free', '10:15 taken']);
    const card = await product.call(findDoctors, {
      ...{ as: patientAt(0), after: booked.position, query: { doctorId: doctor.id } },
    });
    expect(card.body.data.map(({ nextFree }) => nextFree)).toEqual([slotAt(day, '09:30', TIME_ZONE).startsAt]);
  });

  test('that change leave appointments unchanged, and these can be cancelled and moved as before', async () => {
    const doctor = await aDoctor(product);
    const booked = await book(doctor, '14:00');
    const { position } = await setHours(doctor, 60, hoursOn(day, '13:30', '16:30'));
    expect(await slots(doctor, position)).toEqual(['13:30 taken', '14:30 free', '15:30 free']);
    expect((await book(doctor, '13:30', patientAt(1))).code).toBe('SLOT_TAKEN');
    const params = { id: booked.body.data.appointmentId };
    // The new time may overlap the old one.
    const newDateTime = slotAt(day, '13:30', TIME_ZONE).startsAt;
    const moved = await product.call(rescheduleAppointment, { as: patientAt(0), params, body: { newDateTime } });
    expect(await slots(doctor, moved.position)).toEqual(['13:30 taken', '14:30 free', '15:30 free']);
    const cancelled = await product.call(cancelAppointment, { as: patientAt(0), params, body: { reason: 'Better' } });
    expect(await slots(doctor, cancelled.position)).toEqual(['13:30 free', '14:30 free', '15:30 free']);
  });

  test('that are invalid are rejected at the invalid field, and change nothing', async () => {
    const doctor = await aDoctor(product);
    const body = { slotMinutes: 30, hours: [hoursOn(day, '09:00', '12:00'), hoursOn(day, '11:00', '13:00')] };
    const refused = await product.call(setWeeklyHours, { as: doctor, body });
    expect([refused.status, refused.code]).toEqual([400, 'INPUT_INVALID']);
    expect(Object.keys(refused.body.parameters?.['fields'] as object)).toEqual(['hours.0', 'hours.1']);
    for (const slotMinutes of [10, 125, 33]) {
      const answer = await product.call(setWeeklyHours, { as: doctor, body: { slotMinutes, hours: [] } });
      expect(Object.keys(answer.body.parameters?.['fields'] as object)).toEqual(['slotMinutes']);
    }
    expect(await own(doctor, doctor.position)).toMatchObject(USUAL_HOURS);
  });
});

describe('leave', () => {
  test('removes its days from the offered slots, keeps its reason private, and restores them once withdrawn', async () => {
    const doctor = await aDoctor(product);
    const { body, position } = await plan(doctor, dayFromNow(4), dayFromNow(6), 'A wedding');
    expect(await slots(doctor, position)).toEqual([]);
    expect((await slots(doctor, position, dayFromNow(7))).length).toBe(6);
    const refused = await book(doctor, '10:00');
    expect(refused.code).toBe('SLOT_UNKNOWN');
    expect(refused.body.parameters?.['nextFree']).toEqual(
      ['09:00', '10:00', '11:00'].map((time) => slotAt(dayFromNow(7), time, TIME_ZONE).startsAt),
    );
    expect(JSON.stringify(refused.body)).not.toContain('wedding');
    expect((await own(doctor, position)).leaves).toEqual([
      { id: body.data.leaveId, from: dayFromNow(4), to: dayFromNow(6), reason: 'A wedding', bookings: [] },
    ]);

    const params = { leaveId: body.data.leaveId };
    const withdrawn = await product.call(withdrawLeave, { as: doctor, params });
    expect((await own(doctor, withdrawn.position)).leaves).toEqual([]);
    expect((await book(doctor, '10:00')).status).toBe(200);
    expect((await product.call(withdrawLeave, { as: doctor, params })).status).toBe(200);
  });

  test('lists the appointments in it until they are moved or cancelled, and cancels none', async () => {
    const doctor = await aDoctor(product);
    const [first, second] = [await book(doctor, '10:00'), await book(doctor, '15:00', patientAt(1))];
    await book(doctor, '10:00', patientAt(2), dayFromNow(8));
    const { position } = await plan(doctor, day);
    const listed = async (after: string | null) =>
      (await own(doctor, after)).leaves.flatMap(({ bookings }) => bookings.map(({ id, status }) => `${id} ${status}`));
    const [one, two] = [first, second].map(({ body }) => body.data.appointmentId);
    expect(await listed(position)).toEqual([`${one} Pending`, `${two} Pending`]);

    const newDateTime = slotAt(dayFromNow(9), '09:00', TIME_ZONE).startsAt;
    await product.call(rescheduleAppointment, { as: doctor, params: { id: one ?? '' }, body: { newDateTime } });
    const cancelled = await product.call(cancelAppointment, {
      ...{ as: doctor, params: { id: two ?? '' }, body: { reason: 'I am away' } },
    });
    expect(await listed(cancelled.position)).toEqual([]);
  });

  test('sent twice under one command id is planned once; overlapping or past leave is rejected', async () => {
    const doctor = await aDoctor(product);
    const commandId = randomUUID();
    const first = await plan(doctor, day, day, 'Rest', commandId);
    const again = await plan(doctor, day, day, 'Rest', commandId);
    expect(again.body.data).toEqual(first.body.data);
    expect((await own(doctor, again.position)).leaves).toHaveLength(1);
    expect((await plan(doctor, dayFromNow(1), day)).code).toBe('LEAVE_OVERLAPS');
    expect((await plan(doctor, dayFromNow(-3), dayFromNow(-1))).code).toBe('LEAVE_PAST');
    const backwards = await plan(doctor, dayFromNow(3), dayFromNow(2));
    expect(backwards.body.parameters?.['fields']).toEqual({
      to: { code: 'LEAVE_BACKWARDS', message: 'The last day lies before the first.' },
    });
    const leaveId = first.body.data.leaveId;
    const other = await aDoctor(product);
    expect((await product.call(withdrawLeave, { as: other, params: { leaveId } })).code).toBe('LEAVE_NOT_FOUND');
  });
});

describe('concurrently booked slots of different length', () => {
  /** A booking of 09:00 for an hour, stalled before its claim, while the doctor changes to half hours. */
  async function heldUp(doctor: Person) {
    await setHours(doctor, 60, hoursOn(day, '09:00', '11:00'));
    const service = await stalledService(product, 'doctorDay-');
    const body = { doctorId: doctor.id, date: day, time: '09:00', despiteOther: true };
    const answer = service.call(bookAppointment, { as: patientAt(5), body });
    await service.stalled;
    await setHours(doctor, 30, hoursOn(day, '09:00', '11:00'));
    return () => service.goOn(answer);
  }

  test('never overlap: after the first claim every overlapping slot is taken', async () => {
    const doctor = await aDoctor(product);
    const goOn = await heldUp(doctor);
    expect((await book(doctor, '09:30')).status).toBe(200);
    const late = await goOn();
    expect([late.status, late.code]).toEqual([409, 'SLOT_TAKEN']);
    expect((late.body.parameters!['nextFree'] as string[])[0]).toBe(slotAt(day, '09:00', TIME_ZONE).startsAt);
  });

  test('are won either by the long one or by the short ones, never by both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const doctor = await aDoctor(product);
      const goOn = await heldUp(doctor);
      const [long, ...short] = await Promise.all([
        goOn(),
        ...['09:00', '09:30', '10:00'].map((time, index) => book(doctor, time, patientAt(index))),
      ]);
      const won = [long, ...short].map(({ status }) => status === 200);
      expect(won[3]).toBe(true);
      expect(won[0]).toBe(!(won[1] || won[2]));
      for (const { status, code } of [long, ...short]) expect(status === 200 || code === 'SLOT_TAKEN').toBe(true);
      const positions = [long, ...short].map(({ position }) => BigInt(position ?? 0));
      const last = String(positions.reduce((most, each) => (each > most ? each : most)));
      expect((await slots(doctor, last)).slice(0, 2)).toEqual([
        `09:00 ${won[0] || won[1] ? 'taken' : 'free'}`,
        `09:30 ${won[0] || won[2] ? 'taken' : 'free'}`,
      ]);
    }
  });

  test('a booking of sixty minutes also takes its second half hour', async () => {
    const doctor = await aDoctor(product);
    await setHours(doctor, 60, hoursOn(day, '09:00', '11:00'));
    expect((await book(doctor, '09:00')).status).toBe(200);
    const { position } = await setHours(doctor, 30, hoursOn(day, '09:00', '11:00'));
    const refused = await book(doctor, '09:30', patientAt(1));
    expect(refused.code).toBe('SLOT_TAKEN');
    expect((refused.body.parameters!['nextFree'] as string[])[0]).toBe(slotAt(day, '10:00', TIME_ZONE).startsAt);
    expect(await slots(doctor, position)).toEqual(['09:00 taken', '09:30 taken', '10:00 free', '10:30 free']);
  });
});
