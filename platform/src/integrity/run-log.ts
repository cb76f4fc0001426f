import type { SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import type { EventStore } from '../event-store/event-store.js';
import type { Logger } from '../logging/logger.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import { waitOrAbort } from '../supervision/keep-running.js';
import { appendLeaves, type Grown, loadGrown } from './append-leaves.js';
import { askWitnesses } from './ask-witnesses.js';
import type { HeadStore } from './head-store.js';
import type { LogKey } from './log-key.js';
import { openIntegritySchema } from './schema.js';
import { type HeadSigner, openHeadSigner } from './sign-heads.js';
import type { Witness } from './witness.js';

/** What the integrity log of an installation consists of. */
export interface IntegrityLog {
  heads: HeadStore;
  key: LogKey;
  witnesses: readonly Witness[];
  /** Milliseconds between two heads of a growing log. */
  headInterval: number;
  /** When the heads of a log began that had none before: after a restore without its heads. Null if they began with the log. */
  headsSince: Date | null;
}

/** The same where it grows: its heads name the keys that sign exports. */
export interface GrowingLog extends IntegrityLog {
  /** The SHA-256 of each public one, hexadecimal. */
  signers: readonly string[];
}

interface Dependencies extends GrowingLog {
  pool: Pool;
  locks: Locks;
  store: EventStore;
  logger: Logger;
}

/** The lock of the one process that writes the tree. */
const LOCK = 'integrity log';
/** After a start, the first head follows soon, and the next ones at growing intervals: a new installation records much at once. */
const FIRST_HEAD_MILLISECONDS = 2_000;

/**
 * Follows the log with its tree and signs a head of it at intervals and at the end, until aborted. One process at a time does; the
 * others stand by. Witnesses are asked beside, so that a slow one stops nothing.
 */
export async function runIntegrityLog(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  await openIntegritySchema(dependencies.pool);
  await dependencies.locks.hold(LOCK, signal, (held) => follow(dependencies, signal, held));
}

async function follow(dependencies: Dependencies, signal: AbortSignal, held: AbortSignal): Promise<void> {
  const { pool, store } = dependencies;
  const signer = await openHeadSigner({ ...dependencies, clock: () => new Date() });
  let grown = await loadGrown(pool);
  const ended = new AbortController();
  const signing = signAtIntervals(dependencies, signer, () => grown, AbortSignal.any([held, ended.signal]));
  // Either failing ends both, and the caller restarts them.
  signing.catch(() => ended.abort());
  try {
    for await (const batch of store.follow(grown.position, AbortSignal.any([held, ended.signal])))
      grown = await appendLeaves(pool, grown, batch);
  } finally {
    ended.abort();
    await signing;
    // Not when the lock was lost: another process may sign already.
    if (signal.aborted) await signer.sign(grown);
  }
}

async function signAtIntervals(
  { pool, witnesses, headInterval, logger }: Dependencies,
  signer: HeadSigner,
  grown: () => Grown,
  signal: AbortSignal,
): Promise<void> {
  let asking: Promise<void> | null = null;
  let wait = Math.min(headInterval, FIRST_HEAD_MILLISECONDS);
  const ask = async (head: SignedCheckpoint) => {
    try {
      const asked = await askWitnesses(pool, witnesses, head, signal);
      for (const { witness, problem, kind } of asked.filter((each) => each.problem !== null))
        logger[kind === 'away' ? 'warn' : 'error'](
          { witness: witness.name, problem },
          'A witness did not confirm the head',
        );
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'The witnesses could not be asked');
    } finally {
      asking = null;
    }
  };
  for (;;) {
    await waitOrAbort(wait, signal);
    if (signal.aborted) break;
    wait = Math.min(headInterval, wait * 2);
    await signer.sign(grown());
    const head = signer.last();
    // A witness that missed a head is asked again at the next interval.
    if (head && witnesses.length > 0) asking ??= ask(head);
  }
  await asking;
}
