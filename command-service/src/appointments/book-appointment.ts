import {
  DEFAULT_CONSULTATION_TYPE,
  DEFAULT_FEE,
  DEFAULT_ISSUE_DETAILS,
} from '@anamnesis/contracts/appointments/constants';
import type { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { claimIdOf, claimSlot, giveUpRefused } from '../doctors/claim-slot.js';
import type { Ports } from '../ports.js';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';

/** The id of the appointment that a command books. */
export const appointmentIdOf = ({
  actor,
  commandId,
}: Pick<Call<typeof bookAppointment>, 'actor' | 'commandId'>): string => uuidOf(`appointment/${actor.id}/${commandId}`);

/**
 * Claims the slot in the doctor's day, then books. The appointment's id follows from the command's, so the same command
 * sent again meets its own claim and its own appointment, and both are already so; with another content it is refused with
 * COMMAND_ID_REUSED.
 */
export async function book(ports: Ports, call: Call<typeof bookAppointment>): Promise<Answer<typeof bookAppointment>> {
  const { commands, clock, timeZone } = ports;
  const { doctorId, date, time, issueDetails } = call.body;
  const cause = causeOf(call, call.actor);
  const appointmentId = appointmentIdOf(call);
  const stream = appointmentStream(appointmentId);
  const booked = await commands.load(appointmentDecider, stream);
  const wanted = { doctorId, date, time, appointmentId };
  const claim = { ...wanted, claimId: claimIdOf(wanted, cause) };
  const slot = booked.status === 'none' ? await claimSlot(ports, claim, cause) : booked.slot;
  const booking = {
    ...{
      appointmentId,
      patientId: call.actor.id,
      doctorId,
      ...slot,
      timeZone,
      claimId: claim.claimId,
    },
    consultationType: DEFAULT_CONSULTATION_TYPE,
    issueDetails: issueDetails || DEFAULT_ISSUE_DETAILS,
    fee: DEFAULT_FEE,
    // Whoever knows a room's name could look for it elsewhere, so it can't be derived from ids that others see.
    roomName: `anamnesis-${uuidOf(`room/${appointmentId}/${call.commandId}`)}`,
  };
  try {
    const { state, position } = await commands.handle(
      appointmentDecider,
      stream,
      { type: 'BookAppointment', data: booking },
      { now: clock() },
      cause,
    );
    if (state.status === 'none') return refuse('APPOINTMENT_NOT_FOUND');
    return {
      body: {
        success: true,
        message: 'Appointment booked successfully!',
        data: { appointmentId, startsAt: state.slot.startsAt },
      },
      position,
    };
  } catch (error) {
    // After any other failure it may have been booked: the claim is settled by whoever comes next.
    if (error instanceof Refusal && booked.status === 'none') await giveUpRefused(ports, claim, error, cause);
    throw error;
  }
}
