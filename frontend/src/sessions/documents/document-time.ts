import { clockTime, dayOf, listDate, listTime } from '../../time/clinic-time';

/** "Nov 21, 2026, 16:07 IST" */
export const documentTime = (at: string, timeZone: string): string =>
  `${listDate(at, timeZone)}, ${listTime(at, timeZone)}`;

/** "4:07 PM IST" on the day of the session, "Nov 17, 2026, 4:07 PM IST" on any other. */
export const lineTime = (at: string, session: string, timeZone: string): string =>
  dayOf(at, timeZone) === dayOf(session, timeZone)
    ? clockTime(at, timeZone)
    : `${listDate(at, timeZone)}, ${clockTime(at, timeZone)}`;
