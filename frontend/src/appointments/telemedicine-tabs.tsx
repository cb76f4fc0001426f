import { Link } from 'react-router';
import { messages } from './messages';
import styles from './appointments.module.css';

/** The two halves of telemedicine. They are addresses of their own, so they are links and not tabs of one page. */
export function TelemedicineTabs({ current }: { current: 'appointments' | 'doctors' }) {
  const page = (name: typeof current) => (name === current ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className={styles.teleTabs} aria-label={messages.telemedicine}>
      <Link to="/user-tele" {...page('appointments')}>
        {messages.myAppointments}
      </Link>
      <Link to="/user-tele?tab=doctors" {...page('doctors')}>
        {messages.findYourDoctor}
      </Link>
    </nav>
  );
}
