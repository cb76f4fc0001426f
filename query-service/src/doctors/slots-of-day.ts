import { slotsOf, USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import type { DirectoryFacts } from '@anamnesis/contracts/doctors/policy';
import type { doctorSlots } from '@anamnesis/contracts/doctors/routes';
import { slotAt } from '@anamnesis/contracts/time/slots';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { availabilityOf } from './availability-of.js';
import { LISTED } from './doctor-row.js';
import { isFree, takenTimes } from './free-slots.js';

/** Whether a doctor is listed; null if there is no such doctor. */
export async function findListing(
  { pool }: Ports,
  { params: { doctorId } }: Call<typeof doctorSlots>,
): Promise<DirectoryFacts | null> {
  const { rows } = await pool.query<{ listed: boolean }>(
    `select ${LISTED} as listed from read.doctors where doctor_id = $1`,
    [doctorId],
  );
  return rows[0] ? { doctorId, ...rows[0] } : null;
}

/** A doctor's slots on a day, each free, taken or past. The reason for a day without slots is not shown. */
export async function slotsOfDay(
  ports: Ports,
  { params: { doctorId }, query: { date } }: Call<typeof doctorSlots>,
): Promise<Answer<typeof doctorSlots>> {
  const { clock, timeZone } = ports;
  const [availability, takenOf] = await Promise.all([
    availabilityOf(ports, [doctorId], date),
    takenTimes(ports, [doctorId], new Date(slotAt(date, '00:00', timeZone).startsAt)),
  ]);
  const taken = takenOf.get(doctorId) ?? [];
  const now = clock().getTime();
  const slots = slotsOf(availability.get(doctorId) ?? { ...USUAL_HOURS, leaves: [] }, date, timeZone);
  return {
    body: {
      date,
      timeZone,
      slots: slots.map((slot) => {
        const { time, startsAt, endsAt } = slot;
        const past = Date.parse(startsAt) <= now;
        return { time, startsAt, endsAt, state: past ? 'past' : isFree(slot, taken) ? 'free' : 'taken' };
      }),
    },
  };
}
