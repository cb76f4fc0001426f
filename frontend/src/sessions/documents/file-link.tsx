import { useMessages } from '../../language/messages';
import { documentMessages } from './messages';
import { useSessionFile, type SessionFile } from './use-session-file';
import styles from '../documents.module.css';

/** The name of a file within a sentence, as a button that opens the file. */
export function FileLink({ sessionId, file }: { sessionId: string; file: SessionFile }) {
  const m = useMessages(documentMessages);
  const { isPicture, shown, opening, toggle } = useSessionFile(sessionId, file);
  return (
    <>
      <button
        type="button"
        className={styles.fileLink}
        aria-label={(shown ? m.closeFile : m.openFile)({ name: file.name })}
        aria-expanded={isPicture ? shown !== null : undefined}
        disabled={opening}
        onClick={toggle}
      >
        {file.name}
      </button>
      {shown && <img className={styles.documentPicture} src={shown} alt={file.name} />}
    </>
  );
}
