import { requestPasswordReset } from '@anamnesis/contracts/accounts/addresses';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import Button from '@mui/material/Button';
import { useCommand } from '../api/questions';
import { Section } from '../look/section';
import { toast } from '../look/toasts';
import { credentialMessages as m } from './credential-messages';

/** Offers a password, by letter, to somebody who only signs in with Google. */
export function NoPasswordCard({ user }: { user: AccountView }) {
  const send = useCommand(requestPasswordReset, {
    onDone: () => toast.success(m.letterSent, m.resetSentText),
    onRefused: (error) => toast.error(m.letterNotSent, error.message),
  });
  return (
    <Section title={m.password}>
      <p className="note">{m.noPassword}</p>
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 2 }}
        disabled={send.isPending}
        onClick={() => send.mutate({ body: { role: user.role, email: user.email } })}
      >
        {m.setByLetter}
      </Button>
    </Section>
  );
}
