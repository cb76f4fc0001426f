import type { DoctorRow } from '@anamnesis/read-models/doctors/doctor-directory';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { AUTHOR_NAME, ENTRIES_WITH_AUTHORS } from '../records/entry-authors.js';

/** A prescription, with its doctor and patient as they are named now. */
export type PrescriptionRow = Pick<
  RecordEntryRow,
  'entry_id' | 'patient_id' | 'author_role' | 'date' | 'title' | 'body' | 'duration' | 'instructions'
> &
  Pick<RecordEntryRow, 'written_at' | 'retracted_at' | 'stopped_on'> &
  Pick<DoctorRow, 'specializations' | 'registration'> & {
    doctor_name: string;
    patient_name: string;
    gender: PatientRow['gender'];
    age: PatientRow['age'];
  };

/** The prescription with this id; null without one, or after its patient's data were erased. */
export async function prescriptionAt({ pool }: Pick<Ports, 'pool'>, entryId: string): Promise<PrescriptionRow | null> {
  const { rows } = await pool.query<PrescriptionRow>(
    `select e.entry_id, e.patient_id, e.author_role, e.date, e.title, e.body, e.duration, e.instructions, e.written_at, e.retracted_at,
       e.stopped_on, d.specializations, d.registration, ${AUTHOR_NAME} as doctor_name,
       p.full_name as patient_name, p.gender, p.age
     from ${ENTRIES_WITH_AUTHORS} join read.patients p using (patient_id)
     -- The address of an erased person is a placeholder without an @.
     where e.entry_id = $1 and e.kind = 'prescription' and p.email like '%@%'`,
    [entryId],
  );
  return rows[0] ?? null;
}
