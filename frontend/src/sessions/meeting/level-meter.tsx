import { BARS, useLevel } from './level';

/** Bars that move with the voice; what they mean stands beside them. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const lit = useLevel(track);
  return (
    <span className="level" aria-hidden="true" data-lit={lit}>
      {Array.from({ length: BARS }, (_, bar) => (
        <i key={bar} className={bar < lit ? 'lit' : undefined} />
      ))}
    </span>
  );
}
