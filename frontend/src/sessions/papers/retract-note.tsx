import type { SessionNote } from '@anamnesis/contracts/sessions/paper-routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { listSessionPapers, retractNote, showSessionPapers } from '../../api/addresses';
import { useCommand } from '../../api/questions';
import { DialogHead } from '../../appointments/dialog-head';
import { Problem } from '../../appointments/problem';
import { Field } from '../../look/field';
import { paperMessages as m } from './messages';

interface Props {
  sessionId: string;
  note: SessionNote;
  onClose: () => void;
}

/** Retracts a note that was written in error, with a reason that both read. */
export function RetractNote({ sessionId, note, onClose }: Props) {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const retracting = useCommand(retractNote, {
    refreshes: [showSessionPapers, listSessionPapers],
    onDone: onClose,
    onRefused: (error) => setProblem(error.message),
  });
  const submit = () => {
    setMissing(!reason.trim());
    setProblem(null);
    const params = { sessionId, noteId: note.id };
    if (reason.trim()) retracting.mutate({ params, body: { reason: reason.trim() } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.retractTitle} note={m.retractHint} onClose={onClose} />
      <DialogContent className="stack">
        <p className="voice notes-text">{note.text}</p>
        <Field
          label={m.reason}
          multiline
          minRows={2}
          value={reason}
          inputProps={{ maxLength: 500 }}
          onChange={({ target }) => setReason(target.value)}
          error={missing ? m.sayWhy : undefined}
        />
        {problem && <Problem title={m.retractFailed} text={problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.keepNote}
        </Button>
        <Button variant="contained" color="error" disabled={retracting.isPending} onClick={submit}>
          {m.retractTitle}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
