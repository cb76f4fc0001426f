import { DEFAULT_ISSUE_DETAILS } from '@anamnesis/contracts/appointments/constants';
import { APPOINTMENT_NOT_FOUND } from '@anamnesis/contracts/appointments/errors';
import { SLOT_BOOKED_BY_YOU, SLOT_TAKEN } from '@anamnesis/contracts/doctors/errors';
import type { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import type { Slot } from '@anamnesis/contracts/time/slots';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { claimIdOf, claimSlot, isBookedBy, releaseRefusedClaim, releaseSlot } from './claim-slot.js';
import { type AgreedOffer, agreedOffer } from '../doctors/agreed-offer.js';
import type { SlotClaim } from '../doctors/doctor-day.decider.js';
import type { Ports } from '../ports.js';
import { reserveTime } from './reserve-time.js';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { usesClaim } from './appointment.state.js';

/** The id of the appointment that a command books. */
export const appointmentIdOf = ({
  actor,
  commandId,
}: Pick<Call<typeof bookAppointment>, 'actor' | 'commandId'>): string => uuidOf(`appointment/${actor.id}/${commandId}`);

/**
 * Claims the slot in the doctor's day, reserves the time in the patient's day, then books: three appends if all are new. The
 * appointment id is derived from the command id, so a repeated command finds its own claim and appointment and changes
 * nothing. With different content it is refused with COMMAND_ID_REUSED.
 */
export async function book(ports: Ports, call: Call<typeof bookAppointment>): Promise<Answer<typeof bookAppointment>> {
  const { commands, clock, timeZone } = ports;
  const { doctorId, date, time, issueDetails, despiteOther = false } = call.body;
  const cause = causeOf(call, call.actor);
  const appointmentId = appointmentIdOf(call);
  const stream = appointmentStream(appointmentId);
  const wanted = { doctorId, date, time, appointmentId };
  const claim = { ...wanted, claimId: claimIdOf(wanted, cause) };
  const { slot, offer, isClaimed } = await claimOrFindBooked(ports, claim, call.body, cause);
  const booking = {
    ...{
      appointmentId,
      patientId: call.actor.id,
      doctorId,
      ...slot,
      timeZone,
      claimId: claim.claimId,
    },
    ...offer,
    issueDetails: issueDetails || DEFAULT_ISSUE_DETAILS,
    // A room name must be unguessable, so it is not derived only from ids that others see.
    roomName: `anamnesis-${uuidOf(`room/${appointmentId}/${call.commandId}`)}`,
  };
  try {
    if (isClaimed) await reserveTime(ports, { patientId: call.actor.id, claim, slot, despiteOther }, cause);
    const { state, position } = await commands.handle(
      appointmentDecider,
      stream,
      { type: 'BookAppointment', data: booking },
      { now: clock() },
      cause,
    );
    if (state.status === 'none') return refuse(APPOINTMENT_NOT_FOUND);
    // The appointment was booked earlier and rescheduled since: the new claim is not used.
    if (isClaimed && !usesClaim(state, claim)) await releaseSlot(ports, claim, cause);
    return {
      body: {
        success: true,
        message: 'Appointment booked successfully!',
        data: { appointmentId, startsAt: state.slot.startsAt },
      },
      position,
    };
  } catch (error) {
    // After any other error the appointment may be booked: the next command that wants the slot checks the claim.
    if (error instanceof Refusal && isClaimed) await releaseRefusedClaim(ports, claim, error, cause);
    throw error;
  }
}

/**
 * Claims a slot under the doctor's current offer. Only if that is refused, checks whether the command is a repetition: its appointment
 * may have been booked in this slot and rescheduled since, or the fee may have changed.
 */
async function claimOrFindBooked(
  ports: Ports,
  claim: SlotClaim,
  requested: Call<typeof bookAppointment>['body'],
  cause: Cause,
): Promise<{ slot: Slot; offer: AgreedOffer; isClaimed: boolean }> {
  try {
    const offer = await agreedOffer(ports, requested);
    return { slot: await claimSlot(ports, claim, cause), offer, isClaimed: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const booked = await ports.commands.load(appointmentDecider, appointmentStream(claim.appointmentId));
    if (booked.status === 'none') {
      // The reply to the patient's first attempt may be lost, and the second one may differ in its words.
      if (error.kind === SLOT_TAKEN && (await isBookedBy(ports, cause.actor.id, claim))) refuse(SLOT_BOOKED_BY_YOU);
      throw error;
    }
    const { slot, consultationType, fee } = booked;
    return { slot, offer: { consultationType, fee }, isClaimed: false };
  }
}
