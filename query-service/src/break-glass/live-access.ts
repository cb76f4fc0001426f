import type { RecordReaderFacts } from '@anamnesis/contracts/records/policy';
import type { BreakGlassRow } from '@anamnesis/read-models/break-glass/break-glass-uses';
import type { Ports } from '../ports.js';

/** Emergency access that has not ended. */
export type LiveAccess = NonNullable<RecordReaderFacts['emergency']> & { readonly expiresAt: string };

/** A doctor's emergency access to a patient's record now; null without one. Ask for it in every call: it ends by time, with the doctor's verification, and with the review. */
export async function liveAccess(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  doctorId: string,
  patientId: string,
): Promise<LiveAccess | null> {
  const { rows } = await pool.query<Pick<BreakGlassRow, 'break_glass_id' | 'expires_at'>>(
    `select break_glass_id, expires_at
     from read.break_glass_uses join read.doctors d using (doctor_id)
     where doctor_id = $1 and patient_id = $2 and expires_at > $3 and reviewed_at is null and d.registration = 'verified'
     order by expires_at desc limit 1`,
    [doctorId, patientId, clock()],
  );
  const [row] = rows;
  return row ? { breakGlassId: row.break_glass_id, doctorId, expiresAt: row.expires_at } : null;
}
