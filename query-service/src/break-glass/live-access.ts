import { breakGlassFold, breakGlassStream } from '@anamnesis/contracts/break-glass/use';
import type { RecordReaderFacts } from '@anamnesis/contracts/records/policy';
import { loadReadable } from '@anamnesis/platform/deciding/load-readable';
import { emergenciesAt } from '@anamnesis/read-models/records/reading-doctors';
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
  const { rows } = await pool.query<{ break_glass_id: string }>(
    `select break_glass_id from ${emergenciesAt('$3')} e
     where doctor_id = $1 and patient_id = $2 order by until desc`,
    [doctorId, patientId, clock().toISOString()],
  );
  if (rows.length === 0 || !(await isVerified(ports, doctorId))) return null;
  for (const { break_glass_id: breakGlassId } of rows) {
    const use = await loadReadable(log, breakGlassFold, breakGlassStream(breakGlassId));
    if (use?.status === 'open') return { breakGlassId, doctorId, expiresAt: use.expiresAt };
  }
  return null;
}
