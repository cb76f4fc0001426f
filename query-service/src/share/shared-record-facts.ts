import type { SharedRecordFacts } from '@anamnesis/contracts/share/policy';
import { revokedLinks, shareLinksStream } from '@anamnesis/contracts/share/revocations';
import { shareStateOf } from '@anamnesis/contracts/share/state';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { ShareLinkRow, ShareSessionRow } from '@anamnesis/read-models/share/share-links';
import type { Ports } from '../ports.js';

/** The facts of a visitor's session, with what their page shows of the link; null if there is no such session. */
export type OpenShare = SharedRecordFacts & {
  readonly sessionId: string;
  readonly recipient: string;
  readonly expiresAt: string;
  /** When the session ends: after its minutes, or with the link. */
  readonly until: string;
};

type Row = ShareLinkRow & Pick<ShareSessionRow, 'until'>;

/**
 * What a visitor's session may read now. Ask for it in every call: a link may be revoked at any moment. The read model finds the link,
 * and the log decides, so that a revocation applies as soon as it is recorded.
 */
export async function openShareOf(
  { pool, clock, log }: Pick<Ports, 'pool' | 'clock' | 'log'>,
  session: string,
): Promise<OpenShare | null> {
  const sessionId = uuidOf(session.toLowerCase());
  const { rows } = await pool.query<Row>(
    'select l.*, s.until from read.share_sessions s join read.share_links l using (link_id) where s.session_id = $1',
    [sessionId],
  );
  const [row] = rows;
  if (!row) return null;
  const { link_id: linkId, patient_id: patientId, scope, recipient, expires_at: expiresAt } = row;
  const isRevoked = (await log.load(revokedLinks, shareLinksStream(patientId))).has(linkId);
  const now = clock();
  return {
    ...{ sessionId, linkId, patientId, scope, recipient, expiresAt, until: row.until },
    state: shareStateOf({ isRevoked, expiresAt }, now),
    isSessionOver: now.getTime() >= Date.parse(row.until),
  };
}
