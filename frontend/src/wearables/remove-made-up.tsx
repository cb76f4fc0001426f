import { removeMadeUpDays } from '@anamnesis/contracts/wearables/addresses';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { DialogHead } from '../look/dialog-head';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { removalMessages } from './removal-messages';

interface Props {
  /** The days with made-up values, YYYY-MM-DD. */
  days: string[];
  /** Called when they are removed; the button is gone then. */
  onRemoved: () => void;
}

/** Removes the made-up values of these days, after a question that says what stays. */
export function RemoveMadeUp({ days, onRemoved }: Props) {
  const m = useMessages(removalMessages);
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending, error } = useCommand(removeMadeUpDays, {
    onDone: () => {
      toast.success(m.madeUpRemoved);
      close();
      onRemoved();
    },
  });
  return (
    <>
      <Button look="text" size="small" onClick={() => setAsking(true)}>
        {m.madeUp}
      </Button>
      {isAsking && (
        <Dialog open onClose={close} aria-labelledby={heading} maxWidth="xs">
          <DialogHead id={heading} title={m.madeUpTitle} onClose={close} />
          <DialogContent>
            <p>{m.madeUpText({ days: days.length })}</p>
            {error && !isPending && <Problem title={m.madeUpFailed} text={sentenceOf(error, m.nothingLost)} />}
          </DialogContent>
          <DialogActions>
            <MuiButton variant="outlined" onClick={close}>
              {m.keep}
            </MuiButton>
            <MuiButton
              variant="contained"
              color="error"
              disabled={isPending}
              onClick={() => mutate({ body: { days } })}
            >
              {isPending ? m.removing : m.remove}
            </MuiButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
