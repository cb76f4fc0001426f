import { signInOperator } from '@anamnesis/contracts/accounts/addresses';
import { AppointedSignIn } from './appointed-sign-in';
import { messages as m } from './messages';

export default function OperatorSignIn() {
  return (
    <AppointedSignIn role="operator" title={m.operatorSignInTitle} note={m.operatorNote} address={signInOperator} />
  );
}
