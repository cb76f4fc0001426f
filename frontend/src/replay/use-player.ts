import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that each event stays: long enough to read what changed. */
const PACE_MS = 1_400;

/**
 * Plays a history: one event per step, once the record of the last one is shown. Ends with the last event, when `step` resolves to false,
 * and when the page is hidden.
 */
export function usePlayer({ at, isShown, step }: { at: string; isShown: boolean; step: () => Promise<boolean> }) {
  const [isPlaying, setPlaying] = useState(false);
  const stepOn = useEffectEvent(async () => {
    if (!(await step())) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying || !isShown) return undefined;
    const timer = setTimeout(() => void stepOn(), PACE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isShown, at]);
  useEffect(() => {
    const onHidden = () => document.hidden && setPlaying(false);
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
  return { isPlaying, setPlaying };
}
