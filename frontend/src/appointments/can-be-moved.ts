import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';

/** Whether an appointment can be rescheduled: not while a participant waits in its session. */
export const canBeMoved = ({
  status,
  doctorIn,
  patientIn,
}: Pick<PatientAppointment, 'status' | 'doctorIn' | 'patientIn'>) => status === 'Pending' && !doctorIn && !patientIn;
