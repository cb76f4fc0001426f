import { removeWearable } from '@anamnesis/contracts/wearables/addresses';
import type { Wearable } from '@anamnesis/contracts/wearables/routes';
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
import { removalMessages } from './removal-messages';

/** Confirms that a device is removed, and says what stays. */
export function RemoveDeviceDialog({ device, onClose }: { device: Wearable; onClose: () => void }) {
  const m = useMessages(removalMessages);
  const heading = useId();
  const { id: deviceId, model: name } = device;
  const { mutate, isPending, isError } = useCommand(removeWearable, {
    onDone: () => {
      toast.success(m.removed({ name }));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.title({ name })} note={m.text} onClose={onClose} />
      {isError && !isPending && (
        <DialogContent>
          <Problem title={m.failed} />
        </DialogContent>
      )}
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
