import { ArrowRight } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { Icon } from '../look/icon';
import { LinkButton } from '../look/link-button';
import { homeMessages } from './messages';
import { useMessages } from '../language/messages';
import { WhenSeen } from './when-seen';
import styles from './values.module.css';

const LatestValues = lazy(() => import('./latest-values'));

/** The latest laboratory values, with a link to the patient's own record. */
export function RecordsCard() {
  const m = useMessages(homeMessages);
  return (
    <section className={`card ${styles.records}`} aria-labelledby="home-records">
      <div className="row spread">
        <h2 id="home-records">{m.records}</h2>
        <Link className="lnk desk-only" to="/user-reports">
          {m.viewRecords}
          <Icon of={ArrowRight} size={18} />
        </Link>
      </div>
      <WhenSeen className={styles.seenValues}>
        <LatestValues />
      </WhenSeen>
      <div className={styles.phoneBlock}>
        <LinkButton fullWidth to="/user-reports">
          {m.viewRecords}
        </LinkButton>
      </div>
    </section>
  );
}
