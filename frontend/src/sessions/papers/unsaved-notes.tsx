import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHead } from '../../appointments/dialog-head';
import { toast } from '../../look/toasts';
import { keepDraft } from './drafts';
import { paperMessages as m } from './messages';
import { NotesForm } from './notes-form';

interface Props {
  session: { id: string; patientName: string; timeZone: string };
  /** Closed without a decision, the notes stay unsaved where the consultation is shown. */
  onClose: () => void;
}

/** The call has ended before the notes were saved: they are still here, to be saved or given up. */
export function UnsavedNotes({ session: { id, patientName, timeZone }, onClose }: Props) {
  const heading = useId();
  return (
    <Dialog open aria-labelledby={heading} onClose={onClose}>
      <DialogHead id={heading} title={m.notesKept} note={patientName} onClose={onClose} />
      <DialogContent>
        <NotesForm
          sessionId={id}
          saved={null}
          timeZone={timeZone}
          onSaved={() => {
            toast.success(m.notesSaved);
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            keepDraft(id, undefined);
            onClose();
          }}
        >
          {m.discard}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
