import { signInOperator } from '@anamnesis/contracts/accounts/addresses';
import { AppointedSignIn } from './appointed-sign-in';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';

export default function OperatorSignIn() {
  const m = useMessages(signInMessages);
  return (
    <AppointedSignIn role="operator" title={m.operatorSignInTitle} note={m.operatorNote} address={signInOperator} />
  );
}
