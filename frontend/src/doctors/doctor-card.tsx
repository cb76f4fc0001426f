import type { DoctorCard as Doctor } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import { Building2, Wallet, Mail, Star, Stethoscope, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { nearTime, zoneAbbreviation } from '../time/clinic-time';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { feeInWords } from './fee';
import { messages, years } from './messages';
import styles from './doctors.module.css';

interface Props {
  doctor: Doctor;
  timeZone: string;
  now: Date;
  /** What a list tells of this one of its items. */
  item?: ComponentProps<'li'> & { 'data-index'?: number };
  /** Absent for the sample, which nobody can book. */
  onBook?: (doctor: Doctor) => void;
}

/** One doctor: who, how good, how long in the profession, for how much, where, how to write to, and when next free. */
export function DoctorCard({ doctor, timeZone, now, item, onBook }: Props) {
  const name = `Dr. ${doctor.fullName}`;
  return (
    <li className={`card ${styles.doc}`} tabIndex={-1} {...item}>
      <div className={`row ${styles.topRow}`}>
        <Portrait name={doctor.fullName} seed={doctor.id} picture={doctor.profileImage} size={72} />
        <div className="grow">
          <h2>{name}</h2>
          <p className="note">{doctor.specification.join(', ')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact icon={Star} term={messages.rating}>
          {doctor.rating === null ? messages.isNew : doctor.rating.toFixed(1)}
        </Fact>
        <Fact icon={Stethoscope} term={messages.experience}>
          {years(doctor.yearexp)}
        </Fact>
        <Fact icon={Wallet} term={messages.fee}>
          {feeInWords(doctor.fee)}
        </Fact>
        {doctor.hospitals.length > 0 && (
          <Fact icon={Building2} term={messages.hospitals} wide>
            {doctor.hospitals.join(', ')}
          </Fact>
        )}
        <Fact icon={Mail} term={messages.email} wide>
          {doctor.email}
        </Fact>
      </dl>
      <div className={styles.footRow}>
        {onBook ? (
          <>
            <NextFree at={doctor.nextFree} timeZone={timeZone} now={now} />
            <Button
              variant="tonal"
              aria-label={`${messages.bookAppointment} with ${name}`}
              onClick={() => onBook(doctor)}
            >
              {messages.bookAppointment}
            </Button>
          </>
        ) : (
          <p className="note">
            <span className="badge">{messages.sample}</span> {messages.notBookable}
          </p>
        )}
      </div>
    </li>
  );
}

function NextFree({ at, timeZone, now }: { at: string | null; timeZone: string; now: Date }) {
  if (!at) return <p className="note">{messages.noneFree}</p>;
  return (
    <p className="note">
      {messages.nextFree}, {zoneAbbreviation(at, timeZone)}
      <br />
      <strong className="num">{nearTime(at, now, timeZone)}</strong>
    </p>
  );
}

function Fact({ icon, term, wide, children }: { icon: LucideIcon; term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.whole : undefined}>
      <dt className="sr">{term}</dt>
      <dd className="num">
        <Icon of={icon} size={18} />
        <span className={styles.clip}>{children}</span>
      </dd>
    </div>
  );
}
