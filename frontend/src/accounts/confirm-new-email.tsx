import { confirmEmailChange } from '@anamnesis/contracts/accounts/email-change-addresses';
import { LinkButton } from '../look/link-button';
import { currentSession, updateUser } from '../signed-in/session';
import { tokenHolder } from '../signed-in/token-holder';
import { useMessages } from '../language/messages';
import { credentialMessages } from './credential-messages';
import { EmailLink } from './email-link';
import { emailMessages } from './email-messages';
import { homeOf } from './homes';

/** Changes the address of an account, from the link that was sent to the new one. */
export default function ConfirmNewEmail() {
  const m = useMessages(emailMessages);
  const words = { title: m.confirmTitle, text: m.confirmText, act: m.confirmAct, failed: m.confirmFailed };
  const credentials = useMessages(credentialMessages);
  return (
    <EmailLink
      address={confirmEmailChange}
      words={words}
      onDone={({ email }, token) => {
        if (currentSession()?.user?.id === tokenHolder(token)?.id) updateUser({ email });
      }}
      done={({ email, role }) => (
        <>
          <p role="status">{m.confirmed({ email })}</p>
          <LinkButton look="act" to={homeOf(role)}>
            {credentials.goOn}
          </LinkButton>
        </>
      )}
    />
  );
}
