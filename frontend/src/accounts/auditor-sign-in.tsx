import { signInAuditor } from '@anamnesis/contracts/accounts/addresses';
import { useMessages } from '../language/messages';
import { AppointedSignIn } from './appointed-sign-in';
import { signInMessages } from './messages';

export default function AuditorSignIn() {
  const m = useMessages(signInMessages);
  return <AppointedSignIn role="auditor" title={m.auditorSignInTitle} note={m.auditorNote} address={signInAuditor} />;
}
