import type { ReactNode } from 'react';
import { paperMessages as m } from './messages';
import styles from '../papers.module.css';

/** Where notes will be written once the session has begun; `children` is what can be done before. */
export const NotesLater = ({ children }: { children?: ReactNode }) => (
  <div className={styles.noteForm}>
    <p className="note">{m.notesLater}</p>
    {children}
  </div>
);
