import { useLocation } from 'react-router';
import { AuthFrame } from './auth-frame';
import { cameFrom } from './homes';
import { messages as m } from './messages';
import { PatientSignInForm } from './patient-sign-in-form';

export default function PatientSignIn() {
  const from = cameFrom(useLocation().state);
  return (
    <AuthFrame title={m.userSignInTitle} {...(from && { note: m.signInToGoOn })}>
      <PatientSignInForm />
    </AuthFrame>
  );
}
