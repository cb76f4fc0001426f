import { Link } from 'react-router';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './appointments.module.css';

/** Navigation between the two parts of telemedicine. Each has its own URL, so they are links rather than tabs. */
export function TelemedicineTabs({ current }: { current: 'appointments' | 'doctors' }) {
  const m = useMessages(appointmentMessages);
  const page = (name: typeof current) => (name === current ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className={styles.teleTabs} aria-label={m.telemedicine}>
      <Link to="/user-tele" {...page('appointments')}>
        {m.myAppointments}
      </Link>
      <Link to="/user-tele?tab=doctors" {...page('doctors')}>
        {m.findYourDoctor}
      </Link>
    </nav>
  );
}
