import type { VerificationKind } from '@anamnesis/contracts/integrity/constants';
import type { IntegrityVerification } from '@anamnesis/contracts/integrity/routes';
import { lateVerifications } from '@anamnesis/platform/integrity/verifications';
import type { Ports } from '../ports.js';

/** Two weeks of nights, of both kinds. */
const EARLIER = 28;

/** The latest verification of each kind with what differs, earlier ones without, the newest first, and the kinds that are late. */
export async function verificationsOf({ pool }: Pick<Ports, 'pool'>): Promise<{
  latest: IntegrityVerification[];
  earlier: Omit<IntegrityVerification, 'findings'>[];
  late: VerificationKind[];
}> {
  const columns = `kind, started_at as "startedAt", ended_at as "endedAt", outcome, checked::int as checked`;
  const latest = await pool.query<IntegrityVerification & { id: bigint }>(
    `select distinct on (kind) id, ${columns}, findings from integrity.verifications order by kind, id desc`,
  );
  const earlier = await pool.query<Omit<IntegrityVerification, 'findings'>>(
    `select ${columns} from integrity.verifications where id <> all($1) order by id desc limit ${EARLIER}`,
    [latest.rows.map(({ id }) => id)],
  );
  return {
    latest: latest.rows.map(({ id: _, ...row }) => row),
    earlier: earlier.rows,
    late: await lateVerifications(pool),
  };
}
