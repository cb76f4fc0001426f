import { type ReactNode, useId } from 'react';
import { useMessages } from '../language/messages';
import { importMessages } from './messages';
import styles from './health-imports.module.css';

interface Props {
  label: string;
  /** From 0 to 1; null if it is not known. */
  share: number | null;
  /** What can be done meanwhile. */
  children: ReactNode;
}

/** How far a step of an import is. */
export function ImportProgress({ label, share, children }: Props) {
  const m = useMessages(importMessages);
  const id = useId();
  return (
    <div className={styles.step}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <progress id={id} max={1} {...(share !== null && { value: share })} />
        {share !== null && <i style={{ left: `calc(8px + ${share} * (100% - 16px))` }} />}
      </div>
      <div className={styles.share}>
        <span className="note num">{share !== null && m.percent({ percent: Math.floor(share * 100) })}</span>
        {children}
      </div>
    </div>
  );
}
