import type { ReactNode } from 'react';
import { paperMessages as m } from './messages';

/** Where notes will be written once the session has begun; `children` is what can be done before. */
export const NotesLater = ({ children }: { children?: ReactNode }) => (
  <div className="note-form">
    <p className="note">{m.notesLater}</p>
    {children}
  </div>
);
