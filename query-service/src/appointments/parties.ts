import type { Parties } from '@anamnesis/contracts/appointments/policy';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { Ports } from '../ports.js';

type PartiesRow = Pick<AppointmentRow, 'appointment_id' | 'patient_id' | 'doctor_id'>;

/** The first row of a query about an appointment, with the policy's facts; null without one. */
export function withParties<Row extends PartiesRow>(rows: readonly Row[]): (Parties & { row: Row }) | null {
  const [row] = rows;
  return row ? { appointmentId: row.appointment_id, patientId: row.patient_id, doctorId: row.doctor_id, row } : null;
}

/** The parties of an appointment; null if it does not exist. */
export async function partiesOf({ pool }: Ports, appointmentId: string): Promise<Parties | null> {
  const { rows } = await pool.query<PartiesRow>(
    'select appointment_id, patient_id, doctor_id from read.appointments where appointment_id = $1',
    [appointmentId],
  );
  return withParties(rows);
}
