import { listDate, listTime } from '../../appointments/clinic-time';

/** "Nov 21, 2026, 16:07 IST" */
export const paperTime = (at: string, timeZone: string): string =>
  `${listDate(at, timeZone)}, ${listTime(at, timeZone)}`;
