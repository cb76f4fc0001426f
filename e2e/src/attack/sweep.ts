import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { slotAt } from '@anamnesis/contracts/time/slots';
import type { Slot } from '../faults/testing/clinic.js';
import type { LoggedEvent } from '../faults/testing/log.js';
import type { Client } from './client.js';
import { commandOf } from './actions/commanding.js';
import type { Violation } from './judge.js';
import type { Person } from './people.js';
import { randomOf } from '@anamnesis/platform/testing/random';
import type { World } from './world.js';

/** An abandoned claim can be released after a minute; a little more than that, ms. */
const CLAIM_LASTS = 75_000;
const WAIT = 1_000;
const AT_ONCE = 4;

/** Books every slot without an appointment; a failure means that the slot is blocked. */
export async function unbookable(
  world: World,
  { client, who }: { client: Client; who: Person },
  slots: readonly Slot[],
  log: readonly LoggedEvent[],
): Promise<Violation[]> {
  await who.renew();
  const taken = standing(log);
  const free = slots.filter(
    ({ doctorId, date, time }) => !taken.has(`${doctorId} ${slotAt(date, time, DEFAULT_TIME_ZONE).startsAt}`),
  );
  const random = randomOf('sweep', client.name);
  const deadline = Date.now() + CLAIM_LASTS;
  const found: Violation[] = [];
  const book = async (slot: Slot) => {
    for (;;) {
      const effect = { type: 'AppointmentBooked', inStream: null };
      const booked = await client.insist(
        random.uuid(),
        commandOf(world, who, bookAppointment, { body: { ...slot, despiteOther: true } }, effect),
      );
      if (booked?.acknowledged) return;
      if (Date.now() > deadline) {
        found.push({
          guarantee: 'a free slot can be booked',
          shown: `${slot.doctorId} ${slot.date} ${slot.time}: ${JSON.stringify(booked?.body)}`,
        });
        return;
      }
      await pause(WAIT);
    }
  };
  const waiting = free.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const slot of waiting) await book(slot);
    }),
  );
  return found;
}

/** Doctor and start of every appointment at the end of a log. */
function standing(log: readonly LoggedEvent[]): ReadonlySet<string> {
  const slotOf = new Map<string, string>();
  for (const { type, data } of log) {
    const { appointmentId, doctorId, startsAt } = data as Record<string, string>;
    if (!appointmentId) continue;
    if (type === 'AppointmentBooked' || type === 'AppointmentRescheduled')
      slotOf.set(appointmentId, `${doctorId} ${startsAt}`);
    if (type === 'AppointmentCancelled') slotOf.delete(appointmentId);
  }
  return new Set(slotOf.values());
}
