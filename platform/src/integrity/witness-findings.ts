import type { SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { Pool } from '../postgres/pool.js';
import { askWitnesses } from './ask-witnesses.js';
import type { Witness } from './witness.js';

/**
 * Witnesses that have confirmed a larger head than the last one of the log, or one that the log does not continue. One that does not
 * answer counts with the last known size.
 */
export async function witnessFindings(
  pool: Pool,
  witnesses: readonly Witness[],
  last: SignedCheckpoint | undefined,
  signal: AbortSignal,
): Promise<Finding[]> {
  if (!last) {
    const { rows } = await pool.query<{ witness: string; size: bigint }>(
      'select name as witness, size from integrity.witnesses where size > 0',
    );
    return rows.map(({ witness, size }) => ({ kind: 'headsShortened', witness, size: Number(size) }));
  }
  const asked = await askWitnesses(pool, witnesses, last, signal);
  return asked.flatMap(({ witness: { name: witness }, kind, size }): Finding[] => {
    if (kind === 'contradicts') return [{ kind: 'witnessContradicts', witness, size }];
    return size > last.size ? [{ kind: 'headsShortened', witness, size }] : [];
  });
}
