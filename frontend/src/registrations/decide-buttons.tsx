import { showRegistration, verifyDoctor } from '@anamnesis/contracts/registrations/addresses';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { isVerified, messages as m } from './messages';
import { RejectDialog } from './reject-dialog';

/** The list and the page that show a registration. */
const shownBy = [{ path: 'registrations' }, showRegistration];

/** The possible decisions on a registration; `onChanged` is called if it has changed in the meantime. */
export function DecideButtons({ registration, onChanged }: { registration: Registration; onChanged: () => void }) {
  const { id, fullName, state, version } = registration;
  const [rejecting, setRejecting] = useState(false);
  const verifying = useCommand(verifyDoctor, {
    refreshes: shownBy,
    onDone: () => toast.success(isVerified(fullName)),
    onRefused: (error) => {
      toast.error(m.decideFailed, error.message);
      if (error.code === 'REGISTRATION_CHANGED') onChanged();
    },
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
      {rejecting && (
        <RejectDialog registration={registration} refreshes={shownBy} onClose={() => setRejecting(false)} />
      )}
    </span>
  );
}
