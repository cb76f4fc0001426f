import { useLocation } from 'react-router';
import { AuthFrame } from './auth-frame';
import { returnPathOf } from './homes';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';
import { PatientSignInForm } from './patient-sign-in-form';

export default function PatientSignIn() {
  const m = useMessages(signInMessages);
  const from = returnPathOf(useLocation().state);
  return (
    <AuthFrame title={m.userSignInTitle} {...(from && { note: m.signInToGoOn })}>
      <PatientSignInForm />
    </AuthFrame>
  );
}
