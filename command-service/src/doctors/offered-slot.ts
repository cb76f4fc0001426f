import { slotsOf } from '@anamnesis/contracts/doctors/availability';
import type { Slot } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Ports } from '../ports.js';
import { availabilityDecider, type DoctorAvailability } from './availability.decider.js';
import { nextFreeSlots } from './next-free.js';

type Asked = { doctorId: string; date: string; time: string };

/**
 * The slot that a doctor offers at a time. Refuses DOCTOR_NOT_FOUND, and SLOT_UNKNOWN with the next free slots. Hours
 * hardly change, so what is remembered of them counts; only a refusal is said of hours just read. What is booked in the
 * minute after another process took new leave down stands with the bookings that the leave lists.
 */
export async function offeredSlot(ports: Ports, asked: Asked): Promise<Slot> {
  const { commands, timeZone } = ports;
  const stream = `doctor-${asked.doctorId}`;
  const known = offeredBy(await commands.recall(availabilityDecider, stream), asked, timeZone);
  if (known) return known;
  const availability = await commands.load(availabilityDecider, stream);
  if (availability.status === 'none') return refuse('DOCTOR_NOT_FOUND');
  return (
    offeredBy(availability, asked, timeZone) ??
    refuse('SLOT_UNKNOWN', { nextFree: await nextFreeSlots(ports, asked.doctorId, asked.date) })
  );
}

const offeredBy = (availability: DoctorAvailability, { date, time }: Asked, timeZone: string): Slot | undefined =>
  availability.status === 'none' ? undefined : slotsOf(availability, date, timeZone).find((slot) => slot.time === time);
