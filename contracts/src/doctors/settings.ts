import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from './constants.js';

/** Shared by query-service, which shows free slots, and command-service, which books them, so that both use one zone. */
export const clinicSettings = z.object({
  CLINIC_TIME_ZONE: z.string().default(DEFAULT_TIME_ZONE).refine(isTimeZone, 'is not the name of a time zone'),
});

/** Whether this is the name of a time zone. Uses Intl.DateTimeFormat, because Intl.supportedValuesOf lacks aliases such as Asia/Kolkata. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
