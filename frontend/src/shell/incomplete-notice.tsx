import { CloudOff } from 'lucide-react';
import { useIncomplete } from '../api/incomplete-replies';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import styles from './shell.module.css';

/** Shown while the reply of a query on the page may lack stored data. */
export function IncompleteNotice() {
  const m = useMessages(shellMessages);
  const isIncomplete = useIncomplete();
  if (!isIncomplete) return null;
  return (
    <div className={`notice ${styles.incompleteNotice}`}>
      <Icon of={CloudOff} size={22} />
      <div className="grow">
        <strong>{m.incompleteTitle}</strong>
        <p className="note">{m.incompleteText}</p>
      </div>
    </div>
  );
}
