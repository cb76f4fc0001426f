import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import type { RegistrationRow } from '@anamnesis/contracts/registrations/routes';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { listDate } from '../time/clinic-time';
import { Icon } from '../look/icon';
import { Initials } from '../look/initials';
import { certificateCount, sinceWhen } from './messages';
import { StateBadge } from './state-badge';
import styles from './registrations.module.css';

/** One registration in the list; the whole line leads to it. */
export const RegistrationLine = ({ row }: { row: RegistrationRow }) => (
  <li>
    <Link to={`/registrations/${row.id}/show`}>
      <Initials name={row.fullName} size={44} />
      <span className="grow">
        <strong>Dr. {row.fullName}</strong>
        <span className="note">{row.specializations.join(', ')}</span>
      </span>
      <span className="note num">{certificateCount(row.certificateCount)}</span>
      <span className={styles.state}>
        <StateBadge state={row.state} />
        <span className="note num">{sinceWhen(listDate(row.since, DEFAULT_TIME_ZONE))}</span>
      </span>
      <Icon of={ChevronRight} />
    </Link>
  </li>
);
