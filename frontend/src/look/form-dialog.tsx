import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './dialog-head';
import styles from './form-dialog.module.css';

interface Props {
  title: string;
  note: string;
  cancel: string;
  /** The button that submits. */
  act: string;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form that checks its own fields, and is submitted or left. */
export function FormDialog({ title, note, cancel, act, isPending, onSubmit, onClose, children }: Props) {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogHead id={heading} title={title} note={note} onClose={onClose} />
        <DialogContent className="stack">{children}</DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="act" type="submit" disabled={isPending}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
