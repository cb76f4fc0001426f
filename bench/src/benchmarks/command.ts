import { randomUUID } from 'node:crypto';
import { BOOKABLE_DAYS, TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import type { Benchmark } from '../benchmark.js';
import { interleave } from '../figures/pairs.js';
import { sayPairs } from '../figures/report.js';
import { withBackends } from '../ground/backends.js';
import { bookAll, type Clinic, inTurn, once, withClinic } from '../ground/clinic.js';
import { startBare, startRoom } from '../ground/services.js';
import { type Request, send } from '../load/requests.js';

const CONNECTIONS = 32;
const AMOUNT = 2_000;
/** A booking takes several times as long. */
const BOOKINGS = 800;
const WARM_UP_RUNS = 1;
const names = { ours: 'command-service', theirs: 'Koa, EdDSA, one SELECT' };

/** A command through the service's own process: token, limits, parsing, load, decide, durable append, answer. */
export const command: Benchmark = {
  name: 'command',
  question: 'a command POST (one stream; then a booking: two streams) against Koa, EdDSA and one SELECT',
  run: ({ pairs }) =>
    withBackends((backends) =>
      withClinic(backends, async (clinic, log) => {
        const patient = inTurn(clinic.patients);
        // Autocannon asks for the next request of each connection before it knows that it has sent enough.
        const needed = (pairs + WARM_UP_RUNS) * (AMOUNT + CONNECTIONS);
        const booked = await bookAll(log, clinic, Array.from({ length: needed }, patient));
        const appointment = once(booked);
        const slot = once(slotsOf(clinic, needed));

        const pay = (): Request => {
          const { appointmentId, patient: payer } = appointment();
          const body = { transactionId: `TXN_${randomUUID()}` };
          return { method: 'POST', path: `/api/appointments/${appointmentId}/payment`, token: payer.token, body };
        };
        const book = (): Request => ({
          ...{ method: 'POST', path: '/api/doctor/book', token: patient().token },
          body: { ...slot(), issueDetails: 'Tired since the summer.' },
        });
        const select = (): Request => ({ method: 'GET', path: '/', token: patient().token });

        const bare = await startBare(backends);
        const ours = await startRoom('command-service', backends);
        try {
          for (const [title, next, amount] of [
            ['payment (one stream)', pay, AMOUNT],
            ['booking (two streams)', book, BOOKINGS],
          ] as const) {
            const run = { connections: CONNECTIONS, amount };
            const taken = await interleave(
              pairs,
              { name: names.ours, run: () => send(ours.address, run, next) },
              {
                name: names.theirs,
                run: () => send(bare.address, { connections: CONNECTIONS, amount: AMOUNT }, select),
              },
            );
            sayPairs(title, names, 'per second', taken, { atLeast: 0.35 });
            sayPairs(title, names, 'p99 ms', taken, { atMost: 3 });
          }
        } finally {
          await Promise.all([ours.stop(), bare.stop()]);
        }
      }),
    ),
};

/** Free slots of doctors who have no bookings yet on these days. */
function slotsOf({ doctors }: Clinic, count: number) {
  const tomorrow = dayAfter(new Date().toISOString().slice(0, 10), 1);
  const slots = [];
  for (let day = 0; day < BOOKABLE_DAYS - 2; day += 1)
    for (const time of TIME_SLOTS)
      for (const { id } of doctors) slots.push({ doctorId: id, date: dayAfter(tomorrow, day), time });
  if (slots.length < count) throw new Error(`${doctors.length} doctors have ${slots.length} slots, not ${count}`);
  return slots;
}
