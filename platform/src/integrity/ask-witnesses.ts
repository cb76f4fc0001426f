import type { SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { formatNote } from '@anamnesis/contracts/integrity/signed-note';
import type { Pool } from '../postgres/pool.js';
import { consistencyProof } from './stored-tree.js';
import { addCheckpoint, type Witness } from './witness.js';

/** The state of a witness after it was asked. `isAhead`: it has confirmed a head that is larger than the one of the log. */
export interface Asked {
  readonly witness: Witness;
  readonly size: number;
  readonly isAhead: boolean;
  /** Null when it confirmed the head. */
  readonly problem: string | null;
}

/** Asks each witness to confirm a head, all at once, and stores the answers. A witness that does not answer affects no other. */
export const askWitnesses = (
  pool: Pool,
  witnesses: readonly Witness[],
  head: SignedCheckpoint,
  signal: AbortSignal,
): Promise<Asked[]> => Promise.all(witnesses.map((witness) => ask(pool, witness, head, signal)));

async function ask(pool: Pool, witness: Witness, head: SignedCheckpoint, signal: AbortSignal): Promise<Asked> {
  const { name, url, key } = witness;
  const { rows } = await pool.query<{ size: bigint }>(
    `insert into integrity.witnesses (name, url, key) values ($1, $2, $3)
     on conflict (name) do update set url = $2, key = $3 returning size`,
    [name, url, Buffer.from(key.publicKey).toString('base64')],
  );
  let old = Number(rows[0]?.size ?? 0n);
  const note = formatNote({ ...head.note, signatures: head.note.signatures.slice(0, 1) });
  try {
    // A second time with the size that the witness itself names.
    for (const attempt of ['first', 'second'] as const) {
      const isAhead = old > head.size;
      const proof = isAhead ? [] : await consistencyProof(pool, old, head.size);
      const answer = await addCheckpoint(witness, { old: isAhead ? 0 : old, proof, note }, signal);
      if (answer.kind === 'cosigned') {
        await storeCosignature(pool, witness, head.size, answer);
        return { witness, size: head.size, isAhead: false, problem: null };
      }
      old = answer.size;
      if (old > head.size || attempt === 'second') break;
    }
    const isAhead = old > head.size;
    const problem = isAhead ? `has confirmed ${old} events` : 'does not accept the head';
    return await storeProblem(pool, { witness, size: old, isAhead, problem });
  } catch (error) {
    if (signal.aborted) throw error;
    return storeProblem(pool, { witness, size: old, isAhead: false, problem: sentence(error) });
  }
}

async function storeCosignature(
  pool: Pool,
  { name }: Witness,
  size: number,
  { line, at }: { line: string; at: Date },
): Promise<void> {
  await pool.query(
    `with cosigned as (
       insert into integrity.cosignatures (size, witness, line, confirmed_at) values ($2, $1, $3, $4) on conflict do nothing
     )
     update integrity.witnesses set size = $2, confirmed_at = $4, problem = null, problem_at = null where name = $1`,
    [name, size, line, at],
  );
}

async function storeProblem(pool: Pool, asked: Asked): Promise<Asked> {
  const { witness, size, problem } = asked;
  await pool.query(
    'update integrity.witnesses set size = greatest(size, $2), problem = $3, problem_at = now() where name = $1',
    [witness.name, size, problem],
  );
  return asked;
}

const sentence = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error instanceof Error ? error.message : String(error)}${cause}`.slice(0, 300);
};
