import { type Checkpoint, checkpointText, type SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { formatNote } from '@anamnesis/contracts/integrity/signed-note';
import { isSame } from '@anamnesis/contracts/integrity/verify-proof';
import type { Logger } from '../logging/logger.js';
import type { Pool } from '../postgres/pool.js';
import type { Grown } from './append-leaves.js';
import { readKnownHeads } from './compare-heads.js';
import type { HeadStore } from './head-store.js';
import type { LogKey } from './log-key.js';
import { storedRoot } from './stored-tree.js';

/** The stored tree does not continue the last signed head: signing another one would contradict it. */
class ContradictsHead extends Error {
  override readonly name = 'ContradictsHead';
}

interface Signer {
  pool: Pool;
  heads: HeadStore;
  key: LogKey;
  /** The keys that sign exports: the SHA-256 of each public one, hexadecimal. */
  signers: readonly string[];
  clock: () => Date;
  logger: Logger;
}

/**
 * Signs heads of the tree as it grows: stored outside of the database first, where they are the truth, then beside the tree for readers.
 * One signer at a time.
 */
export interface HeadSigner {
  /** Signs the tree at this size if it has grown since the last head; null otherwise. Throws ContradictsHead. */
  sign(grown: Pick<Grown, 'size' | 'position'>): Promise<SignedCheckpoint | null>;
  /** The last head; null before the first one. */
  last(): SignedCheckpoint | null;
}

/** A signer that continues the stored heads that its key has signed; those that the database lacks are added to it. */
export async function openHeadSigner({ pool, heads, key, signers, clock, logger }: Signer): Promise<HeadSigner> {
  const known = await readKnownHeads(pool, heads, key);
  if (known.findings.length > 0)
    logger.error({ findings: known.findings }, 'The stored heads are not as they were signed');
  const { rows } = await pool.query<{ size: bigint }>('select size from integrity.heads');
  const shown = new Set(rows.map(({ size }) => Number(size)));
  for (const head of known.heads.filter(({ size }) => !shown.has(size))) await showHead(pool, head, key);
  let last = known.heads.at(-1) ?? null;
  return {
    last: () => last,
    async sign({ size, position }) {
      if (size <= (last?.size ?? 0)) return null;
      if (last && !isSame(await storedRoot(pool, last.size), last.root))
        throw new ContradictsHead(`The first ${last.size} leaves are not those of the last signed head`);
      const head: Checkpoint = {
        ...{ origin: key.key.name, size, root: await storedRoot(pool, size) },
        ...{ position: position === null ? null : String(position), signedAt: clock().toISOString() },
        signers,
      };
      const text = checkpointText(head);
      const note = { text, signatures: [key.sign(text)] };
      await heads.append(formatNote(note), size);
      last = { ...head, note };
      await showHead(pool, last, key);
      return last;
    },
  };
}

async function showHead(
  pool: Pool,
  { size, root, position, signedAt, note }: SignedCheckpoint,
  { text }: LogKey,
): Promise<void> {
  await pool.query(
    `insert into integrity.heads (size, root, position, signed_at, note, key) values ($1, $2, $3, $4, $5, $6)
     on conflict (size) do nothing`,
    [size, Buffer.from(root), position, signedAt, formatNote(note), text],
  );
}
