import { revokeShareLink } from '@anamnesis/contracts/share/addresses';
import type { ShareLink } from '@anamnesis/contracts/share/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { shareMessages } from './messages';

/** Confirms the end of a share link, which takes effect at once. */
export function RevokeShareDialog({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const { end: m } = useMessages(shareMessages);
  const { timeZone } = useClinic();
  const heading = useId();
  const { id, recipient, expiresAt } = link;
  const { mutate, isPending, error } = useCommand(revokeShareLink, {
    onDone: () => {
      toast.success(m.done({ recipient }));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead
        id={heading}
        title={m.title({ recipient })}
        note={m.note({ time: agreedTime(expiresAt, timeZone) })}
        onClose={onClose}
      />
      <DialogContent className="stack">
        <p>{m.text}</p>
        {!isPending && error && <Problem title={m.failed} text={error.message} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.keep}
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate({ params: { id } })}>
          {m.act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
