import Button from '@mui/material/Button';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../look/copy-button';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { secondFactorMessages } from './second-factor-messages';
import styles from './account-page.module.css';

/** The new recovery codes, to copy, download or print. They are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const m = useMessages(secondFactorMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={`stack ${styles.recovery}`}>
      <h3 ref={heading} tabIndex={-1}>
        {m.codesTitle}
      </h3>
      <p>{m.codesText}</p>
      <ol className={`${styles.recoveryCodes} num`} aria-label={m.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="acts">
        <CopyButton text={text} name={m.copy} copied={m.copied} notCopied={m.notCopied} />
        <Button
          variant="outlined"
          startIcon={<Icon of={Download} size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={m.fileName}
        >
          {m.download}
        </Button>
        <Button variant="outlined" startIcon={<Icon of={Printer} size={18} />} onClick={() => globalThis.print()}>
          {m.print}
        </Button>
      </div>
      <div className="acts">
        <Button variant="act" onClick={onKept}>
          {m.kept}
        </Button>
      </div>
    </div>
  );
}
