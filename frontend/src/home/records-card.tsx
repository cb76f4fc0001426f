import Button from '@mui/material/Button';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../look/icon';
import { QuietLine } from '../look/states';
import { messages as m } from './messages';
import styles from './home.module.css';

/** The way to the patient's own record. */
export function RecordsCard() {
  return (
    <section className={`card ${styles.records}`} aria-labelledby="home-records">
      <div className="row spread">
        <h2 id="home-records">{m.records}</h2>
        <Link className="lnk desk-only" to="/user-reports">
          {m.viewRecords}
          <Icon of={ArrowRight} size={18} />
        </Link>
      </div>
      <div className={styles.quiet}>
        <QuietLine />
        <p className="note">{m.recordsEmpty}</p>
      </div>
      <div className={styles.phoneBlock}>
        <Button variant="outlined" fullWidth component={Link} to="/user-reports">
          {m.viewRecords}
        </Button>
      </div>
    </section>
  );
}
