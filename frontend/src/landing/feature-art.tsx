import { useMessages } from '../language/messages';
import { landingMessages } from './messages';
import styles from './landing.module.css';

/** A watch whose face shows the pulse as a line of dots. */
export const WatchArt = () => {
  const m = useMessages(landingMessages);
  return (
    <svg viewBox="0 0 360 200" aria-hidden="true">
      <path className={styles.stroke} d="M0 132h118" />
      <path className={styles.stroke} d="M242 132H360" />
      <rect x="150" y="10" width="60" height="46" rx="10" className={styles.fillt} />
      <rect x="150" y="146" width="60" height="46" rx="10" className={styles.fillt} />
      <rect x="118" y="42" width="124" height="118" rx="30" className={`${styles.fillc} ${styles.ol}`} />
      <path className={styles.stroke} d="M118 132h18l8-22 14 40 10-26 5 8h9" />
      <g className={styles.nodes}>
        <circle cx="196" cy="132" r="3.8" />
        <circle cx="210" cy="132" r="3.8" />
        <circle cx="224" cy="132" r="3.8" />
      </g>
      <text x="168" y="96" textAnchor="middle" className="big">
        72
      </text>
      <text x="204" y="96" className={styles.sm} textAnchor="middle">
        {m.pulseUnit}
      </text>
    </svg>
  );
};

/** A speech bubble above the value it is based on. */
export const TipArt = () => (
  <svg viewBox="0 0 360 200" aria-hidden="true">
    <path className={styles.stroke} d="M0 132h56c26 0 30 26 54 26s34-52 62-52 36 26 62 26h126" />
    <path
      d="M132 20h112a18 18 0 0 1 18 18v16a18 18 0 0 1-18 18h-54l-18 20v-20h-40a18 18 0 0 1-18-18V38a18 18 0 0 1 18-18z"
      className={`${styles.fillc} ${styles.ol}`}
    />
    <path className={`${styles.stroke} ${styles.thin}`} d="M138 40h84M138 54h52" />
    <g className={styles.nodes}>
      <circle cx="56" cy="132" r="6" />
      <circle cx="110" cy="158" r="6" />
      <circle cx="172" cy="106" r="8" />
      <circle cx="288" cy="132" r="6" />
    </g>
  </svg>
);

/** A prescription: taken doses are dots, remaining ones rings. */
export const PrescriptionArt = () => {
  const m = useMessages(landingMessages);
  return (
    <svg viewBox="0 0 360 200" aria-hidden="true">
      <rect x="104" y="16" width="152" height="168" rx="14" className={`${styles.fillc} ${styles.ol}`} />
      <text x="126" y="58" className={styles.rx}>
        {m.prescriptionSign}
      </text>
      <path
        className={`${styles.stroke} ${styles.thin} ${styles.faint}`}
        d="M166 44h66M166 58h44M126 84h106M126 100h82M126 158h58"
      />
      <path className={styles.stroke} d="M0 132h126" />
      <g className={styles.nodes}>
        <circle cx="132" cy="132" r="7" />
        <circle cx="156" cy="132" r="7" />
        <circle cx="180" cy="132" r="7" />
      </g>
      <circle cx="204" cy="132" r="8" className={styles.nowdot} />
      <circle cx="228" cy="132" r="7" className={styles.ringn} />
      <path className={styles.dots} d="M240 132H360" />
    </svg>
  );
};
