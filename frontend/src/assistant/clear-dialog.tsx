import { clearConversation } from '@anamnesis/contracts/assistant/addresses';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Problem } from '../look/problem';
import { forgetAsked } from './asked';
import { assistantMessages } from './messages';

/** Asks before the conversation is cleared. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(assistantMessages);
  const heading = useId();
  const clear = useCommand(clearConversation, {
    onDone: () => {
      forgetAsked();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={heading}>
      <DialogHead id={heading} title={m.clearTitle} note={m.clearNote} onClose={onClose} />
      {/* The way back is first in the tab order. */}
      <DialogContent>
        {clear.error && !clear.isPending && <Problem title={sentenceOf(clear.error, m.clearFailed)} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.keep}
        </Button>
        <Button variant="contained" color="error" disabled={clear.isPending} onClick={() => clear.mutate({})}>
          {m.clear}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
