import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { DialogHead } from '../../look/dialog-head';
import { toast } from '../../look/toasts';
import { draftOf, keepDraft } from './drafts';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { NoteForm } from './note-form';

interface Props {
  sessionId: string;
  /** The other side of the session, as shown to the reader. */
  other: string;
  /** Called on close; without a decision the note stays an unsaved draft of the consultation. */
  onClose: () => void;
}

/** Offers to save or discard a note that was not saved before the call ended. */
export function UnsavedNotes({ sessionId, other, onClose }: Props) {
  const m = useMessages(documentMessages);
  const heading = useId();
  return (
    <Dialog open aria-labelledby={heading} onClose={onClose}>
      <DialogHead id={heading} title={m.notesKept} note={other} onClose={onClose} />
      <DialogContent>
        <NoteForm
          sessionId={sessionId}
          onSaved={() => {
            toast.success(m.notesSaved);
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            keepDraft(sessionId, undefined);
            onClose();
          }}
        >
          {m.discard}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks whether to save the unsaved notes of a session that is over; renders nothing if there are none. */
export function NotesLeft({ sessionId, other }: Omit<Props, 'onClose'>) {
  const [asking, setAsking] = useState(() => Boolean(draftOf(sessionId)?.trim()));
  return asking && <UnsavedNotes {...{ sessionId, other }} onClose={() => setAsking(false)} />;
}
