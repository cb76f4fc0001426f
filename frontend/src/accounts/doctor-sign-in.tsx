import { AuthFrame } from './auth-frame';
import { DoctorSignInForm } from './doctor-sign-in-form';
import { messages as m } from './messages';

export default function DoctorSignIn() {
  return (
    <AuthFrame title={m.doctorSignInTitle}>
      <DoctorSignInForm />
    </AuthFrame>
  );
}
