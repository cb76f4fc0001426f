import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from './constants.js';

/** Shared by the service that shows free hours and the one that books them, so that both use the same zone. */
export const clinicSettings = z.object({
  CLINIC_TIME_ZONE: z.string().default(DEFAULT_TIME_ZONE).refine(isTimeZone, 'is not the name of a time zone'),
});

/** Validated with Intl.DateTimeFormat: the list of zones that Node offers lacks aliases such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
