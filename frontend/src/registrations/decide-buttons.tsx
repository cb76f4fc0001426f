import type { Registration } from '@anamnesis/contracts/registrations/routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useVerb } from '../desk/use-verb';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { registrationMessages } from './messages';
import { RejectDialog } from './reject-dialog';

/** The possible decisions on the surrounding registration. */
export function DecideButtons() {
  const m = useMessages(registrationMessages);
  const record = useRecordContext<Registration>();
  const [rejecting, setRejecting] = useState(false);
  const verifying = useVerb('verify', {
    onDone: () => toast.success(m.isVerified({ name: record?.fullName ?? '' })),
    onRefused: (error) => toast.error(m.decideFailed, error.message),
  });
  if (!record) return null;
  const { id, state, version } = record;
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
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
      {rejecting && <RejectDialog registration={record} onClose={() => setRejecting(false)} />}
    </Stack>
  );
}
