import type { RecordReaderFacts } from '@anamnesis/contracts/records/policy';
import { emergenciesAt } from '@anamnesis/read-models/records/reading-doctors';
import type { Ports } from '../ports.js';

/** Emergency access that has not ended. */
export type LiveAccess = NonNullable<RecordReaderFacts['emergency']> & { readonly expiresAt: string };

/** A doctor's emergency access to a patient's record now; null without one. Ask for it in every call: it ends by time, with the doctor's verification, and with the review. */
export async function liveAccess(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  doctorId: string,
  patientId: string,
): Promise<LiveAccess | null> {
  const { rows } = await pool.query<{ break_glass_id: string; until: string }>(
    `select break_glass_id, until from ${emergenciesAt('$3')} e
     where doctor_id = $1 and patient_id = $2 order by until desc limit 1`,
    [doctorId, patientId, clock().toISOString()],
  );
  const [row] = rows;
  return row ? { breakGlassId: row.break_glass_id, doctorId, expiresAt: row.until } : null;
}
