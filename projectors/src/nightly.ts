import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { IntegrityLog } from '@anamnesis/platform/integrity/run-log';
import { openIntegritySchema } from '@anamnesis/platform/integrity/schema';
import { lastVerified, outcomeOf, storeVerification } from '@anamnesis/platform/integrity/verifications';
import { verifyLog } from '@anamnesis/platform/integrity/verify-log';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Locks } from '@anamnesis/platform/postgres/locks';
import type { createFeed } from '@anamnesis/platform/projection/feed';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { waitOrAbort } from '@anamnesis/platform/supervision/keep-running';
import { verifyReadModels } from './verify-read-models.js';

/** The hour of the day, in UTC, with the least traffic. */
const HOUR = 21;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** After a start that follows a night without a verification, it is made up for. */
const MISSED_MILLISECONDS = 5 * 60 * 1000;

interface Dependencies extends IntegrityLog {
  pool: Parameters<typeof createFeed>[0]['pool'];
  store: Parameters<typeof createFeed>[0]['store'];
  codec: Parameters<typeof createFeed>[0]['codec'];
  locks: Locks;
  logger: Logger;
}

/**
 * Each night, in one process, until aborted: compares every read model with a fresh fold of the log, and the log with its tree and its
 * signed heads. The results are stored for auditors; what differs is logged.
 */
export async function verifyNightly(
  models: readonly ReadModel[],
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  await openIntegritySchema(dependencies.pool);
  await dependencies.locks.hold('nightly verification', signal, async (held) => {
    const last = await lastVerified(dependencies.pool, 'log');
    let wait = untilNext(HOUR, Date.now());
    if (last === null || Date.now() - last.getTime() > DAY_MILLISECONDS) wait = Math.min(wait, MISSED_MILLISECONDS);
    while (!held.aborted) {
      await waitOrAbort(wait, held);
      await verifyOnce(models, dependencies, held);
      wait = untilNext(HOUR, Date.now());
    }
  });
}

/** Verifies read models and log once; a failing verification does not prevent the other. */
export async function verifyOnce(
  models: readonly ReadModel[],
  dependencies: Omit<Dependencies, 'locks'>,
  signal: AbortSignal,
): Promise<void> {
  const verifications = {
    'read-models': () => verifyReadModels(models, dependencies, signal),
    log: () => verifyLog(dependencies, signal),
  };
  for (const [kind, verify] of Object.entries(verifications)) {
    if (signal.aborted) return;
    await verifyAndStore(kind as keyof typeof verifications, verify, dependencies, signal);
  }
}

/** Runs a verification, stores its result and logs what differs. Returns the findings; null when it could not be completed. */
export async function verifyAndStore(
  kind: 'log' | 'read-models',
  verify: () => Promise<{ checked: number; findings: readonly Finding[] }>,
  { pool, logger }: Pick<Dependencies, 'pool' | 'logger'>,
  signal: AbortSignal,
): Promise<readonly Finding[] | null> {
  const startedAt = new Date();
  try {
    const { checked, findings } = await verify();
    signal.throwIfAborted();
    await storeVerification(pool, { kind, startedAt, outcome: outcomeOf(findings), checked, findings });
    if (findings.length > 0)
      logger.error({ kind, count: findings.length, findings: findings.slice(0, MAX_LOGGED) }, 'A verification failed');
    else logger.info({ kind, checked }, 'A verification passed');
    return findings;
  } catch (error) {
    if (signal.aborted) return null;
    logger.error({ err: error, kind }, 'A verification could not be completed');
    await storeVerification(pool, { kind, startedAt, outcome: 'aborted', checked: 0, findings: [] });
    return null;
  }
}

const MAX_LOGGED = 20;

/** Milliseconds until the next occurrence of an hour of the day, in UTC; exactly at that hour, a whole day. */
export function untilNext(hour: number, now: number): number {
  const wait = hour * 60 * 60 * 1000 - (now % DAY_MILLISECONDS);
  return wait > 0 ? wait : wait + DAY_MILLISECONDS;
}
