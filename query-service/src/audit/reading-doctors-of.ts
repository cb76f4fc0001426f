import type { ReadingDoctor } from '@anamnesis/contracts/audit/routes';
import { emergenciesAt, treatmentsAt } from '@anamnesis/read-models/records/reading-doctors';
import type { Ports } from '../ports.js';

interface Row {
  doctor_id: string;
  full_name: string;
  until: string;
  /** Of the appointment; null in an emergency. */
  starts_at: string | null;
  time_zone: string | null;
  last_opened: string | null;
}

/**
 * The doctors who may read a patient's record now, by the rules that each reading asks. One with several appointments until the end of the
 * last; one with an appointment and emergency access by the appointment, which opens the same and lasts longer.
 */
export async function readingDoctorsOf(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  patientId: string,
): Promise<ReadingDoctor[]> {
  const { rows } = await pool.query<Row>(
    `select a.*, d.full_name,
       (select max(r.read_at) from read.record_readings r
        where r.patient_id = $1 and r.reader_id = a.doctor_id) as last_opened
     from (
       select distinct on (doctor_id) * from (
         select doctor_id, until, starts_at, time_zone from ${treatmentsAt('$2')} t where patient_id = $1
         union all
         select doctor_id, until, null, null from ${emergenciesAt('$2')} e where patient_id = $1
       ) grounds
       order by doctor_id, starts_at is null, until desc
     ) a join read.doctors d using (doctor_id)
     order by a.starts_at is not null, a.until, a.doctor_id`,
    [patientId, clock().toISOString()],
  );
  return rows.map((row) => ({
    ...{ id: row.doctor_id, fullName: row.full_name, until: row.until, lastOpened: row.last_opened },
    appointment: row.starts_at && row.time_zone ? { startsAt: row.starts_at, timeZone: row.time_zone } : null,
  }));
}
