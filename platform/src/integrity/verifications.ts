import type { Finding } from '@anamnesis/contracts/integrity/findings';
import {
  type VerificationKind,
  verificationKinds,
  VERIFIED_WITHIN_HOURS,
} from '@anamnesis/contracts/integrity/constants';
import type { Pool } from '../postgres/pool.js';

/** The result of a verification, as it is stored. `aborted`: it could not be completed. */
export interface Verification {
  readonly kind: VerificationKind;
  readonly startedAt: Date;
  readonly outcome: 'passed' | 'failed' | 'aborted';
  /** Number of events or read models that were compared. */
  readonly checked: number;
  readonly findings: readonly Finding[];
}

/** Maximum number of findings that are stored; a log that differs more was replaced. */
const MAX_FINDINGS = 500;

/** The outcome that follows from the findings. */
export const outcomeOf = (findings: readonly Finding[]): Verification['outcome'] =>
  findings.length === 0 ? 'passed' : 'failed';

export async function storeVerification(
  pool: Pool,
  { kind, startedAt, outcome, checked, findings }: Verification,
): Promise<void> {
  await pool.query(
    'insert into integrity.verifications (kind, started_at, outcome, checked, findings) values ($1, $2, $3, $4, $5)',
    [kind, startedAt, outcome, checked, JSON.stringify(findings.slice(0, MAX_FINDINGS))],
  );
}

/**
 * The kinds of verification of which none was completed since yesterday: the nightly one does not run. In a new installation, since it
 * was installed.
 */
export async function lateVerifications(pool: Pool): Promise<VerificationKind[]> {
  const { rows } = await pool.query<{ kind: VerificationKind }>(
    `select k.kind from unnest($1::text[]) with ordinality k (kind, place)
     where coalesce(
       (select max(v.ended_at) from integrity.verifications v where v.kind = k.kind and v.outcome <> 'aborted'),
       (select min(applied_at) from integrity.migrations)
     ) < now() - make_interval(hours => ${VERIFIED_WITHIN_HOURS})
     order by k.place`,
    [verificationKinds],
  );
  return rows.map(({ kind }) => kind);
}

/** Whether the latest verification of each kind did not pass or is late: 1 or 0, for a metric. */
export async function failedVerifications(pool: Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ kind: string; failed: number }>(
    `select distinct on (kind) kind, (outcome <> 'passed')::int as failed from integrity.verifications order by kind, id desc`,
  );
  return new Map([
    ...rows.map(({ kind, failed }) => [kind, failed] as const),
    ...(await lateVerifications(pool)).map((kind) => [kind, 1] as const),
  ]);
}

/** When the latest verification of a kind began; null if there was none. */
export async function lastVerified(pool: Pool, kind: VerificationKind): Promise<Date | null> {
  const { rows } = await pool.query<{ at: string }>(
    'select started_at as at from integrity.verifications where kind = $1 order by id desc limit 1',
    [kind],
  );
  return rows[0] ? new Date(rows[0].at) : null;
}
