import { CloudOff } from 'lucide-react';
import { useIncomplete } from '../api/incomplete-replies';
import { Icon } from '../look/icon';
import { shellMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './shell.module.css';

/** Shown while the reply of a query on the page may lack stored data. */
export function IncompleteNotice() {
  const m = useMessages(shellMessages);
  const isIncomplete = useIncomplete();
  return (
    <div role="status">
      {isIncomplete && (
        <div className={`notice ${styles.incompleteNotice}`}>
          <Icon of={CloudOff} size={22} />
          <div className="grow">
            <strong>{m.incompleteTitle}</strong>
            <p className="note">{m.incompleteText}</p>
          </div>
        </div>
      )}
    </div>
  );
}
