import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import { type Cause, stepOf } from '@anamnesis/platform/deciding/handle';
import { appointmentDecider, appointmentStream } from '../appointments/appointment.decider.js';
import type { Ports } from '../ports.js';
import { type Claim, doctorDayDecider, doctorDayStream } from './doctor-day.decider.js';
import { nextFreeSlots } from './next-free.js';

/** How old a claim must be before somebody else may find it abandoned. */
const CLAIM_MILLISECONDS = 60_000;

export interface SlotClaim {
  doctorId: string;
  date: string;
  time: string;
  appointmentId: string;
  claimId: string;
}

/**
 * Claims a slot of a doctor's day; refuses SLOT_TAKEN with the next free slots. A claim whose booking never followed
 * (its process died in between) is found out here and given up for whoever comes next.
 */
export async function claimSlot(ports: Ports, slot: SlotClaim, cause: Cause): Promise<void> {
  const { commands, clock, timeZone } = ports;
  const stream = doctorDayStream(slot.doctorId, slot.date);
  const claim = async (step: string) => {
    const command = { type: 'ClaimSlot', data: slot } as const;
    const { state } = await commands.handle(
      doctorDayDecider,
      stream,
      command,
      { now: clock(), timeZone },
      stepOf(cause, step),
    );
    // Sent again after its claim was given up, a command is not carried out once more: the slot is no longer its own.
    if (state[slot.time]?.claimId !== slot.claimId) refuse('SLOT_TAKEN');
  };
  try {
    await claim('claim');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SLOT_TAKEN') throw error;
    const holder = (await commands.load(doctorDayDecider, stream))[slot.time];
    if (holder && (await giveUpIfAbandoned(ports, slot, holder, cause))) {
      await claim('claim again');
      return;
    }
    refuse('SLOT_TAKEN', { nextFree: await nextFreeSlots(ports, slot.doctorId, slot.date) });
  }
}

/** Gives a claimed slot back. */
export async function releaseSlot({ commands, clock, timeZone }: Ports, slot: SlotClaim, cause: Cause): Promise<void> {
  const stream = doctorDayStream(slot.doctorId, slot.date);
  const context = { now: clock(), timeZone };
  await commands.handle(
    doctorDayDecider,
    stream,
    { type: 'ReleaseSlot', data: slot },
    context,
    stepOf(cause, `release ${slot.claimId}`),
  );
}

/** First the appointment learns that the claim is void, then the slot is freed: a late booking under it finds that out. */
async function giveUpIfAbandoned(ports: Ports, slot: SlotClaim, holder: Claim, cause: Cause): Promise<boolean> {
  if (ports.clock().getTime() - Date.parse(holder.claimedAt) < CLAIM_MILLISECONDS) return false;
  const stream = appointmentStream(holder.appointmentId);
  const appointment = await ports.commands.load(appointmentDecider, stream);
  if (appointment.status !== 'none' && appointment.status !== 'cancelled' && appointment.claimId === holder.claimId)
    return false;
  const { doctorId, date, time } = slot;
  const { appointmentId, claimId } = holder;
  const abandon = { type: 'AbandonClaim', data: { appointmentId, doctorId, claimId } } as const;
  await ports.commands.handle(
    appointmentDecider,
    stream,
    abandon,
    { now: ports.clock() },
    stepOf(cause, `abandon ${claimId}`),
  );
  await releaseSlot(ports, { doctorId, date, time, appointmentId, claimId }, cause);
  return true;
}
