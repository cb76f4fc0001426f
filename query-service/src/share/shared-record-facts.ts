import type { SharedRecordFacts } from '@anamnesis/contracts/share/policy';
import { shareStateOf } from '@anamnesis/contracts/share/state';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { ShareLinkRow, ShareSessionRow } from '@anamnesis/read-models/share/share-links';
import type { Ports } from '../ports.js';

/** The facts of a visitor's session, with what their page shows of the link; null if there is no such session. */
export type OpenShare = SharedRecordFacts & {
  readonly sessionId: string;
  readonly recipient: string;
  readonly expiresAt: string;
};

type Row = ShareLinkRow & Pick<ShareSessionRow, 'until'>;

/** What a visitor's session may read now. Ask for it in every call: a link may be revoked at any moment. */
export async function openShareOf(
  { pool, clock }: Pick<Ports, 'pool' | 'clock'>,
  session: string,
): Promise<OpenShare | null> {
  const sessionId = uuidOf(session.toLowerCase());
  const { rows } = await pool.query<Row>(
    'select l.*, s.until from read.share_sessions s join read.share_links l using (link_id) where s.session_id = $1',
    [sessionId],
  );
  const [row] = rows;
  if (!row) return null;
  const { link_id: linkId, patient_id: patientId, scope, recipient, expires_at: expiresAt, revoked_at } = row;
  const now = clock();
  return {
    ...{ sessionId, linkId, patientId, scope, recipient, expiresAt },
    state: shareStateOf({ isRevoked: revoked_at !== null, expiresAt }, now),
    isSessionOver: now.getTime() >= Date.parse(row.until),
  };
}
