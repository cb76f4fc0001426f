import { signInAuditor } from '@anamnesis/contracts/accounts/addresses';
import { AppointedSignIn } from './appointed-sign-in';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';

export default function AuditorSignIn() {
  const m = useMessages(signInMessages);
  return <AppointedSignIn role="auditor" title={m.auditorSignInTitle} note={m.auditorNote} address={signInAuditor} />;
}
