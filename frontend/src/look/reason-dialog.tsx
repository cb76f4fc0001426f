import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type ReactNode } from 'react';
import { Field } from './field';
import { DialogHead } from './dialog-head';
import { Problem, type ProblemText } from './problem';

interface Props {
  title: string;
  /** The person or object concerned. */
  note: string;
  words: { reason: string; reasonHint?: string; sayWhy: string; keep: string; act: string };
  /** Characters. */
  most: number;
  pending: boolean;
  /** The refusal; null without one. */
  problem: ProblemText | null;
  /** Shown above the reason. */
  children?: ReactNode;
  /** Called with a reason that is not blank, trimmed. */
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a withdrawal, which the other people concerned can read. */
export function ReasonDialog({ title, note, words, most, pending, problem, children, onSubmit, onClose }: Props) {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!reason.trim());
    if (reason.trim()) onSubmit(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={title} note={note} onClose={onClose} />
      <DialogContent className="stack">
        {children}
        <Field
          label={words.reason}
          hint={words.reasonHint}
          multiline
          minRows={2}
          value={reason}
          inputProps={{ maxLength: most }}
          onChange={({ target }) => setReason(target.value)}
          error={missing ? words.sayWhy : undefined}
        />
        {!pending && problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="contained" color="error" disabled={pending} onClick={submit}>
          {words.act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
