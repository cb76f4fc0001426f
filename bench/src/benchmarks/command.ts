import { randomUUID } from 'node:crypto';
import { BOOKABLE_DAYS, TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import { defineBenchmark } from '../benchmark.js';
import { counted, interleave } from '../figures/pairs.js';
import { atLeast, atMost } from '../figures/target.js';
import {
  bookAll,
  type Clinic,
  type ClinicSize,
  inTurn,
  once,
  smallClinic,
  wholeClinic,
  withClinic,
} from '../setup/clinic.js';
import { countEvents } from '../setup/log.js';
import { type Request, send } from '../load/requests.js';

interface Sizes {
  pairs: number;
  clinic: ClinicSize;
  connections: number;
  payments: number;
  bookings: number;
}

const WARM_UP_RUNS = 1;
const names = { ours: 'command-service', theirs: 'Koa, HS256, one SELECT' };

/** A command through the service's own process: token, limits, parsing, load, decide, durable append, reply. */
export const command = defineBenchmark<Sizes>({
  name: 'command',
  question: 'a command POST (one stream; then a booking: three streams) against Koa, HS256 and one SELECT',
  sizes: {
    full: { pairs: 5, clinic: wholeClinic, connections: 32, payments: 2_000, bookings: 2_000 },
    tiny: { pairs: 1, clinic: smallClinic, connections: 2, payments: 4, bookings: 4 },
  },
  run: ({ pairs, clinic: size, connections, payments, bookings }, backends, report) =>
    withClinic(backends, size, 'command-service', async (clinic, log, { ours, bare }) => {
      const patient = inTurn(clinic.patients);
      // Autocannon prepares the next request of each connection before it knows whether the amount is reached.
      const needed = (amount: number) => (pairs + WARM_UP_RUNS) * (amount + connections);
      const booked = await bookAll(log, clinic, Array.from({ length: needed(payments) }, patient));
      const appointment = once(booked);
      const slot = once(slotsOf(clinic, needed(bookings)));

      const pay = (): Request => {
        const { appointmentId, patient: payer } = appointment();
        const body = { transactionId: `TXN_${randomUUID()}` };
        return { method: 'POST', path: `/api/appointments/${appointmentId}/payment`, token: payer.token, body };
      };
      const book = (): Request => ({
        ...{ method: 'POST', path: '/api/doctor/book', token: patient().token },
        body: { ...slot(), issueDetails: 'Tired since the summer.', despiteOther: true },
      });
      const select = (): Request => ({ method: 'GET', path: '/', token: patient().bareToken });

      for (const { title, next, amount, events, target } of [
        { title: 'payment (one stream)', next: pay, amount: payments, events: 1, target: atLeast(0.35, 0.6) },
        { title: 'booking (three streams)', next: book, amount: bookings, events: 3, target: atLeast(0.3, 0.5) },
      ]) {
        const taken = await interleave(
          pairs,
          counted(
            { name: names.ours, run: () => send(ours.address, { connections, amount }, next) },
            () => countEvents(log),
            events,
          ),
          { name: names.theirs, run: () => send(bare.address, { connections, amount }, select) },
        );
        report.pairs(title, names, 'per second', taken, target);
        report.pairs(title, names, 'p99 ms', taken, atMost(3, 2));
      }
    }),
});

/** Free slots of doctors without bookings on these days. */
function slotsOf({ doctors }: Clinic, count: number) {
  const tomorrow = dayAfter(new Date().toISOString().slice(0, 10), 1);
  const slots = [];
  for (let day = 0; day < BOOKABLE_DAYS - 2; day += 1)
    for (const time of TIME_SLOTS)
      for (const { id } of doctors) slots.push({ doctorId: id, date: dayAfter(tomorrow, day), time });
  if (slots.length < count) throw new Error(`${doctors.length} doctors have ${slots.length} slots, not ${count}`);
  return slots;
}
