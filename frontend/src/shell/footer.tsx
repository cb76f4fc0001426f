import { Link } from 'react-router';
import { Mark } from '../look/mark';
import { shellMessages as m } from './messages';
import styles from './shell.module.css';

/** The dark foot of the public pages. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className="page">
        <span className="brand">
          <Mark />
          <span>{m.brand}</span>
        </span>
        <p>{m.greek}</p>
        <nav aria-label="Legal">
          <Link to="/privacy">{m.privacy}</Link>
          <Link to="/terms">{m.terms}</Link>
        </nav>
        <span className="note">{m.copyright}</span>
      </div>
    </footer>
  );
}
