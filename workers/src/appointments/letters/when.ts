/**
 * A moment in the clinic's zone, which is named, so that two people in two zones read the same hour:
 * "Saturday, November 21, 2026 at 11:00, India Standard Time (UTC+5:30)".
 */
export function when(at: string, timeZone: string): string {
  const moment = new Date(at);
  const told = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const zone = (timeZoneName: 'long' | 'shortOffset') =>
    told({ timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const day = told({ dateStyle: 'full' }).format(moment);
  const time = told({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
  return `${day} at ${time}, ${zone('long')} (${zone('shortOffset').replace('GMT', 'UTC')})`;
}
