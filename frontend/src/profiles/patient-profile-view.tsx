import { Target } from 'lucide-react';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { patientProfileMessages } from './patient-profile-messages';
import { useMessages } from '../language/messages';
import type { Patient } from './patient-profile-form';
import { Section } from '../look/section';
import { genderName, interestName } from './offered-names';
import styles from './profiles.module.css';

/** A patient's own profile, read-only. */
export function PatientProfileView({ patient }: { patient: Patient }) {
  const m = useMessages(patientProfileMessages);
  const facts = [
    [m.email, patient.email],
    [m.username, patient.username ?? ''],
    [m.gender, patient.gender === null ? m.notTold : genderName(m, patient.gender)],
    [m.age, String(patient.age ?? m.notTold)],
  ] as const;
  return (
    <div className={styles.profileCards}>
      <section className="card" aria-label={m.about}>
        <div className={styles.head}>
          <Portrait name={patient.fullName} picture={patient.profileImage} size={88} />
          <strong>{patient.fullName}</strong>
        </div>
        <dl className="fact-list">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section title={m.interests}>
        {patient.interests.length === 0 ? (
          <p className="note">{m.noInterests}</p>
        ) : (
          <ul className="tags">
            {patient.interests.map(({ name, goal }) => (
              <li key={name}>
                {goal && <Icon of={Target} size={16} />}
                {interestName(m, name)}
                {goal && <span className="sr">, {m.goal}</span>}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
