import { requestConfirmation } from '@anamnesis/contracts/accounts/addresses';
import { useCommand } from '../api/questions';
import { toast } from '../look/toasts';
import { credentialMessages } from './credential-messages';
import { useMessages } from '../language/messages';

/** Requests another confirmation email. */
export function SendAgain() {
  const m = useMessages(credentialMessages);
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
