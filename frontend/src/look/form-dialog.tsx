import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../language/messages';
import { DialogHead } from './dialog-head';
import { formDialogMessages } from './form-dialog-messages';

interface Props {
  title: string;
  note: string;
  /** The button that closes; the close button of the header does too. */
  cancel?: string;
  /** In place of that button. */
  other?: ReactNode;
  /** The button that submits, and its look. */
  act: string;
  look?: 'act' | 'contained' | 'error';
  isPending: boolean;
  /** Whether something was typed that closing would lose. */
  isDirty?: boolean;
  onSubmit: () => void;
  /** Called when the dialog is to close and nothing has to be asked first. */
  onClose: () => void;
  children: ReactNode;
}

const looks = {
  act: { variant: 'act' },
  contained: { variant: 'contained' },
  error: { variant: 'contained', color: 'error' },
} as const;

/**
 * A form in a dialog, whose buttons stay in sight while the fields scroll. Escape, a click outside and the close button ask before
 * they drop what was typed.
 */
export function FormDialog({
  title,
  note,
  cancel,
  other,
  act,
  look = 'act',
  isPending,
  isDirty = false,
  onSubmit,
  onClose,
  children,
}: Props) {
  const heading = useId();
  /** While it is asked: what had the focus before. */
  const [asking, setAsking] = useState<Element | null>(null);
  const stay = () => {
    if (asking instanceof HTMLElement) asking.focus();
    setAsking(null);
  };
  const leave = () => {
    if (asking) stay();
    else if (isDirty) setAsking(document.activeElement ?? document.body);
    else onClose();
  };
  return (
    <Dialog open onClose={leave} aria-labelledby={heading}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogHead id={heading} title={title} note={note} onClose={leave} />
        <DialogContent className="stack">{children}</DialogContent>
        <DialogActions>
          {asking ? (
            <DiscardQuestion onStay={stay} onDiscard={onClose} />
          ) : (
            <>
              {other ?? (
                <Button variant="outlined" onClick={onClose}>
                  {cancel}
                </Button>
              )}
              <Button type="submit" disabled={isPending} {...looks[look]}>
                {act}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Takes the place of the buttons. */
function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const m = useMessages(formDialogMessages);
  return (
    <>
      <p className="grow" role="alert">
        <strong>{m.ask}</strong> {m.notSaved}
      </p>
      <Button variant="outlined" autoFocus onClick={onStay}>
        {m.goOn}
      </Button>
      <Button variant="contained" color="error" onClick={onDiscard}>
        {m.discard}
      </Button>
    </>
  );
}
