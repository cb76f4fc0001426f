import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { recordMessages } from './messages';
import { recordTabs, type ShownTab } from './tabs';
import styles from './records.module.css';

/** Navigation between the parts of the record. Each has its own URL, so they are links rather than tabs. */
export function RecordNav({ current }: { current: ShownTab }) {
  const m = useMessages(recordMessages);
  const names = [...recordTabs.map((tab) => [tab, m[tab].title] as const), ['family', m.family.title] as const];
  return (
    <nav className={styles.tabs} aria-label={m.nav}>
      {names.map(([tab, title]) => (
        <Link key={tab} to={`/user-reports?tab=${tab}`} {...(tab === current && { 'aria-current': 'page' })}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
