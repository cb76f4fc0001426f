import { revertEmailChange } from '@anamnesis/contracts/accounts/email-change-addresses';
import { OBJECTION_HOURS } from '@anamnesis/contracts/accounts/emails';
import { LinkButton } from '../look/link-button';
import { currentSession, endSession } from '../signed-in/session';
import { tokenHolder } from '../signed-in/token-holder';
import { useMessages } from '../language/messages';
import { EmailLink } from './email-link';
import { emailMessages } from './email-messages';

/** Restores the earlier address of an account, from the link that was sent to it. */
export default function RevertEmail() {
  const m = useMessages(emailMessages);
  const words = {
    title: m.revertTitle,
    text: m.revertText({ hours: OBJECTION_HOURS }),
    act: m.revertAct,
    failed: m.revertFailed,
  };
  return (
    <EmailLink
      address={revertEmailChange}
      words={words}
      // Every session of the account has ended, this browser's too if it belongs to the account.
      onDone={(_, token) => {
        if (currentSession()?.user?.id === tokenHolder(token)?.id) endSession();
      }}
      done={({ email }) => (
        <>
          <p role="status">{m.reverted({ email })}</p>
          <LinkButton look="act" to="/forgot-password">
            {m.setPassword}
          </LinkButton>
        </>
      )}
    />
  );
}
