import { BARS, useLevel } from './level';
import styles from '../device-check.module.css';

/** Bars that show the loudness; hidden from screen readers, because the adjacent text has the same information. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const lit = useLevel(track);
  return (
    <span className={styles.level} aria-hidden="true" data-lit={lit}>
      {Array.from({ length: BARS }, (_, bar) => (
        <i key={bar} className={bar < lit ? styles.lit : undefined} />
      ))}
    </span>
  );
}
