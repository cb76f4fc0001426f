import type { Actor } from '@anamnesis/contracts/language/role';
import type { Outcome } from '@anamnesis/platform/deciding/handle';
import { type RequestIdentity, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { type AppointmentCommand, appointmentDecider, appointmentStream } from './appointment.decider.js';
import type { Appointment } from './appointment.state.js';

/** Handles a command that concerns a single appointment. */
export const commandAppointment = (
  { commands, clock }: Ports,
  appointmentId: string,
  command: AppointmentCommand,
  call: RequestIdentity & { actor: Actor },
): Promise<Outcome<Appointment>> =>
  commands.handle(
    appointmentDecider,
    appointmentStream(appointmentId),
    command,
    { now: clock() },
    causeOf(call, call.actor),
  );
