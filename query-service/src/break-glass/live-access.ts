import { breakGlassFold, breakGlassStream } from '@anamnesis/contracts/break-glass/use';
import type { RecordReaderFacts } from '@anamnesis/contracts/records/policy';
import { loadReadable } from '@anamnesis/platform/deciding/load-readable';
import type { BreakGlassRow } from '@anamnesis/read-models/break-glass/break-glass-uses';
import { isVerified } from '../registrations/is-verified.js';
import type { Ports } from '../ports.js';

/** Emergency access that has not ended. */
export type LiveAccess = NonNullable<RecordReaderFacts['emergency']> & { readonly expiresAt: string };

/**
 * A doctor's emergency access to a patient's record now; null without one. Ask for it in every call: it ends by time, with the doctor's
 * verification, and with the review. The read model finds it, and the log decides, so that both ends apply as soon as they are recorded.
 */
export async function liveAccess(
  ports: Pick<Ports, 'pool' | 'clock' | 'log'>,
  doctorId: string,
  patientId: string,
): Promise<LiveAccess | null> {
  const { pool, clock, log } = ports;
  const { rows } = await pool.query<Pick<BreakGlassRow, 'break_glass_id'>>(
    `select break_glass_id from read.break_glass_uses
     where doctor_id = $1 and patient_id = $2 and expires_at > $3 and reviewed_at is null order by expires_at desc`,
    [doctorId, patientId, clock()],
  );
  if (rows.length === 0 || !(await isVerified(ports, doctorId))) return null;
  for (const { break_glass_id: breakGlassId } of rows) {
    const use = await loadReadable(log, breakGlassFold, breakGlassStream(breakGlassId));
    if (use?.status === 'open') return { breakGlassId, doctorId, expiresAt: use.expiresAt };
  }
  return null;
}
