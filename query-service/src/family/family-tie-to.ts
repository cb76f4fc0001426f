import type { AcceptedTie } from '@anamnesis/contracts/family/record-access';
import type { FamilyTieRow } from '@anamnesis/read-models/family/family-ties';
import type { Ports } from '../ports.js';

/**
 * The accepted tie by which a reader may see a patient's record now; null without one. It supplies the fact `familyTie` of the rule
 * `throughFamilyTie`, so a query that uses it lists `familyTies` among its `reads`. Ask for it in every call: a tie may end at any moment.
 */
export async function familyTieTo(
  { pool }: Pick<Ports, 'pool'>,
  readerId: string,
  patientId: string,
): Promise<AcceptedTie | null> {
  const { rows } = await pool.query<Pick<FamilyTieRow, 'tie_id' | 'scope'>>(
    `select tie_id, scope from read.family_ties where inviter_id = $1 and member_id = $2 and state = 'accepted'`,
    [readerId, patientId],
  );
  const [row] = rows;
  return row ? { tieId: row.tie_id, inviterId: readerId, memberId: patientId, scope: row.scope } : null;
}
