import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';

/** Whether an appointment can be moved: not while somebody waits in its session. */
export const canBeMoved = ({
  status,
  doctorIn,
  patientIn,
}: Pick<PatientAppointment, 'status' | 'doctorIn' | 'patientIn'>) => status === 'Pending' && !doctorIn && !patientIn;
