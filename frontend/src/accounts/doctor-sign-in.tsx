import { useLocation } from 'react-router';
import { AuthFrame } from './auth-frame';
import { DoctorSignInForm } from './doctor-sign-in-form';
import { cameFrom } from './homes';
import { messages as m } from './messages';

export default function DoctorSignIn() {
  const from = cameFrom(useLocation().state);
  return (
    <AuthFrame title={m.doctorSignInTitle} {...(from && { note: m.signInToGoOn })}>
      <DoctorSignInForm />
    </AuthFrame>
  );
}
