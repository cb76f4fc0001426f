import { Line, LineItem } from '../look/line';
import { messages as m } from './messages';
import styles from './landing.module.css';

/** The life line down a phone. */
export function LifeTall() {
  return (
    <Line className={styles.lifeTall} label={m.life}>
      <LineItem>
        <b className="num">1989</b>
        <span>Born in Pune, 3.1 kg</span>
      </LineItem>
      <LineItem>
        <b className="num">2024</b>
        <span>LDL 168 mg/dL</span>
      </LineItem>
      <LineItem kind="now">
        <b>Today</b>
        <div className={styles.mini}>
          <span className="value">
            <b>135</b>
            <span>mg/dL</span>
          </span>
          <svg width="96" height="40" viewBox="0 0 96 40" role="img" aria-label="LDL falling from 168 to 135">
            <rect x="0" width="96" y="27.4" height="12.6" rx="3" fill="var(--teal-wash)" />
            <path d="M6 6.2L34 8.1L62 11.5L90 16.5" fill="none" stroke="var(--teal-line)" strokeWidth="2" />
            <g className={styles.nodes}>
              <circle cx="6" cy="6.2" r="2.4" />
              <circle cx="34" cy="8.1" r="2.4" />
              <circle cx="62" cy="11.5" r="2.4" />
            </g>
            <circle cx="90" cy="16.5" r="4" className={styles.nowdot} />
          </svg>
          <span className="note">LDL cholesterol: third fall in a row</span>
        </div>
      </LineItem>
      <LineItem kind="ahead">
        <b className="num">4:00 PM</b>
        <span>Session with Dr. Kavita Rao</span>
      </LineItem>
    </Line>
  );
}
