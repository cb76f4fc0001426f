import type { ShareLink } from '@anamnesis/contracts/share/routes';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { shareMessages } from './messages';
import { RevokeShareDialog } from './revoke-share-dialog';
import styles from './share.module.css';

/** A share link: for whom, what, until when, and when it was last opened. */
export function ShareLinkItem({ link }: { link: ShareLink }) {
  const m = useMessages(shareMessages);
  const { timeZone } = useClinic();
  const [isRevoking, setRevoking] = useState(false);
  const { recipient, scope, state, expiresAt, revokedAt, lastOpened } = link;
  const end = agreedTime(revokedAt ?? expiresAt, timeZone);
  const ends = { live: m.until, expired: m.expired, revoked: m.revokedOn }[state]({ time: end });
  const opened = lastOpened === null ? m.notOpened : m.lastOpened({ time: agreedTime(lastOpened, timeZone) });
  return (
    <li className={styles.link}>
      <div className="grow">
        <strong className={styles.recipient}>{recipient}</strong>
        <p className="note num">
          {ends} · {opened}
        </p>
        <p className="note">{scope.map((part) => m.parts[part]).join(' · ')}</p>
      </div>
      {state === 'live' && (
        <Button size="small" aria-label={m.revokeFor({ recipient })} onClick={() => setRevoking(true)}>
          {m.revoke}
        </Button>
      )}
      {isRevoking && <RevokeShareDialog link={link} onClose={() => setRevoking(false)} />}
    </li>
  );
}
