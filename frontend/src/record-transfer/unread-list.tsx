import type { Unread } from '@anamnesis/contracts/record-transfer/read-bundle';
import { useMessages } from '../language/messages';
import { transferMessages } from './messages';
import styles from './record-transfer.module.css';

/** What a file has and the record cannot take, with the reasons. */
export function UnreadList({ unread }: { unread: readonly Unread[] }) {
  const m = useMessages(transferMessages);
  if (unread.length === 0) return null;
  return (
    <details>
      <summary>{m.unread({ count: unread.length })}</summary>
      <ul className={styles.entries}>
        {unread.map(({ type, name, reason }, index) => (
          <li key={index} className={styles.text}>
            {m.unreadEntry({ name: name || m.unnamed, type: type || 'FHIR' })}
            <span className="note"> {m.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
