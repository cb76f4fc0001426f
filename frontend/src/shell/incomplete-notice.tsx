import { CloudOff } from 'lucide-react';
import { useDoubts } from '../api/doubts';
import { Icon } from '../look/icon';
import { shellMessages as m } from './messages';
import styles from './shell.module.css';

/** Says that something may be missing on the page, for as long as an answer that it was made from says so. */
export function IncompleteNotice() {
  const isDoubtful = useDoubts();
  return (
    <div role="status">
      {isDoubtful && (
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
