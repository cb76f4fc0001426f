import { removeWearable } from '@anamnesis/contracts/wearables/addresses';
import type { Wearable } from '@anamnesis/contracts/wearables/routes';
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
import { toast } from '../look/toasts';
import { removalMessages } from './removal-messages';

interface Props {
  device: Wearable;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms that a device is removed, and says what stays. */
export function RemoveDeviceDialog({ device, onClose, onRemoved }: Props) {
  const m = useMessages(removalMessages);
  const heading = useId();
  const { id: deviceId, model: name } = device;
  const { mutate, isPending, error } = useCommand(removeWearable, {
    onDone: () => {
      toast.success(m.removed({ name }));
      onClose();
      onRemoved();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" sx={{ overflowWrap: 'anywhere' }}>
      <DialogHead id={heading} title={m.title({ name })} onClose={onClose} />
      <DialogContent>
        <p>{m.text}</p>
        {error && !isPending && <Problem title={m.failed} text={sentenceOf(error, m.nothingLost)} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.keep}
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate({ params: { deviceId } })}>
          {isPending ? m.removing : m.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
