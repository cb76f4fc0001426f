import { appointmentStream, standingFold } from '@anamnesis/contracts/appointments/standing';
import type { Parties } from '@anamnesis/contracts/appointments/policy';
import type { showFaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import type { Allowed, Answer, Call } from '@anamnesis/platform/http/answer';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { withParties } from '../appointments/parties.js';
import type { Ports } from '../ports.js';
import { oneOpening } from '../audit/one-opening.js';
import { pictureOf } from '../accounts/picture-of.js';

type SheetRow = Pick<AppointmentRow, 'appointment_id' | 'patient_id' | 'doctor_id'> &
  Pick<PatientRow, 'full_name' | 'gender' | 'age' | 'picture' | 'answers' | 'answered_at'>;

export interface SheetFacts extends Parties {
  readonly isCalledOff: boolean;
  readonly row: SheetRow;
}

/**
 * The appointment for which a face sheet is requested, with its patient; null if it does not exist. Whether it was called off is read
 * from the log, so that a cancellation applies as soon as it is recorded.
 */
export async function findSheet(
  { pool, log }: Ports,
  { params }: Call<typeof showFaceSheet>,
): Promise<SheetFacts | null> {
  const { rows } = await pool.query<SheetRow>(
    `select a.appointment_id, patient_id, a.doctor_id, p.full_name, p.gender, p.age, p.picture, p.answers, p.answered_at
     from read.appointments a join read.patients p using (patient_id) where appointment_id = $1`,
    [params.id],
  );
  const found = withParties(rows);
  if (!found) return null;
  const appointment = await log.load(standingFold, appointmentStream(found.appointmentId));
  return { ...found, isCalledOff: appointment?.isCalledOff ?? true };
}

/** The sheet of an appointment's patient. */
export function faceSheet(
  ports: Ports,
  { headers, facts: { row, patientId } }: Allowed<typeof showFaceSheet, SheetFacts>,
): Answer<typeof showFaceSheet> {
  const { answers, answered_at: answeredAt } = row;
  return {
    body: {
      data: {
        ...{ patientId, fullName: row.full_name, gender: row.gender, age: row.age },
        picture: pictureOf(patientId, row.picture),
        told: answers && answeredAt ? { answers, answeredAt } : null,
      },
    },
    reading: oneOpening(ports, { headers }, { kind: 'faceSheet', id: patientId }),
  };
}
