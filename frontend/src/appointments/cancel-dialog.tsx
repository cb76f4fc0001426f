import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { cancelAppointment, doctorSlots } from '../api/addresses';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { toast } from '../look/toasts';
import { agreedTime } from './clinic-time';
import { DialogHead } from './dialog-head';
import { messages } from './messages';
import { Problem, type ProblemText } from './problem';

interface Props {
  appointment: { id: string; startsAt: string; timeZone: string };
  otherName: string;
  /** Lists that show the appointment. */
  refreshes: readonly { readonly path: string }[];
  onClose: () => void;
  onDone?: () => void;
}

/** Cancels a pending appointment, with a reason that the other side reads. */
export function CancelDialog({ appointment, otherName, refreshes, onClose, onDone }: Props) {
  const heading = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const cancelling = useCommand(cancelAppointment, {
    refreshes: [...refreshes, doctorSlots],
    onDone: () => {
      toast.success(messages.cancelled, messages.cancelledWhy);
      onDone?.();
      onClose();
    },
    onRefused: (error) => setProblem({ title: messages.cancelFailed, text: error.message }),
  });
  const submit = () => {
    setMissing(!reason.trim());
    setProblem(null);
    if (reason.trim()) cancelling.mutate({ params: { id: appointment.id }, body: { reason: reason.trim() } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead
        id={heading}
        title={messages.cancelAppointment}
        note={`${otherName}, ${agreedTime(appointment.startsAt, appointment.timeZone)}`}
        onClose={onClose}
      />
      <DialogContent className="stack">
        <Field
          label={messages.reason}
          hint={messages.reasonHint}
          multiline
          minRows={2}
          value={reason}
          inputProps={{ maxLength: 500 }}
          onChange={(event) => setReason(event.target.value)}
          error={missing ? messages.sayWhy : undefined}
        />
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {messages.keepAppointment}
        </Button>
        <Button variant="contained" color="error" disabled={cancelling.isPending} onClick={submit}>
          {messages.cancelAppointment}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
