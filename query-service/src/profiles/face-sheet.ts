import { clinicTime } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { showFaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { recordRead } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { pictureOf } from './picture-of.js';

type SheetRow = Pick<AppointmentRow, 'patient_id' | 'status'> &
  Pick<PatientRow, 'full_name' | 'gender' | 'age' | 'picture' | 'answers' | 'answered_at'>;

/** The sheet of an appointment's patient, for its doctor. Where they will not meet and have not met, there is none. */
export async function openFaceSheet(
  ports: Ports,
  { params, actor, requestId }: Call<typeof showFaceSheet>,
): Promise<Answer<typeof showFaceSheet>> {
  const { rows } = await ports.pool.query<SheetRow>(
    `select patient_id, a.status, p.full_name, p.gender, p.age, p.picture, p.answers, p.answered_at
     from read.appointments a join read.patients p using (patient_id) where appointment_id = $1 and doctor_id = $2`,
    [params.id, actor.id],
  );
  const row = rows[0] ?? refuse('APPOINTMENT_NOT_FOUND');
  if (row.status === 'Cancelled' || row.status === 'No-show') refuse('APPOINTMENT_OVER');
  const { patient_id: patientId, answers, answered_at: answeredAt } = row;
  // The sheet is asked for again and again while it lies open: one reading a day tells the patient all there is to tell.
  const today = clinicTime(ports.clock(), ports.timeZone).date;
  const commandId = uuidOf(`face-sheet/${actor.id}/${params.id}/${today}`);
  await recordRead(
    ports,
    { actor, requestId, commandId },
    { patientId, what: { kind: 'faceSheet', id: patientId }, purpose: 'consultation', appointmentId: params.id },
  );
  return {
    body: {
      data: {
        ...{ patientId, fullName: row.full_name, gender: row.gender, age: row.age },
        picture: pictureOf(patientId, row.picture),
        told: answers && answeredAt ? { answers, answeredAt } : null,
      },
    },
  };
}
