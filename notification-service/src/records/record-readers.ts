import type { FamilyScope } from '@anamnesis/contracts/family/constants';
import { TREATMENT_DAYS } from '@anamnesis/contracts/records/constants';
import type { Pool } from '@anamnesis/platform/postgres/pool';

/** Who else may read a patient's record now. */
export interface RecordReaders {
  /** The accounts of the doctors and family members; of the family only those whose tie opens one of these parts. */
  of(patientId: string, parts: readonly FamilyScope[]): Promise<readonly string[]>;
}

/**
 * Reads them from the read models, by the rules that the query-service asks for each reading. While they lag, an access that has just ended
 * may still get a position, which holds no data.
 */
export const createRecordReaders = (pool: Pick<Pool, 'query'>, clock: () => Date): RecordReaders => ({
  async of(patientId, parts) {
    const { rows } = await pool.query<{ reader_id: string }>(
      `select a.doctor_id as reader_id from read.appointments a join read.doctors d using (doctor_id)
       where a.patient_id = $1 and d.registration = 'verified' and a.status not in ('Cancelled', 'No-show')
         and a.ends_at > $2::timestamptz - make_interval(days => $3)
       union
       select u.doctor_id from read.break_glass_uses u join read.doctors d using (doctor_id)
       where u.patient_id = $1 and d.registration = 'verified' and u.expires_at > $2::timestamptz and u.reviewed_at is null
       union
       select inviter_id from read.family_ties where member_id = $1 and state = 'accepted' and scope && $4::text[]`,
      [patientId, clock().toISOString(), TREATMENT_DAYS, parts],
    );
    return rows.map(({ reader_id: readerId }) => readerId);
  },
});
