import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { interleaved, outcomeOf } from '../testing/interleaved-store.js';
import { testClinic, type Command, doctors, slots, targetOf } from './testing/clinic.js';

const first: Command = { what: 'book', slot: 0, doctor: 0, patient: 0, id: 0 };
const second: Command = { what: 'book', slot: 0, doctor: 1, patient: 0, id: 1 };
const MINUTE = 60_000;

test('a booking that overlaps an appointment with another doctor is refused, and the refusal names that appointment', async () => {
  const clinic = await testClinic();
  const command = clinic.service();
  await command(first);
  const { date, time } = slots[0];
  await expect(clinic.service()(second)).rejects.toMatchObject({
    code: 'APPOINTMENT_AT_SAME_TIME',
    parameters: {
      appointments: [
        {
          ...{ appointmentId: targetOf(first), doctorId: doctors[0].doctorId, doctorName: 'Kavita Rao' },
          startsAt: slotAt(date, time, 'Asia/Kolkata').startsAt,
        },
      ],
    },
  });
  expect((await clinic.appointment(targetOf(second))).state.status).toBe('none');
  // The refused booking has released its slot: the same patient books it with `despiteOther`, and then it is taken for another patient.
  expect(await outcomeOf(command({ ...second, id: 2, despiteOther: true }))).toBe('done');
  expect(await outcomeOf(command({ ...second, patient: 1, id: 3 }))).toBe('SLOT_TAKEN');
});

test('the slot of a refused booking is free immediately', async () => {
  const clinic = await testClinic();
  const command = clinic.service();
  await command(first);
  expect(await outcomeOf(command(second))).toBe('APPOINTMENT_AT_SAME_TIME');
  expect(await outcomeOf(command({ ...second, patient: 1 }))).toBe('done');
});

test('an overlap is refused when the patient reschedules, but not when the doctor does', async () => {
  const clinic = await testClinic();
  const command = clinic.service();
  await command(first);
  await command({ ...second, slot: 1 });
  const move: Command = { what: 'move', appointment: 1, slot: 0, patient: 0, id: 2 };
  expect(await outcomeOf(command(move))).toBe('APPOINTMENT_AT_SAME_TIME');
  expect((await clinic.appointment(targetOf(move))).state).toMatchObject({ status: 'booked', slot: slots[1] });
  expect(await outcomeOf(command({ ...move, id: 3, as: 1 }))).toBe('done');
  expect((await clinic.appointment(targetOf(move))).state).toMatchObject({ status: 'booked', slot: slots[0] });
});

test('an appointment that was cancelled, rescheduled or never booked is no overlap', async () => {
  for (const gone of [
    { what: 'cancel', appointment: 0, patient: 0, id: 2 },
    { what: 'move', appointment: 0, slot: 1, patient: 0, id: 2 },
  ] as const) {
    const clinic = await testClinic();
    await clinic.service()(first);
    await clinic.service()(gone);
    expect(await outcomeOf(clinic.service()(second))).toBe('done');
  }
  const clinic = await testClinic();
  const dying = clinic.service({
    ...clinic.store,
    append: (streamId, expected, events) =>
      events.some(({ type }) => type === 'AppointmentBooked')
        ? Promise.reject(new Error('Crashed'))
        : clinic.store.append(streamId, expected, events),
  });
  await expect(dying(first)).rejects.toThrow('Crashed');
  // Its booking may still follow within a minute, but not later.
  expect(await outcomeOf(clinic.service()(second))).toBe('APPOINTMENT_AT_SAME_TIME');
  clinic.pass(2 * MINUTE);
  expect(await outcomeOf(clinic.service()({ ...second, id: 2 }))).toBe('done');
});

test('of two concurrent bookings for the same time one is refused, in every order of their appends', async () => {
  const moving: Command = { what: 'move', appointment: 2, slot: 0, patient: 0, id: 3 };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.constantFrom(second, moving), async (scheduler, other) => {
      const clinic = await testClinic();
      await clinic.service()({ what: 'book', slot: 2, doctor: 1, patient: 0, id: 2 });
      const between = () => clinic.service(interleaved(clinic.store, scheduler, null, 'doctor-'));
      const running = [between()(first), between()(other)].map(outcomeOf);
      await scheduler.waitFor(Promise.all(running));
      expect((await Promise.all(running)).toSorted()).toEqual(['APPOINTMENT_AT_SAME_TIME', 'done']);
    }),
    { numRuns: 100 },
  );
});
