/**
 * Why an export could not be imported. `tooMuchWork`: reading it computed for too long. `workoutsOnly`: it has heart rates of workouts, which are not those of a day.
 * `undated`: its clock was not set. `interrupted` says nothing about the file: the work on it ended, again and again.
 */
export const importFailures = [
  ...(['unsupported', 'damaged', 'encrypted', 'tooLarge', 'tooMuchWork', 'empty'] as const),
  ...(['workoutsOnly', 'undated', 'interrupted'] as const),
] as const;
export type ImportFailure = (typeof importFailures)[number];

/**
 * Why entries of an export count nowhere: measures that are not imported, entries that cannot be read, and values that no body has or with a unit
 * that is not known.
 */
export const skipReasons = ['other', 'unreadable', 'implausible'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What an entry is that counts nowhere. */
export const leftOutKinds = [
  /** Of a measure that is imported. */
  ...(['heartRate', 'steps', 'calories', 'sleep'] as const),
  /** Heart rates that are not the mean of a day. */
  ...(['workoutHeartRate', 'restingHeartRate', 'walkingHeartRate', 'heartRateRange', 'heartRateVariability'] as const),
  /** Time that is no sleep, sleep that was counted already, and scores of it. */
  ...(['awake', 'inBed', 'sleepTwice', 'sleepScore'] as const),
  /** Active energy of a day whose total has it. */
  'energyTwice',
  ...(['workout', 'distance', 'floors', 'exerciseTime'] as const),
  ...(['bodyWeight', 'height', 'bloodPressure', 'bloodSugar', 'oxygen', 'temperature', 'breathing'] as const),
  /** A file of another kind, one that is damaged, and one that ends too early: what it has until there counts. */
  ...(['file', 'damagedFile', 'cutFile'] as const),
  /** A line of a table, and one for a day that an earlier line has. */
  ...(['line', 'repeatedDay'] as const),
  /** A time that counts from the start of the device, whose clock was not set. */
  'undated',
  /** A value in a unit that is not known. */
  'unknownUnit',
  'other',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** The kinds of files that the file dialog offers. */
export const EXPORT_FILES = '.zip,.xml,.db,.fit,.csv';

/** Days that a job records at a time. */
export const DAYS_AT_ONCE = 100;
/** Sources of imported health data of one patient. */
export const MAX_SOURCES = 100;
/** Imports that are listed, the latest first. */
export const LISTED_IMPORTS = 200;
