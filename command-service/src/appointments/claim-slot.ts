import { SLOT_TAKEN } from '@anamnesis/contracts/doctors/errors';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { type Slot, slotAt } from '@anamnesis/contracts/time/slots';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { type Cause, consequenceOf, stepOf } from '@anamnesis/platform/deciding/command-mark';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { standsOn } from './appointment.state.js';
import type { Ports } from '../ports.js';
import {
  type Claim,
  claimsInTheWay,
  doctorDayDecider,
  doctorDayStream,
  type SlotOf,
} from '../doctors/doctor-day.decider.js';
import { nextFreeSlots } from '../doctors/next-free.js';
import { offeredSlot } from '../doctors/offered-slot.js';

/** How old a claim must be before somebody else may find it abandoned. */
const CLAIM_MILLISECONDS = 60_000;

/** The id of a claim: another one for each slot, appointment, command, and content of it, so that none is taken for another. */
export function claimIdOf({ appointmentId, doctorId, date, time }: Omit<SlotOf, 'claimId'>, cause: Cause): string {
  const { actor, commandId, asked } = cause;
  return uuidOf(['claim', appointmentId, doctorId, date, time, actor.role, actor.id, commandId, asked].join('/'));
}

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
    if (held?.claimId !== slot.claimId) return refuse(SLOT_TAKEN);
    return slotAt(date, time, timeZone, held.minutes);
  };
  try {
    return await claim('first');
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== SLOT_TAKEN) throw error;
    const inTheWay = claimsInTheWay(await commands.load(doctorDayDecider, stream), slot, timeZone);
    if (inTheWay.length > 0 && (await giveUpIfAbandoned(ports, slot, inTheWay, cause))) return claim('again');
    return refuse(SLOT_TAKEN, { nextFree: await nextFreeSlots(ports, doctorId, date) });
  }
}

/** Gives back a claimed slot that its appointment has left for good. */
export async function releaseSlot({ commands, clock, timeZone }: Ports, slot: SlotOf, cause: Cause): Promise<void> {
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
 * Gives up a claim that no booking followed: false where its appointment stands on it after all. First the appointment
 * learns that the claim is void, then the slot is freed: a late booking under it finds that out.
 */
async function giveUpClaim(ports: Ports, claim: SlotOf, cause: Cause): Promise<boolean> {
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
 * Gives up what was claimed for a command that was then refused. One whose id stands for another request can never be carried
 * out, so its appointment has nothing to learn of it.
 */
export async function giveUpRefused(ports: Ports, claim: SlotOf, refusal: Refusal, cause: Cause): Promise<void> {
  if (refusal.kind === COMMAND_ID_REUSED) await releaseSlot(ports, claim, cause);
  else await giveUpClaim(ports, claim, cause);
}

/** Gives all of the claims up, or tells that one of them may still hold. */
async function giveUpIfAbandoned(
  ports: Ports,
  { doctorId, date }: Pick<SlotOf, 'doctorId' | 'date'>,
  claims: readonly Claim[],
  cause: Cause,
): Promise<boolean> {
  for (const held of claims) if (!(await isAbandoned(ports, date, held))) return false;
  for (const { time, appointmentId, claimId } of claims)
    if (!(await giveUpClaim(ports, { doctorId, date, time, appointmentId, claimId }, cause))) return false;
  return true;
}

async function isAbandoned({ commands, clock }: Ports, date: string, held: Claim): Promise<boolean> {
  if (clock().getTime() - Date.parse(held.claimedAt) < CLAIM_MILLISECONDS) return false;
  const appointment = await commands.load(appointmentDecider, appointmentStream(held.appointmentId));
  return !standsOn(appointment, { ...held, date });
}

const minutesOf = ({ startsAt, endsAt }: Slot) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
