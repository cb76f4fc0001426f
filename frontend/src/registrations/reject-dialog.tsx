import { MAX_REASON } from '@anamnesis/contracts/registrations/constants';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { useVerb } from '../desk/use-verb';
import { useMessages } from '../language/messages';
import { ReasonDialog } from '../look/reason-dialog';
import { toast } from '../look/toasts';
import { registrationMessages } from './messages';

/** Rejects a registration or withdraws its verification, with a reason that the doctor reads. */
export function RejectDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const m = useMessages(registrationMessages);
  const { id, fullName, state, version } = registration;
  const what = state === 'verified' ? m.withdraw : m.reject;
  const { mutate, isPending, error } = useVerb('reject', {
    onDone: () => {
      toast.success(m.isRejected({ name: fullName }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={what}
      note={m.doctor({ name: fullName })}
      words={{ reason: m.reason, reasonHint: m.reasonHint, sayWhy: m.sayWhy, keep: m.keep, act: what }}
      most={MAX_REASON}
      pending={isPending}
      problem={error && { title: m.decideFailed, text: error.message }}
      onSubmit={(reason) => mutate({ params: { id }, body: { seen: version, reason } })}
      onClose={onClose}
    />
  );
}
