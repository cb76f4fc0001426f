import type { Side } from '@anamnesis/contracts/appointments/constants';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Booked, Parties } from './appointment.state.js';

/** Which side of the appointment someone is on. Who is on neither learns nothing, not even that there is one. */
export function sideOf(appointment: Booked, actor: Actor): Side {
  if (actor.role === 'patient' && actor.id === appointment.patientId) return 'patient';
  if (actor.role === 'doctor' && actor.id === appointment.doctorId) return 'doctor';
  return refuse('APPOINTMENT_NOT_FOUND');
}

/** The three ids that stand in every event of an appointment. */
export const partiesOf = ({ appointmentId, patientId, doctorId }: Parties): Parties => ({
  appointmentId,
  patientId,
  doctorId,
});
