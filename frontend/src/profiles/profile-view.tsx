import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { useSpecialtyText } from '../doctors/specialty-text';
import { Icon } from '../look/icon';
import { Line, LineItem } from '../look/line';
import { Portrait } from '../look/portrait';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';
import { Practice } from './practice';
import { Section } from '../look/section';
import styles from './profiles.module.css';

const Nothing = () => {
  const m = useMessages(doctorProfileMessages);
  return <p className="note soft">{m.none}</p>;
};

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? (
    <Nothing />
  ) : (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );

const Contact = ({ icon, label, children }: { icon: LucideIcon; label: string; children: string }) =>
  children === '' ? null : (
    <li>
      <Icon of={icon} />
      <span>
        <span className="sr">{label} </span>
        {children}
      </span>
    </li>
  );

/** A doctor's profile, read-only. `sampleLine` shows the fixed position of the sample. */
export function ProfileView({
  profile,
  seed,
  picture,
  sampleLine = false,
}: {
  profile: DoctorProfile;
  seed: string;
  picture: string | null;
  sampleLine?: boolean;
}) {
  const m = useMessages(doctorProfileMessages);
  const specialtyText = useSpecialtyText();
  return (
    <div className={`desk-columns ${styles.profile}`}>
      <div className="main-col">
        <section className={`card ${styles.head}`}>
          <Portrait name={profile.fullName} seed={seed} picture={picture} size={88} />
          <div className="grow">
            <strong>{m.doctor({ name: profile.fullName })}</strong>
            <p className="note">{specialtyText(profile.specialization)}</p>
          </div>
        </section>
        <Section title={m.about}>{profile.aboutMe ? <p className="voice">{profile.aboutMe}</p> : <Nothing />}</Section>
        <Section title={m.education}>
          {profile.education.length === 0 ? (
            <Nothing />
          ) : (
            <Line>
              {profile.education.map(({ degree, institution, year }) => (
                <LineItem key={degree + year}>
                  <strong>{degree}</strong>
                  <p className="note num">{[institution, year].filter(Boolean).join(' | ')}</p>
                </LineItem>
              ))}
            </Line>
          )}
        </Section>
        <Section title={m.experience}>
          {sampleLine && (
            <p>
              {m.sampleLine} <span className="note num">{m.sampleSpan}</span>
            </p>
          )}
          {profile.experience ? (
            <p className="num">
              {/^\d+( years?)?$/.test(profile.experience)
                ? m.years({ years: Number.parseInt(profile.experience, 10) })
                : m.experienceOf({ experience: profile.experience })}
            </p>
          ) : (
            <Nothing />
          )}
        </Section>
        <Section title={m.practice}>
          <Practice {...profile} />
        </Section>
      </div>
      <div className="side-col">
        <Section title={m.contact}>
          <ul className={styles.contact}>
            <Contact icon={Mail} label={m.contactLabel({ label: m.email })}>
              {profile.email}
            </Contact>
            <Contact icon={Phone} label={m.contactLabel({ label: m.phone })}>
              {profile.phone}
            </Contact>
            <Contact icon={MapPin} label={m.contactLabel({ label: m.location })}>
              {profile.location}
            </Contact>
          </ul>
        </Section>
        <Section title={m.specializations}>
          <Tags tags={profile.specializations.map(specialtyText)} />
        </Section>
        <Section title={m.certifications}>
          <Tags tags={profile.certifications} />
        </Section>
      </div>
    </div>
  );
}
