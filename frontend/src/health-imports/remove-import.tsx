import { removeHealthImport } from '@anamnesis/contracts/health-imports/addresses';
import type { HealthImport } from '@anamnesis/contracts/health-imports/routes';
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
import { importMessages } from './messages';

/** Removes an import from the list: at once if no file of it is kept, otherwise with the file, after a question that says what stays. */
export function RemoveImport({ past: { id: importId, fileName: file, status } }: { past: HealthImport }) {
  const m = useMessages(importMessages);
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError, error } = useCommand(removeHealthImport, {
    onDone: () => toast.success(m.removed({ file })),
  });
  const remove = () => mutate({ params: { importId } });
  const isKept = status === 'finished';
  const problem = isError && !isPending && <Problem title={m.removeFailed} text={sentenceOf(error, m.nothingLost)} />;
  return (
    <div>
      <Button
        look="text"
        size="small"
        disabled={isPending}
        aria-label={isKept ? m.removeFileOf({ file }) : m.dismissOf({ file })}
        onClick={() => (isKept ? setAsking(true) : remove())}
      >
        {isKept ? m.removeFile : m.dismiss}
      </Button>
      {!isAsking && problem}
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          aria-labelledby={heading}
          sx={{ overflowWrap: 'anywhere' }}
          maxWidth="xs"
        >
          <DialogHead id={heading} title={m.removeTitle({ file })} onClose={() => setAsking(false)} />
          <DialogContent>
            <p>{m.removeText}</p>
            {problem}
          </DialogContent>
          <DialogActions>
            <MuiButton variant="outlined" onClick={() => setAsking(false)}>
              {m.keep}
            </MuiButton>
            <MuiButton variant="contained" color="error" disabled={isPending} onClick={remove}>
              {isPending ? m.removing : m.removeFile}
            </MuiButton>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
