import { revertEmailChange } from '@anamnesis/contracts/accounts/addresses';
import { LinkButton } from '../look/link-button';
import { currentSession, endSession } from '../signed-in/session';
import { tokenHolder } from '../signed-in/token-holder';
import { EmailLink } from './email-link';
import { emailMessages as m } from './email-messages';

const words = { title: m.revertTitle, text: m.revertText, act: m.revertAct, failed: m.revertFailed };

/** Gives an account its earlier address back, from the link that was sent there. */
export default function RevertEmail() {
  return (
    <EmailLink
      address={revertEmailChange}
      words={words}
      // Every sign-in of the account has ended, so this browser's too, if it was one of them.
      onDone={(_, token) => {
        if (currentSession()?.user?.id === tokenHolder(token)?.id) endSession();
      }}
      done={({ email }) => (
        <>
          <p role="status">{m.reverted(email)}</p>
          <LinkButton look="act" to="/forgot-password">
            {m.setPassword}
          </LinkButton>
        </>
      )}
    />
  );
}
