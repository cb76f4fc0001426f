import { useEffect, useRef, type ReactNode } from 'react';
import { Wave } from '../waiting-room';
import styles from '../meeting.module.css';

/** The stage without a meeting: the reason, and the possible actions. */
export function Outside({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={`${styles.noPicture} ${styles.outside}`}>
      <Wave className={styles.wave} />
      <h1 className={styles.say} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="hint" role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
