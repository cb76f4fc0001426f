/** Why an export could not be imported; `interrupted` says nothing about the file: the work on it ended, again and again. */
export const importFailures = ['unsupported', 'damaged', 'encrypted', 'tooLarge', 'empty', 'interrupted'] as const;
export type ImportFailure = (typeof importFailures)[number];

/**
 * Why entries of an export count nowhere: measures that are not imported, entries that cannot be read, and values that no body has or with a unit
 * that is not known.
 */
export const skipReasons = ['other', 'unreadable', 'implausible'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The kinds of files that the file dialog offers. */
export const EXPORT_FILES = '.zip,.xml,.db,.fit,.csv';

/** Days that a job records at a time. */
export const DAYS_AT_ONCE = 100;
/** Sources of imported health data of one patient. */
export const MAX_SOURCES = 100;
/** Imports that are listed, the latest first. */
export const LISTED_IMPORTS = 200;
