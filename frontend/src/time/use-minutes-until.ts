import { useSyncExternalStore } from 'react';
import { everySecond } from './every-second';

const MINUTE_MILLISECONDS = 60_000;

/** The minutes until a moment in milliseconds of this device's clock, rounded up; 0 once it has passed. Renders once a minute. */
export const useMinutesUntil = (moment: number): number =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((moment - Date.now()) / MINUTE_MILLISECONDS)));
