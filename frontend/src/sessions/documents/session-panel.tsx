import { ChevronUp, NotebookPen, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../look/icon';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import styles from '../documents.module.css';

/** The panel beside the call: a column on a desktop, a sheet over the video on a phone. */
export function SessionPanel({ children }: { children: ReactNode }) {
  const m = useMessages(documentMessages);
  const content = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside className={open ? `${styles.sessionPanel} ${styles.open}` : styles.sessionPanel} aria-label={m.beside}>
      <button
        type="button"
        className={styles.drawerHandle}
        aria-label={m.notes}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <Icon of={X} size={22} />
        ) : (
          <>
            <Icon of={NotebookPen} />
            <span className="grow">{m.notes}</span>
            <Icon of={ChevronUp} />
          </>
        )}
      </button>
      <div className={styles.drawer} id={content}>
        {children}
      </div>
    </aside>
  );
}
