import { shareStates } from '@anamnesis/contracts/share/constants';
import type { ShareLink } from '@anamnesis/contracts/share/routes';
import { shareStateOf } from '@anamnesis/contracts/share/state';
import type { ShareLinkRow } from '@anamnesis/read-models/share/share-links';
import type { Ports } from '../ports.js';

/** A patient's share links: live ones first, each group with the newest first. */
export async function shareLinksOf(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  patientId: string,
): Promise<ShareLink[]> {
  const { rows } = await pool.query<ShareLinkRow>(
    'select * from read.share_links where patient_id = $1 order by created_at desc, link_id',
    [patientId],
  );
  const now = clock();
  const links = rows.map((row) => ({
    ...{ id: row.link_id, recipient: row.recipient, scope: row.scope, createdAt: row.created_at },
    ...{ expiresAt: row.expires_at, revokedAt: row.revoked_at, lastOpened: row.opened_at },
    state: shareStateOf({ isRevoked: row.revoked_at !== null, expiresAt: row.expires_at }, now),
  }));
  return links.toSorted((a, b) => Number(b.state === shareStates[0]) - Number(a.state === shareStates[0]));
}
