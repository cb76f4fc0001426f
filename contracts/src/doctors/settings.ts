import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from './constants.js';

/** Read by the service that offers hours and by the one that books them: both have to mean the same hours. */
export const clinicSettings = z.object({
  CLINIC_TIME_ZONE: z.string().default(DEFAULT_TIME_ZONE).refine(isTimeZone, 'is not the name of a time zone'),
});

/** Asked of the formatter: the list of names that Node offers leaves out aliases, Asia/Kolkata among them. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
