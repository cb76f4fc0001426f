/** The texts of the doctor's own availability. */
export const availabilityMessages = {
  title: 'Availability',
  loading: 'Loading your hours',
  failed: 'Your hours could not be loaded.',
  failedHint: 'They are safe where they were.',
  save: 'Save hours',
  saving: 'Saving…',
  discard: 'Discard',
  saved: 'Your hours are saved',
  savedHint: 'What is booked already stays booked.',
  saveFailed: 'Your hours could not be saved',
  typedIsKept: 'What you entered is still here.',
  lookAtMarked: 'Please look at what is marked above. What you entered is still here.',

  weeklyHours: 'Weekly hours',
  usualHours: 'You hold the usual hours',
  setOwnHours: 'Set your own hours',
  backToUsual: 'Back to the usual hours',
  slotLength: 'Length of a consultation',
  addHours: 'Add hours',
  copyMonday: 'Copy Monday to Tuesday–Friday',
  closed: 'No consultations',
  bothTimes: 'Please give the beginning and the end.',
  untilMidnight: 'For the end of the day enter 00:00.',

  preview: 'What patients can book',
  previewHint: 'Times that are taken already are struck for them.',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  onLeave: 'On leave',
  noHours: 'No consultations',

  leave: 'Leave',
  leaveHint: 'No time is offered on these days. Only you see the reason.',
  noLeave: 'No leave is planned.',
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason',
  planLeave: 'Plan leave',
  planning: 'Planning…',
  planned: 'Leave planned',
  planFailed: 'The leave could not be planned',
  chooseDays: 'Please choose the day.',
  lastBeforeFirst: 'The last day lies before the first.',
  withdraw: 'Withdraw',
  withdrawn: 'Leave withdrawn',
  withdrawnHint: 'Its days are offered again.',
  withdrawFailed: 'The leave could not be withdrawn',
  stillBooked: 'They stay booked until you move or cancel them.',
} as const;

/** "India Standard Time (Asia/Kolkata)" */
export const inZone = (name: string, timeZone: string) => `${name} (${timeZone})`;
/** "Monday, from" */
export const fromOf = (weekday: string) => `${weekday}, from`;
/** "Monday, to" */
export const toOf = (weekday: string) => `${weekday}, to`;
export const addHoursOn = (weekday: string) => `${availabilityMessages.addHours} on ${weekday}`;
export const removeHours = (weekday: string, from: string, to: string) => `Remove ${weekday} ${from} to ${to}`;
/** "30 minutes" */
export const minutes = (count: number) => `${count} minutes`;
/** "09:00, 10:00 and 11:00 every day, 30 minutes each." */
export const everyDay = (times: readonly string[], count: number) =>
  `${new Intl.ListFormat('en').format(times)} every day, ${minutes(count)} each.`;
/** "2 appointments are booked in these days." */
export const bookedInLeave = (count: number) =>
  count === 1 ? '1 appointment is booked in these days.' : `${count} appointments are booked in these days.`;
export const withdrawOf = (days: string) => `Withdraw the leave ${days}`;
/** "Nov 26 – 27, 2026"; a single day is written once. */
export const leaveDays = (from: string, to: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
