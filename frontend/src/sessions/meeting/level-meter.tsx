import { BARS, useLevel } from './level';
import styles from '../device-check.module.css';

/** Bars that follow the loudness; the text next to them explains it. */
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
