import type { createShareLink } from '@anamnesis/contracts/share/routes';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Reply } from '../api/address';
import { useMessages } from '../language/messages';
import { CopyButton } from '../look/copy-button';
import { DialogHead } from '../look/dialog-head';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { shareMessages } from './messages';
import styles from './share.module.css';

interface Props {
  /** Id of the dialog's heading. */
  heading: string;
  created: Reply<typeof createShareLink>['data'];
  recipient: string;
  onClose: () => void;
}

/** The new link and its pass code. They are shown only once. */
export function CreatedLink({ heading, created: { link, passCode, expiresAt }, recipient, onClose }: Props) {
  const { created: m } = useMessages(shareMessages);
  const { timeZone } = useClinic();
  const once = useRef<HTMLParagraphElement>(null);
  useEffect(() => once.current?.focus(), []);
  const words = { copied: m.copied, notCopied: m.notCopied };
  return (
    <>
      <DialogHead
        id={heading}
        title={m.title}
        note={m.note({ recipient: recipient.trim(), time: agreedTime(expiresAt, timeZone) })}
        onClose={onClose}
      />
      <DialogContent className="stack">
        <p ref={once} tabIndex={-1}>
          {m.once}
        </p>
        <Secret name={m.link} hint={m.linkHint} text={link}>
          <CopyButton text={link} name={m.copyLink} {...words} />
        </Secret>
        <Secret name={m.passCode} hint={m.passCodeHint} text={passCode} isLarge>
          <CopyButton text={passCode} name={m.copyPassCode} {...words} />
        </Secret>
      </DialogContent>
      <DialogActions>
        <Button variant="act" onClick={onClose}>
          {m.done}
        </Button>
      </DialogActions>
    </>
  );
}

function Secret({
  name,
  hint,
  text,
  isLarge = false,
  children,
}: {
  name: string;
  hint: string;
  text: string;
  isLarge?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.secret}>
      <h3>{name}</h3>
      <p className="note">{hint}</p>
      <p className={isLarge ? `${styles.text} ${styles.code} num` : styles.text}>{text}</p>
      {children}
    </div>
  );
}
