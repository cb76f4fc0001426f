import { stopMedicine } from '@anamnesis/contracts/records/addresses';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import type { InRecordOf } from './entry-actions';
import { recordMessages } from './messages';
import type { ShownEntry } from './shown-entry';

interface Props {
  entry: ShownEntry;
  of: InRecordOf;
  onClose: () => void;
}

/** Notes that a medicine is no longer taken. The reason may be left out. */
export function StopMedicine({ entry, of: { patientId, appointmentId }, onClose }: Props) {
  const m = useMessages(recordMessages);
  const heading = useId();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCommand(stopMedicine, {
    onDone: () => {
      toast.success(m.stopped({ title: entry.title }));
      onClose();
    },
  });
  const submit = () =>
    mutate({
      params: { patientId, entryId: entry.id },
      body: { ...(reason.trim() && { reason: reason.trim() }), ...(appointmentId && { appointmentId }) },
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.stop} note={m.stopNote} onClose={onClose} />
      <DialogContent className="stack">
        <p className="voice">{entry.title}</p>
        <Field
          label={m.stopReason}
          optional
          multiline
          minRows={2}
          value={reason}
          inputProps={{ maxLength: 500 }}
          onChange={({ target }) => setReason(target.value)}
        />
        {!isPending && error && <Problem title={m.stopFailed} text={error.message} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={submit}>
          {m.stop}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
