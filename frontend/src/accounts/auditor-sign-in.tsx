import { signInAuditor } from '@anamnesis/contracts/accounts/addresses';
import { AppointedSignIn } from './appointed-sign-in';
import { messages as m } from './messages';

export default function AuditorSignIn() {
  return <AppointedSignIn role="auditor" title={m.auditorSignInTitle} note={m.auditorNote} address={signInAuditor} />;
}
