import { useEffect, useState } from 'react';

/** Seconds since `running` first became true, null before; the clock continues during interruptions. */
export function useClock(running: boolean): number | null {
  const [started, setStarted] = useState(false);
  const [seconds, setSeconds] = useState(0);
  if (running && !started) setStarted(true);
  useEffect(() => {
    if (!started) return;
    const begun = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [started]);
  return started ? seconds : null;
}

/** 728 → "12:08", 3728 → "1:02:08" */
export function clockWords(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
