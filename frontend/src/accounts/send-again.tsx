import { requestConfirmation } from '@anamnesis/contracts/accounts/credential-addresses';
import { useCommand } from '../api/api-queries';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { credentialMessages } from './credential-messages';

/** Requests another confirmation email. */
export function SendAgain() {
  const m = useMessages(credentialMessages);
  const send = useCommand(requestConfirmation, {
    onDone: () => toast.success(m.emailSent, m.emailSentText),
    onRefused: (error) => toast.error(m.emailNotSent, error.message),
  });
  return (
    <button type="button" className="btn small" disabled={send.isPending} onClick={() => send.mutate({})}>
      {m.sendAgain}
    </button>
  );
}
