import { type Slot, slotAt } from '@anamnesis/contracts/doctors/slots';
import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import { type Cause, stepOf } from '@anamnesis/platform/deciding/handle';
import { appointmentDecider, appointmentStream } from '../appointments/appointment.decider.js';
import type { Ports } from '../ports.js';
import { type Claim, claimsInTheWay, doctorDayDecider, doctorDayStream, type SlotOf } from './doctor-day.decider.js';
import { nextFreeSlots } from './next-free.js';
import { offeredSlot } from './offered-slot.js';

/** How old a claim must be before somebody else may find it abandoned. */
const CLAIM_MILLISECONDS = 60_000;

/**
 * Claims a slot that a verified doctor offers, and gives it; refuses DOCTOR_NOT_FOUND, DOCTOR_NOT_VERIFIED, and
 * SLOT_UNKNOWN and SLOT_TAKEN with the next free slots. A claim whose booking never followed (its process died in
 * between) is found out here and given up for whoever comes next.
 */
export async function claimSlot(ports: Ports, wanted: SlotOf, cause: Cause): Promise<Slot> {
  const { commands, clock, timeZone } = ports;
  const { doctorId, date, time } = wanted;
  const slot = { ...wanted, minutes: minutesOf(await offeredSlot(ports, wanted)) };
  const stream = doctorDayStream(doctorId, date);
  const claim = async (step: string): Promise<Slot> => {
    const command = { type: 'ClaimSlot', data: slot } as const;
    const context = { now: clock(), timeZone };
    const { state } = await commands.handle(doctorDayDecider, stream, command, context, stepOf(cause, step));
    const held = state[time];
    // Sent again after its claim was given up, a command is not carried out once more: the slot is no longer its own.
    if (held?.claimId !== slot.claimId) return refuse('SLOT_TAKEN');
    return slotAt(date, time, timeZone, held.minutes);
  };
  try {
    return await claim('claim');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SLOT_TAKEN') throw error;
    const inTheWay = claimsInTheWay(await commands.load(doctorDayDecider, stream), slot, timeZone);
    if (inTheWay.length > 0 && (await giveUpIfAbandoned(ports, slot, inTheWay, cause))) return claim('claim again');
    return refuse('SLOT_TAKEN', { nextFree: await nextFreeSlots(ports, doctorId, date) });
  }
}

/** Gives a claimed slot back. */
export async function releaseSlot({ commands, clock, timeZone }: Ports, slot: SlotOf, cause: Cause): Promise<void> {
  const { doctorId, date, time, appointmentId, claimId } = slot;
  await commands.handle(
    doctorDayDecider,
    doctorDayStream(doctorId, date),
    { type: 'ReleaseSlot', data: { doctorId, date, time, appointmentId, claimId } },
    { now: clock(), timeZone },
    stepOf(cause, `release ${claimId}`),
  );
}

/** Gives all of the claims up, or tells that one of them may still hold. */
async function giveUpIfAbandoned(
  ports: Ports,
  { doctorId, date }: Pick<SlotOf, 'doctorId' | 'date'>,
  claims: readonly Claim[],
  cause: Cause,
): Promise<boolean> {
  for (const held of claims) if (!(await isAbandoned(ports, held))) return false;
  for (const { time, appointmentId, claimId } of claims) {
    // First the appointment learns that the claim is void, then the slot is freed: a late booking under it finds that out.
    const abandon = { type: 'AbandonClaim', data: { appointmentId, doctorId, claimId } } as const;
    const stream = appointmentStream(appointmentId);
    const context = { now: ports.clock() };
    await ports.commands.handle(appointmentDecider, stream, abandon, context, stepOf(cause, `abandon ${claimId}`));
    await releaseSlot(ports, { doctorId, date, time, appointmentId, claimId }, cause);
  }
  return true;
}

async function isAbandoned({ commands, clock }: Ports, held: Claim): Promise<boolean> {
  if (clock().getTime() - Date.parse(held.claimedAt) < CLAIM_MILLISECONDS) return false;
  const appointment = await commands.load(appointmentDecider, appointmentStream(held.appointmentId));
  return appointment.status === 'none' || appointment.status === 'cancelled' || appointment.claimId !== held.claimId;
}

const minutesOf = ({ startsAt, endsAt }: Slot) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
