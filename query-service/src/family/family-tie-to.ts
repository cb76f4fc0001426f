import type { AcceptedTie } from '@anamnesis/contracts/family/record-access';
import { familyTieFold, familyTieStream } from '@anamnesis/contracts/family/tie';
import type { FamilyTieRow } from '@anamnesis/read-models/family/family-ties';
import type { Ports } from '../ports.js';

/**
 * The accepted tie by which a reader may see a patient's record now; null without one. It supplies the fact `familyTie` of the rule
 * `throughFamilyTie`, so a query that uses it lists `familyTies` among its `reads`. Ask for it in every call: a tie may end at any
 * moment. The read model finds the tie, and the log decides, so that a withdrawal applies as soon as it is recorded.
 */
export async function familyTieTo(
  { pool, log }: Pick<Ports, 'pool' | 'log'>,
  readerId: string,
  patientId: string,
): Promise<AcceptedTie | null> {
  const { rows } = await pool.query<Pick<FamilyTieRow, 'tie_id'>>(
    `select tie_id from read.family_ties where inviter_id = $1 and member_id = $2 and state = 'accepted'`,
    [readerId, patientId],
  );
  const [row] = rows;
  if (!row) return null;
  const tie = await log.load(familyTieFold, familyTieStream(row.tie_id));
  if (tie.status !== 'accepted') return null;
  const { tieId, inviterId, memberId, scope } = tie;
  return { tieId, inviterId, memberId, scope };
}
