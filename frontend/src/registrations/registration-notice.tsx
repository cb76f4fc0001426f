import { currentDoctor } from '@anamnesis/contracts/profiles/addresses';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { noticeMessages } from './notice-messages';
import styles from './registrations.module.css';

/** Explains to doctors why patients cannot find them. `children` are the possible actions. Renders nothing once verified. */
export function RegistrationNotice({ children }: { children: ReactNode }) {
  const m = useMessages(noticeMessages);
  const registration = useApiQuery(currentDoctor).data?.data.registration;
  if (!registration || registration.state === 'verified') return null;
  const rejected = registration.state === 'rejected';
  return (
    <section
      className={rejected ? `notice care ${styles.registrationNotice}` : `notice info ${styles.registrationNotice}`}
    >
      <Icon of={rejected ? CircleAlert : Clock} size={22} />
      <div className="grow">
        <strong role="status">{rejected ? m.rejectedTitle : m.awaitingTitle}</strong>
        {rejected && (
          <p className="note">
            {m.reason} <q>{registration.reason}</q>
          </p>
        )}
        <p className="note">{rejected ? m.rejectedText : m.awaitingText}</p>
        {children}
      </div>
    </section>
  );
}

/** A link to the page on which further certificates can be sent. */
export function SeeRegistration() {
  const m = useMessages(noticeMessages);
  return (
    <p className="note">
      <Link to="/doctor-dashboard">{m.see}</Link>
    </p>
  );
}
