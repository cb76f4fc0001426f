import type { ReactNode } from 'react';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import styles from '../documents.module.css';

/** Shown in place of the note form before the session has started; `children` are the actions that are already possible. */
export const NotesLater = ({ children }: { children?: ReactNode }) => {
  const m = useMessages(documentMessages);
  return (
    <div className={styles.noteForm}>
      <p className="note">{m.notesLater}</p>
      {children}
    </div>
  );
};
