import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { signInMessages } from './messages';
import { PatientSignInForm } from './patient-sign-in-form';
import styles from './accounts.module.css';

// Most who sign in here are patients, so a doctor's form is no part of the first load.
const DoctorSignInForm = lazy(async () => ({ default: (await import('./doctor-sign-in-form')).DoctorSignInForm }));

/** `name` is a key of the messages. */
const choices = [
  { who: 'doctor', name: 'doctorSignIn' },
  { who: 'user', name: 'userSignIn' },
] as const;

/** The sign-in of patients and doctors; patients first. */
export default function Chooser() {
  const m = useMessages(signInMessages);
  const [who, setWho] = useState<'doctor' | 'user'>('user');
  const panel = (
    <div className={styles.authWho} role="group" aria-label={m.whoSignsIn}>
      {choices.map((choice) => (
        <button key={choice.who} type="button" aria-pressed={who === choice.who} onClick={() => setWho(choice.who)}>
          {m[choice.name]}
        </button>
      ))}
    </div>
  );
  return (
    <AuthFrame title={who === 'doctor' ? m.doctorSignInTitle : m.userSignInTitle} panel={panel}>
      <Suspense fallback={null}>{who === 'doctor' ? <DoctorSignInForm /> : <PatientSignInForm />}</Suspense>
    </AuthFrame>
  );
}
