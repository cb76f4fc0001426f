import { signInAuditor } from '@anamnesis/contracts/accounts/addresses';
import { useMessages } from '../language/messages';
import { AppointedSignIn } from './appointed-sign-in';
import { appointedMessages } from './appointed-messages';

export default function AuditorSignIn() {
  const m = useMessages(appointedMessages);
  return <AppointedSignIn role="auditor" title={m.auditorSignInTitle} note={m.auditorNote} address={signInAuditor} />;
}
