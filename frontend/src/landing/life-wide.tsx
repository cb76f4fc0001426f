import { landingMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './landing.module.css';

/** Where the messages `lifePoints` are drawn, in their order. */
const labels = [
  { x: 234, y: 456, anchor: 'start' },
  { x: 402, y: 318, anchor: 'middle' },
  { x: 678, y: 478, anchor: 'middle' },
  { x: 862, y: 280, anchor: 'middle' },
  { x: 984, y: 398, anchor: 'middle' },
  { x: 1282, y: 296, anchor: 'middle' },
] as const;
const points = [
  [234, 420, 7],
  [402, 362, 7],
  [678, 440, 8],
  [876, 322, 7],
  [984, 362, 7],
] as const;

function TodaySheet() {
  const m = useMessages(landingMessages);
  return (
    <g className={styles.sheet} transform="translate(968 44)">
      <rect width="300" height="138" rx="16" />
      <text x="24" y="38" className={styles.y}>
        {m.resultTitle}
      </text>
      <text x="24" y="92" className={styles.val}>
        135
      </text>
      <text x="100" y="92">
        {m.resultUnit}
      </text>
      <text x="24" y="119" className="good">
        {m.resultTrend}
      </text>
      <path className={`${styles.stroke} ${styles.thin}`} d="M178 58l30 12 30 5 34 22" />
      <g className={styles.nodes}>
        <circle cx="178" cy="58" r="3.5" />
        <circle cx="208" cy="70" r="3.5" />
        <circle cx="238" cy="75" r="3.5" />
      </g>
      <circle cx="272" cy="97" r="5.5" className={styles.nowdot} />
    </g>
  );
}

/** The horizontal life line, on wide screens: a solid line is the past, dots are planned, apricot is now. */
export function LifeWide() {
  const m = useMessages(landingMessages);
  return (
    <svg className={styles.lifeWide} viewBox="0 0 1440 520" role="img" aria-label={m.lifeTitle}>
      <path
        className={styles.stroke}
        d="M-20 420H92l9-14 9 14h10l22-86 27 140 17-66 8 12h40C300 420 334 362 402 362c70 0 116 78 190 88 30 4 56 6 86-10 66-36 70-112 27-112-19 0-27 15-27 25 0-10-8-25-27-25-43 0-39 76 27 112 10 5 26 6 46 0 56-18 78-118 152-118 54 0 62 40 108 40 56 0 72-78 120-112"
      />
      <path className={styles.dots} d="M1104 250c36-30 88-34 130-10 70 40 122 34 240-4" />
      <g className={styles.nodes}>
        {points.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <circle cx="1104" cy="250" r="19" className="halo" />
      <circle cx="1104" cy="250" r="10" className={styles.nowdot} />
      <circle cx="1282" cy="256" r="8" className={styles.ringn} />
      <g className={styles.labLife}>
        {labels.map(({ x, y, anchor }, index) => (
          <g key={x} textAnchor={anchor}>
            <text x={x} y={y} className={styles.y}>
              {m.lifePoints[index]?.title}
            </text>
            <text x={x} y={y + 23}>
              {m.lifePoints[index]?.text}
            </text>
          </g>
        ))}
      </g>
      <path d="M1104 182v48" className={styles.stem} />
      <TodaySheet />
    </svg>
  );
}
