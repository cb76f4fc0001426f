import { slotsOf } from '@anamnesis/contracts/availability/availability';
import { DOCTOR_NOT_FOUND, DOCTOR_NOT_VERIFIED, SLOT_UNKNOWN } from '@anamnesis/contracts/doctors/errors';
import type { Slot } from '@anamnesis/contracts/time/slots';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { accountStream } from '../accounts/account-stream.js';
import type { Ports } from '../ports.js';
import { type BookableDoctor, bookableDoctor } from './bookable-doctor.js';
import { nextFreeSlots } from './next-free.js';

type RequestedSlot = { doctorId: string; date: string; time: string };

/**
 * The slot that a verified doctor offers at this time. Refuses DOCTOR_NOT_FOUND and DOCTOR_NOT_VERIFIED, and SLOT_UNKNOWN with
 * the next free slots. Hours and verification rarely change, so a cached state up to a minute old is used; before
 * a refusal the stream is read again. A slot booked in the minute after another process recorded a leave is listed with that leave.
 */
export async function offeredSlot(ports: Ports, requested: RequestedSlot): Promise<Slot> {
  const { commands, timeZone } = ports;
  const stream = accountStream('doctor', requested.doctorId);
  const known = offeredBy(await commands.recall(bookableDoctor, stream), requested, timeZone);
  if (known) return known;
  const doctor = await commands.load(bookableDoctor, stream);
  if (doctor.verification.status === 'none') return refuse(DOCTOR_NOT_FOUND);
  if (doctor.verification.status !== 'verified') return refuse(DOCTOR_NOT_VERIFIED);
  return (
    offeredBy(doctor, requested, timeZone) ??
    refuse(SLOT_UNKNOWN, { nextFree: await nextFreeSlots(ports, requested.doctorId, requested.date) })
  );
}

function offeredBy({ availability, verification }: BookableDoctor, { date, time }: RequestedSlot, timeZone: string) {
  if (availability.status === 'none' || verification.status !== 'verified') return undefined;
  return slotsOf(availability, date, timeZone).find((slot) => slot.time === time);
}
