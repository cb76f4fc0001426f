export const DAYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  }),
);

type Event = readonly [preposition: 'in' | 'at' | 'before' | 'with' | 'after', event: string];
/** Events of the day, by the codes of HL7's TimingEvent and EventTiming. */
export const EVENTS: ReadonlyMap<string, Event> = new Map<string, Event>([
  ['MORN', ['in', 'the morning']],
  ['MORN.early', ['in', 'the early morning']],
  ['MORN.late', ['in', 'the late morning']],
  ['NOON', ['at', 'noon']],
  ['AFT', ['in', 'the afternoon']],
  ['AFT.early', ['in', 'the early afternoon']],
  ['AFT.late', ['in', 'the late afternoon']],
  ['EVE', ['in', 'the evening']],
  ['EVE.early', ['in', 'the early evening']],
  ['EVE.late', ['in', 'the late evening']],
  ['NIGHT', ['at', 'night']],
  ['HS', ['at', 'bedtime']],
  ['PHS', ['after', 'falling asleep']],
  ['WAKE', ['at', 'waking']],
  ['C', ['with', 'meals']],
  ['CM', ['with', 'breakfast']],
  ['CD', ['with', 'lunch']],
  ['CV', ['with', 'dinner']],
  ['AC', ['before', 'meals']],
  ['ACM', ['before', 'breakfast']],
  ['ACD', ['before', 'lunch']],
  ['ACV', ['before', 'dinner']],
  ['PC', ['after', 'meals']],
  ['PCM', ['after', 'breakfast']],
  ['PCD', ['after', 'lunch']],
  ['PCV', ['after', 'dinner']],
]);

/** Whole schedules, by the codes of HL7's TimingAbbreviation and others of the same form. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    QD: 'once a day',
    BID: 'twice a day',
    TID: '3 times a day',
    QID: '4 times a day',
    QOD: 'every 2 days',
    AM: 'every morning',
    PM: 'every afternoon',
    BED: 'at bedtime',
    WK: 'once a week',
    MO: 'once a month',
    Q1H: 'once an hour',
    Q2H: 'every 2 hours',
    Q3H: 'every 3 hours',
    Q4H: 'every 4 hours',
    Q6H: 'every 6 hours',
    Q8H: 'every 8 hours',
    Q12H: 'every 12 hours',
  }),
);
