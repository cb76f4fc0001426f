import { REASON_MOST } from '@anamnesis/contracts/registrations/constants';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { rejectDoctor } from '../api/addresses';
import { useCommand } from '../api/questions';
import { DialogHead } from '../appointments/dialog-head';
import { Problem, type ProblemText } from '../appointments/problem';
import { Field } from '../look/field';
import { toast } from '../look/toasts';
import { isRejected, messages as m } from './messages';

/** Rejects a registration, or takes its verification back, with a reason that the doctor reads. */
export function RejectDialog({
  registration,
  refreshes,
  onClose,
}: {
  registration: Registration;
  refreshes: readonly { readonly path: string }[];
  onClose: () => void;
}) {
  const { id, fullName, state, version } = registration;
  const heading = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const what = state === 'verified' ? m.withdraw : m.reject;
  const rejecting = useCommand(rejectDoctor, {
    refreshes,
    onDone: () => {
      toast.success(isRejected(fullName));
      onClose();
    },
    onRefused: (error) => setProblem({ title: m.decideFailed, text: error.message }),
  });
  const submit = () => {
    setMissing(!reason.trim());
    setProblem(null);
    if (reason.trim()) rejecting.mutate({ params: { id }, body: { seen: version, reason: reason.trim() } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={what} note={`Dr. ${fullName}`} onClose={onClose} />
      <DialogContent className="stack">
        <Field
          label={m.reason}
          hint={m.reasonHint}
          multiline
          minRows={3}
          value={reason}
          inputProps={{ maxLength: REASON_MOST }}
          onChange={(event) => setReason(event.target.value)}
          error={missing ? m.sayWhy : undefined}
        />
        {problem && <Problem {...problem} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.keep}
        </Button>
        <Button variant="contained" color="error" disabled={rejecting.isPending} onClick={submit}>
          {what}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
