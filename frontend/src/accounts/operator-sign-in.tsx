import { signInOperator } from '@anamnesis/contracts/accounts/addresses';
import { useMessages } from '../language/messages';
import { AppointedSignIn } from './appointed-sign-in';
import { appointedMessages } from './appointed-messages';

export default function OperatorSignIn() {
  const m = useMessages(appointedMessages);
  return (
    <AppointedSignIn role="operator" title={m.operatorSignInTitle} note={m.operatorNote} address={signInOperator} />
  );
}
