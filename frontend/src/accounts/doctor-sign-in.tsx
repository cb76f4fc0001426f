import { useLocation } from 'react-router';
import { AuthFrame } from './auth-frame';
import { DoctorSignInForm } from './doctor-sign-in-form';
import { returnPathOf } from './homes';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';

export default function DoctorSignIn() {
  const m = useMessages(signInMessages);
  const from = returnPathOf(useLocation().state);
  return (
    <AuthFrame title={m.doctorSignInTitle} {...(from && { note: m.signInToGoOn })}>
      <DoctorSignInForm />
    </AuthFrame>
  );
}
