import { requestConfirmation } from '@anamnesis/contracts/accounts/addresses';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { credentialMessages as m } from './credential-messages';

/** Requests the confirmation letter again. */
export function SendAgain() {
  const send = useCommand(requestConfirmation, {
    onDone: () => toast.success(m.letterSent, m.letterSentText),
    onRefused: (error) => toast.error(m.letterNotSent, error.message),
  });
  return (
    <button type="button" className="btn small" disabled={send.isPending} onClick={() => send.mutate({})}>
      {m.sendAgain}
    </button>
  );
}
