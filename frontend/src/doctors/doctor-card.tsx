import type { DoctorCard as Doctor } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import { Building2, Wallet, Mail, Star, Stethoscope, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { nearTime, zoneAbbreviation } from '../time/clinic-time';
import { timeMessages } from '../time/messages';
import { currentLanguage, localeOf } from '../language/language';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { feeInWords } from './fee';
import { doctorMessages } from './messages';
import { useSpecialtyText } from './specialty-text';
import { useMessages } from '../language/messages';
import styles from './doctors.module.css';

interface Props {
  doctor: Doctor;
  timeZone: string;
  now: Date;
  /** Attributes that a list sets on this item. */
  item?: ComponentProps<'li'> & { 'data-index'?: number };
  /** Absent for the sample, which can't be booked. */
  onBook?: (doctor: Doctor) => void;
}

/** One doctor: name, rating, experience, fee, hospitals, email and next free slot. */
export function DoctorCard({ doctor, timeZone, now, item, onBook }: Props) {
  const m = useMessages(doctorMessages);
  const specialtyText = useSpecialtyText();
  const name = m.doctor({ name: doctor.fullName });
  return (
    <li className={`card ${styles.doc}`} tabIndex={-1} {...item}>
      <div className={`row ${styles.topRow}`}>
        <Portrait name={doctor.fullName} seed={doctor.id} picture={doctor.profileImage} size={72} />
        <div className="grow">
          <h2>{name}</h2>
          <p className="note">{doctor.specification.map(specialtyText).join(', ')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact icon={Star} term={m.rating}>
          {doctor.rating === null ? m.isNew : ratingIn(doctor.rating)}
        </Fact>
        <Fact icon={Stethoscope} term={m.experience}>
          {m.years({ count: doctor.yearexp })}
        </Fact>
        <Fact icon={Wallet} term={m.fee}>
          {feeInWords(doctor.fee)}
        </Fact>
        {doctor.hospitals.length > 0 && (
          <Fact icon={Building2} term={m.hospitals} wide>
            {doctor.hospitals.join(', ')}
          </Fact>
        )}
        <Fact icon={Mail} term={m.email} wide>
          {doctor.email}
        </Fact>
      </dl>
      <div className={styles.footRow}>
        {onBook ? (
          <>
            <NextFree at={doctor.nextFree} timeZone={timeZone} now={now} />
            <Button variant="tonal" aria-label={m.bookAppointmentWith({ doctor: name })} onClick={() => onBook(doctor)}>
              {m.bookAppointment}
            </Button>
          </>
        ) : (
          <p className="note">
            <span className="badge">{m.sample}</span> {m.notBookable}
          </p>
        )}
      </div>
    </li>
  );
}

/** "4.9" */
const ratingIn = (rating: number) =>
  rating.toLocaleString(localeOf(currentLanguage()), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function NextFree({ at, timeZone, now }: { at: string | null; timeZone: string; now: Date }) {
  const m = useMessages(doctorMessages);
  const time = useMessages(timeMessages);
  if (!at) return <p className="note">{m.noneFree}</p>;
  return (
    <p className="note">
      {m.nextFree({ zone: zoneAbbreviation(at, timeZone) })}
      <br />
      <strong className="num">{nearTime(time, at, now, timeZone)}</strong>
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
