import { SLOT_TAKEN } from '@anamnesis/contracts/doctors/errors';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { type Slot, slotAt } from '@anamnesis/contracts/time/slots';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { type Cause, consequenceOf, stepOf } from '@anamnesis/platform/deciding/command-mark';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { UnreadableStream } from '@anamnesis/platform/event-store/codec';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { usesClaim } from './appointment.state.js';
import type { Ports } from '../ports.js';
import {
  type Claim,
  conflictingClaims,
  doctorDayDecider,
  doctorDayStream,
  type SlotClaim,
} from '../doctors/doctor-day.decider.js';
import { nextFreeSlots } from '../doctors/next-free.js';
import { offeredSlot } from '../doctors/offered-slot.js';

/** Milliseconds after which a claim without a booking may be treated as abandoned. */
export const CLAIM_MILLISECONDS = 60_000;

/** The id of a claim, different for each slot, appointment, command and command content. */
export function claimIdOf({ appointmentId, doctorId, date, time }: Omit<SlotClaim, 'claimId'>, cause: Cause): string {
  const { actor, commandId, asked } = cause;
  return uuidOf(['claim', appointmentId, doctorId, date, time, actor.role, actor.id, commandId, asked].join('/'));
}

/**
 * Claims a slot that a verified doctor offers, and returns it. Refuses DOCTOR_NOT_FOUND and DOCTOR_NOT_VERIFIED;
 * SLOT_UNKNOWN and SLOT_TAKEN with the next free slots. A claim without a booking (its process crashed in between) is
 * detected here and released.
 */
export async function claimSlot(ports: Ports, wanted: SlotClaim, cause: Cause): Promise<Slot> {
  const { commands, clock, timeZone } = ports;
  const { doctorId, date, time } = wanted;
  const slot = { ...wanted, minutes: minutesOf(await offeredSlot(ports, wanted)) };
  const stream = doctorDayStream(doctorId, date);
  const claim = async (step: string): Promise<Slot> => {
    const command = { type: 'ClaimSlot', data: slot } as const;
    const context = { now: clock(), timeZone };
    const { state } = await commands.handle(doctorDayDecider, stream, command, context, stepOf(cause, step));
    const held = state[time];
    // If the claim of this command was released in the meantime, its repetition is refused.
    if (held?.claimId !== slot.claimId) return refuse(SLOT_TAKEN);
    return slotAt(date, time, timeZone, held.minutes);
  };
  try {
    return await claim('first');
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== SLOT_TAKEN) throw error;
    const conflicting = conflictingClaims(await commands.load(doctorDayDecider, stream), slot, timeZone);
    if (conflicting.length > 0 && (await releaseAbandoned(ports, slot, conflicting, cause))) return claim('again');
    return refuse(SLOT_TAKEN, { nextFree: await nextFreeSlots(ports, doctorId, date) });
  }
}

/** Whether this patient has an appointment in exactly this slot. */
export async function isBookedBy(
  ports: Ports,
  patientId: string,
  { doctorId, date, time }: Pick<SlotClaim, 'doctorId' | 'date' | 'time'>,
): Promise<boolean> {
  const held = (await ports.commands.load(doctorDayDecider, doctorDayStream(doctorId, date)))[time];
  if (!held) return false;
  const holder = await appointmentOf(ports, held);
  return (
    holder !== null &&
    holder.status !== 'none' &&
    holder.patientId === patientId &&
    usesClaim(holder, { ...held, date })
  );
}

/** Releases a slot that its appointment no longer uses. */
export async function releaseSlot(
  { commands, clock, timeZone }: Pick<Ports, 'commands' | 'clock' | 'timeZone'>,
  slot: SlotClaim,
  cause: Cause,
): Promise<void> {
  const { doctorId, date, time, appointmentId, claimId } = slot;
  await commands.handle(
    doctorDayDecider,
    doctorDayStream(doctorId, date),
    { type: 'ReleaseSlot', data: { doctorId, date, time, appointmentId, claimId } },
    { now: clock(), timeZone },
    consequenceOf(cause),
  );
}

/**
 * Releases a claim without a booking; false if its appointment uses it after all. First the appointment records that the
 * claim is abandoned, so that a late booking under it is refused; then the slot is released.
 */
export async function abandonUnusedClaim(
  ports: Pick<Ports, 'commands' | 'clock' | 'timeZone'>,
  claim: SlotClaim,
  cause: Cause,
): Promise<boolean> {
  const abandon = { type: 'AbandonClaim', data: claim } as const;
  const stream = appointmentStream(claim.appointmentId);
  try {
    await ports.commands.handle(appointmentDecider, stream, abandon, { now: ports.clock() }, consequenceOf(cause));
  } catch (error) {
    if (error instanceof Refusal && error.kind === SLOT_TAKEN) return false;
    throw error;
  }
  await releaseSlot(ports, claim, cause);
  return true;
}

/**
 * Releases the claim of a refused command. If the command id was reused, no booking can follow, so the appointment need not
 * record anything.
 */
export async function releaseRefusedClaim(
  ports: Ports,
  claim: SlotClaim,
  refusal: Refusal,
  cause: Cause,
): Promise<void> {
  if (refusal.kind === COMMAND_ID_REUSED) await releaseSlot(ports, claim, cause);
  else await abandonUnusedClaim(ports, claim, cause);
}

/** Releases all of these claims; false if one of them may still be used. */
async function releaseAbandoned(
  ports: Ports,
  { doctorId, date }: Pick<SlotClaim, 'doctorId' | 'date'>,
  claims: readonly Claim[],
  cause: Cause,
): Promise<boolean> {
  for (const held of claims) if (!(await isAbandoned(ports, date, held))) return false;
  for (const { time, appointmentId, claimId } of claims)
    if (!(await abandonUnusedClaim(ports, { doctorId, date, time, appointmentId, claimId }, cause))) return false;
  return true;
}

async function isAbandoned(ports: Ports, date: string, held: Claim): Promise<boolean> {
  if (ports.clock().getTime() - Date.parse(held.claimedAt) < CLAIM_MILLISECONDS) return false;
  const appointment = await appointmentOf(ports, held);
  // If the appointment can't be read, its slot stays claimed. Other slots are unaffected.
  return appointment !== null && !usesClaim(appointment, { ...held, date });
}

/** The appointment of a claim; null if its stream can't be read. */
async function appointmentOf({ commands }: Ports, { appointmentId }: Claim) {
  try {
    return await commands.load(appointmentDecider, appointmentStream(appointmentId));
  } catch (error) {
    if (error instanceof UnreadableStream) return null;
    throw error;
  }
}

const minutesOf = ({ startsAt, endsAt }: Slot) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
