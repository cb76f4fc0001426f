import { Link } from 'react-router';
import { LanguageChoice } from '../look/language-choice';
import { Mark } from '../look/mark';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import styles from './shell.module.css';

/** The footer of the public pages. */
export function Footer() {
  const m = useMessages(shellMessages);
  return (
    <footer className={styles.foot}>
      <div className="page">
        <span className="brand">
          <Mark />
          <span>{m.brand}</span>
        </span>
        <p>{m.greek}</p>
        <nav aria-label={m.legal}>
          <Link to="/privacy">{m.privacy}</Link>
          <Link to="/terms">{m.terms}</Link>
        </nav>
        <LanguageChoice />
        <span className="note">{m.copyright}</span>
      </div>
    </footer>
  );
}
