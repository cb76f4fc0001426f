import { verifyDoctor } from '@anamnesis/contracts/registrations/addresses';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { isVerified, messages as m } from './messages';
import { RejectDialog } from './reject-dialog';

/** The possible decisions on a registration. */
export function DecideButtons({ registration }: { registration: Registration }) {
  const { id, fullName, state, version } = registration;
  const [rejecting, setRejecting] = useState(false);
  const verifying = useCommand(verifyDoctor, {
    onDone: () => toast.success(isVerified(fullName)),
    onRefused: (error) => toast.error(m.decideFailed, error.message),
  });
  return (
    <span className="row">
      {state !== 'rejected' && (
        <Button variant="outlined" disabled={verifying.isPending} onClick={() => setRejecting(true)}>
          {state === 'verified' ? m.withdraw : m.reject}
        </Button>
      )}
      {state !== 'verified' && (
        <Button
          variant="act"
          disabled={verifying.isPending}
          onClick={() => verifying.mutate({ params: { id }, body: { seen: version } })}
        >
          {m.verify}
        </Button>
      )}
      {rejecting && <RejectDialog registration={registration} onClose={() => setRejecting(false)} />}
    </span>
  );
}
