/** "Nov 21, 2026" */
export const dateWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: '2-digit', year: 'numeric' }).format(moment);

/** "Nov 21, 2026, 4:07 PM India Standard Time" */
export const momentWords = (moment: Date, timeZone: string): string =>
  `${dateWords(moment, timeZone)}, ${new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'long' }).format(moment)}`;
