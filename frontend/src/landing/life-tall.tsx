import { Line, LineItem } from '../look/line';
import { landingMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './landing.module.css';

/** The vertical life line, on phones. */
export function LifeTall() {
  const m = useMessages(landingMessages);
  const [birth, , , highResult, , session] = m.lifePoints;
  return (
    <Line className={styles.lifeTall} label={m.life}>
      <LineItem>
        <b className="num">{birth.title}</b>
        <span>{birth.text}</span>
      </LineItem>
      <LineItem>
        <b className="num">{highResult.title}</b>
        <span>{highResult.text}</span>
      </LineItem>
      <LineItem kind="now">
        <b>{m.today}</b>
        <div className={styles.mini}>
          <span className="value">
            <b>135</b>
            <span>{m.resultUnit}</span>
          </span>
          <svg width="96" height="40" viewBox="0 0 96 40" role="img" aria-label={m.resultChart}>
            <rect x="0" width="96" y="27.4" height="12.6" rx="3" fill="var(--teal-wash)" />
            <path d="M6 6.2L34 8.1L62 11.5L90 16.5" fill="none" stroke="var(--teal-line)" strokeWidth="2" />
            <g className={styles.nodes}>
              <circle cx="6" cy="6.2" r="2.4" />
              <circle cx="34" cy="8.1" r="2.4" />
              <circle cx="62" cy="11.5" r="2.4" />
            </g>
            <circle cx="90" cy="16.5" r="4" className={styles.nowdot} />
          </svg>
          <span className="note">{m.resultSummary}</span>
        </div>
      </LineItem>
      <LineItem kind="ahead">
        <b className="num">{session.title}</b>
        <span>{m.nextSession}</span>
      </LineItem>
    </Line>
  );
}
