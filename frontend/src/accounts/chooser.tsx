import { useState } from 'react';
import { AuthFrame } from './auth-frame';
import { DoctorSignInForm } from './doctor-sign-in-form';
import { messages as m } from './messages';
import { PatientSignInForm } from './patient-sign-in-form';
import styles from './accounts.module.css';

const choices = [
  { who: 'doctor', name: m.doctorSignIn },
  { who: 'user', name: m.userSignIn },
] as const;

/** The sign-in of both kinds of people; patients first. */
export default function Chooser() {
  const [who, setWho] = useState<'doctor' | 'user'>('user');
  const panel = (
    <div className={styles.authWho} role="group" aria-label={m.whoSignsIn}>
      {choices.map((choice) => (
        <button key={choice.who} type="button" aria-pressed={who === choice.who} onClick={() => setWho(choice.who)}>
          {choice.name}
        </button>
      ))}
    </div>
  );
  return (
    <AuthFrame title={who === 'doctor' ? m.doctorSignInTitle : m.userSignInTitle} panel={panel}>
      {who === 'doctor' ? <DoctorSignInForm /> : <PatientSignInForm />}
    </AuthFrame>
  );
}
