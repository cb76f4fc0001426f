import { requestPasswordReset } from '@anamnesis/contracts/accounts/credential-addresses';
import { RESET_LINK_MINUTES } from '@anamnesis/contracts/accounts/emails';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import Button from '@mui/material/Button';
import { useCommand } from '../api/api-queries';
import { Section } from '../look/section';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { credentialMessages } from './credential-messages';

/** Offers a password, by an emailed link, to people who only sign in with Google. */
export function NoPasswordCard({ user }: { user: AccountView }) {
  const m = useMessages(credentialMessages);
  const send = useCommand(requestPasswordReset, {
    onDone: () => toast.success(m.emailSent, m.resetSentText({ minutes: RESET_LINK_MINUTES })),
    onRefused: (error) => toast.error(m.emailNotSent, error.message),
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
        {m.setByEmail}
      </Button>
    </Section>
  );
}
