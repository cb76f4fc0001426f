import type { Actor } from '@anamnesis/contracts/language/role';
import type { Outcome } from '@anamnesis/platform/deciding/handle';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { type AppointmentCommand, appointmentDecider, appointmentStream } from './appointment.decider.js';
import type { Appointment } from './appointment.state.js';

interface Asked {
  requestId: string;
  commandId: string;
  actor: Actor;
}

/** Hands a command that concerns one appointment alone to its decider. */
export const commandAppointment = (
  { commands, clock }: Ports,
  appointmentId: string,
  command: AppointmentCommand,
  asked: Asked,
): Promise<Outcome<Appointment>> =>
  commands.handle(
    appointmentDecider,
    appointmentStream(appointmentId),
    command,
    { now: clock() },
    causeOf(asked, asked.actor),
  );
