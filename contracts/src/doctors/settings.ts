import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from './constants.js';

/** Whether this is the name of a time zone. Uses Intl.DateTimeFormat, because Intl.supportedValuesOf lacks aliases such as Asia/Kolkata. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Regions that have a name and are no country. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether these are the two capital letters of a country. Not those of an alias, such as UK for GB: its emergency numbers would not be found. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  regions.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code &&
  !NO_COUNTRIES.includes(code);

/** Shared by query-service, which shows them and free slots, command-service, which books and names emergency numbers, and the workers, which read times without a zone, so that all use the same. */
export const clinicSettings = z.object({
  CLINIC_TIME_ZONE: z.string().default(DEFAULT_TIME_ZONE).refine(isTimeZone, 'is not the name of a time zone'),
  CLINIC_COUNTRY: z.string().default('IN').refine(isCountry, 'is not a country of two letters (ISO 3166), such as IN'),
});
