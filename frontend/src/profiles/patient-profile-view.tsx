import { Target } from 'lucide-react';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { patientProfileMessages as m } from './messages';
import type { Patient } from './patient-profile-form';
import { Section } from '../look/section';
import styles from './profiles.module.css';

/** A patient's own profile, to read. */
export function PatientProfileView({ patient }: { patient: Patient }) {
  const facts = [
    [m.email, patient.email],
    [m.username, patient.username ?? ''],
    [m.gender, patient.gender ?? m.notTold],
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
                {name}
                {goal && <span className="sr">, {m.goal}</span>}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
