import { type Language, localeOf } from '@anamnesis/contracts/language/languages';
import { appointmentEmailMessages } from './messages.js';

/**
 * A moment in the clinic's time zone, which is named, so that people in different zones read the same time:
 * "Saturday, November 21, 2026 at 11:00, India Standard Time (UTC+5:30)".
 */
export function when(at: string, timeZone: string, language: Language): string {
  const moment = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
  const zone = (timeZoneName: 'long' | 'shortOffset') =>
    format({ timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return appointmentEmailMessages(language).when({
    day: format({ dateStyle: 'full' }).format(moment),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment),
    zone: zone('long'),
    offset: zone('shortOffset').replace('GMT', 'UTC'),
  });
}
