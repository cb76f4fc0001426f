import { AuthFrame } from './auth-frame';
import { messages as m } from './messages';
import { PatientSignInForm } from './patient-sign-in-form';

export default function PatientSignIn() {
  return (
    <AuthFrame title={m.userSignInTitle}>
      <PatientSignInForm />
    </AuthFrame>
  );
}
