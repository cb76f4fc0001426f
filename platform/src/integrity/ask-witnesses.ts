import type { SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { formatNote } from '@anamnesis/contracts/integrity/signed-note';
import type { Pool } from '../postgres/pool.js';
import { consistencyProof } from './stored-tree.js';
import { addCheckpoint, type Witness, type WitnessAnswer } from './witness.js';

/**
 * The state of a witness after it was asked. `ahead`: it has confirmed a larger head than the log has; `contradicts`: one that the log
 * does not continue; `away`: it gave no valid answer.
 */
export interface Asked {
  readonly witness: Witness;
  readonly kind: 'confirmed' | 'ahead' | 'contradicts' | 'away';
  /** Size of the last head that it has confirmed, as far as known. */
  readonly size: number;
  /** Null when it confirmed the head. */
  readonly problem: string | null;
}

/** Another process may ask the same witness meanwhile: then it names another size than before. */
const ATTEMPTS = 3;

/** Asks each witness to confirm a head, all at once, and stores the answers. A witness that does not answer affects no other. */
export const askWitnesses = (
  pool: Pool,
  witnesses: readonly Witness[],
  head: SignedCheckpoint,
  signal: AbortSignal,
): Promise<Asked[]> => Promise.all(witnesses.map((witness) => askAndStore(pool, witness, head, signal)));

async function askAndStore(pool: Pool, witness: Witness, head: SignedCheckpoint, signal: AbortSignal): Promise<Asked> {
  const known = await knownSize(pool, witness);
  try {
    const { old, answer } = await ask(pool, witness, head, known, signal);
    if (answer.kind === 'cosigned') {
      await storeCosignature(pool, witness, head.size, answer);
      return { witness, kind: 'confirmed', size: head.size, problem: null };
    }
    if (answer.kind === 'refused') {
      const problem = `has confirmed ${old} events that are not the first ones of this log`;
      return await storeProblem(pool, { witness, kind: 'contradicts', size: old, problem });
    }
    const isAhead = answer.size > head.size;
    const problem = isAhead ? `has confirmed ${answer.size} events` : 'names another size each time';
    return await storeProblem(pool, { witness, kind: isAhead ? 'ahead' : 'away', size: answer.size, problem });
  } catch (error) {
    if (signal.aborted) throw error;
    return storeProblem(pool, { witness, kind: 'away', size: known, problem: sentence(error) });
  }
}

/** The last answer of a witness, which is asked again with the size that it names itself, and the size it was told. */
async function ask(
  pool: Pool,
  witness: Witness,
  head: SignedCheckpoint,
  known: number,
  signal: AbortSignal,
): Promise<{ old: number; answer: WitnessAnswer }> {
  const note = formatNote({ ...head.note, signatures: head.note.signatures.slice(0, 1) });
  // With a wrong size the witness names its own.
  let old = known > head.size ? 0 : known;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await addCheckpoint(
      witness,
      { old, proof: await consistencyProof(pool, old, head.size), note },
      signal,
    );
    if (answer.kind !== 'at-size' || answer.size > head.size || attempt === ATTEMPTS) return { old, answer };
    old = answer.size;
  }
}

async function knownSize(pool: Pool, { name, url, key }: Witness): Promise<number> {
  const { rows } = await pool.query<{ size: bigint }>(
    `insert into integrity.witnesses (name, url, key) values ($1, $2, $3)
     on conflict (name) do update set url = $2, key = $3 returning size`,
    [name, url, Buffer.from(key.publicKey).toString('base64')],
  );
  return Number(rows[0]?.size ?? 0n);
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
