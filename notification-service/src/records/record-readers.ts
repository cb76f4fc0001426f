import type { FamilyScope } from '@anamnesis/contracts/family/constants';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { emergenciesAt, treatmentsAt } from '@anamnesis/read-models/records/reading-doctors';

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
      `select doctor_id as reader_id from ${treatmentsAt('$2')} t where patient_id = $1
       union
       select doctor_id from ${emergenciesAt('$2')} e where patient_id = $1
       union
       select inviter_id from read.family_ties where member_id = $1 and state = 'accepted' and scope && $3::text[]`,
      [patientId, clock().toISOString(), parts],
    );
    return rows.map(({ reader_id: readerId }) => readerId);
  },
});
