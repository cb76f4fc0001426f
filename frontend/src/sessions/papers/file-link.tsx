import { closeFile, openFile } from './messages';
import { useSessionFile, type SessionFile } from './use-session-file';
import styles from '../papers.module.css';

/** A file's name within a sentence, which opens it. */
export function FileLink({ sessionId, file }: { sessionId: string; file: SessionFile }) {
  const { isPicture, shown, opening, toggle } = useSessionFile(sessionId, file);
  return (
    <>
      <button
        type="button"
        className={styles.fileLink}
        aria-label={shown ? closeFile(file.name) : openFile(file.name)}
        aria-expanded={isPicture ? shown !== null : undefined}
        disabled={opening}
        onClick={toggle}
      >
        {file.name}
      </button>
      {shown && <img className={styles.paperPicture} src={shown} alt={file.name} />}
    </>
  );
}
