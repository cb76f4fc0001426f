import type { Parties } from '@anamnesis/contracts/appointments/policy';

/** The three ids that stand in every event of an appointment. */
export const partiesOf = ({ appointmentId, patientId, doctorId }: Parties): Parties => ({
  appointmentId,
  patientId,
  doctorId,
});
