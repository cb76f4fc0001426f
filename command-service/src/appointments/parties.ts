import type { Parties } from '@anamnesis/contracts/appointments/policy';

/** The three ids that every event of an appointment contains. */
export const partiesOf = ({ appointmentId, patientId, doctorId }: Parties): Parties => ({
  appointmentId,
  patientId,
  doctorId,
});
