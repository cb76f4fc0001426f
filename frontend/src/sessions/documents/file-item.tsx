import { ChevronUp, FileText, Image } from 'lucide-react';
import { Icon } from '../../look/icon';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { useSessionFile, type SessionFile } from './use-session-file';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  file: SessionFile;
  /** Shown below its name: when it was sent or opened. */
  note: string;
}

/** One file of a list. */
export function FileItem({ sessionId, file, note }: Props) {
  const m = useMessages(documentMessages);
  const { name } = file;
  const { isPicture, shown, opening, toggle } = useSessionFile(sessionId, file);
  return (
    <li>
      <button
        type="button"
        className={styles.documentOpen}
        aria-label={(shown ? m.closeFile : m.openFile)({ name })}
        aria-expanded={isPicture ? shown !== null : undefined}
        disabled={opening}
        onClick={toggle}
      >
        <Icon of={isPicture ? Image : FileText} />
        <span className="grow">
          <strong>{name}</strong>
          <span className="note num">{opening ? m.opening : note}</span>
        </span>
        {shown && <Icon of={ChevronUp} size={18} />}
      </button>
      {shown && <img className={styles.documentPicture} src={shown} alt={name} />}
    </li>
  );
}
