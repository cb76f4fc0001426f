/**
 * A moment in the clinic's time zone, which is named, so that people in different zones read the same time:
 * "Saturday, November 21, 2026 at 11:00, India Standard Time (UTC+5:30)".
 */
export function when(at: string, timeZone: string): string {
  const moment = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const zone = (timeZoneName: 'long' | 'shortOffset') =>
    format({ timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const day = format({ dateStyle: 'full' }).format(moment);
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
  return `${day} at ${time}, ${zone('long')} (${zone('shortOffset').replace('GMT', 'UTC')})`;
}
