import { parseCheckpoint, type SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import type { Finding } from '@anamnesis/contracts/integrity/findings';
import { isSame } from '@anamnesis/contracts/integrity/verify-proof';
import type { Pool } from '../postgres/pool.js';
import type { HeadStore } from './head-store.js';
import { type LogKey, verifiedBy } from './log-key.js';

/** The heads outside of the database: those that the log has signed, by size, and what is wrong with the others. */
export interface KnownHeads {
  readonly heads: readonly SignedCheckpoint[];
  readonly findings: readonly Finding[];
}

/** Reads the stored heads and verifies their signatures, and that none of which the database knows is missing. */
export async function readKnownHeads(pool: Pool, store: HeadStore, { key }: Pick<LogKey, 'key'>): Promise<KnownHeads> {
  // The database first: a head is stored outside of it before.
  const { rows } = await pool.query<{ size: bigint }>('select size from integrity.heads order by size');
  const heads: SignedCheckpoint[] = [];
  const findings: Finding[] = [];
  for (const note of await store.readAll()) {
    const head = parseCheckpoint(note);
    if (head?.origin === key.name && verifiedBy(head, key).isSigned) heads.push(head);
    else findings.push({ kind: 'headUnsigned', ...(head ? { size: head.size } : {}) });
  }
  const stored = new Set(heads.map(({ size }) => size));
  const lost = rows.map(({ size }) => Number(size)).filter((size) => !stored.has(size));
  heads.sort((one, other) => one.size - other.size);
  return { heads, findings: [...findings, ...lost.map((size): Finding => ({ kind: 'headsShortened', size }))] };
}

/** The heads whose root is not the one of the tree. `leaves`: how many the tree has. */
export function compareHeads(
  { heads }: KnownHeads,
  leaves: number,
  roots: ReadonlyMap<number, Uint8Array>,
): readonly Finding[] {
  let since = 0;
  return heads.flatMap(({ size, root }): Finding[] => {
    if (size > leaves) return [{ kind: 'logShorterThanHead', size, since }];
    const found = roots.get(size);
    if (!found || !isSame(found, root)) return [{ kind: 'headNotOfTree', size, since }];
    since = size;
    return [];
  });
}
