export const RATINGS = [1, 2, 3, 4, 5] as const;
export const DEFAULT_RATING = 5;

/** Connection settings of the browser's socket; milliseconds. */
export const SOCKET = {
  timeout: 20_000,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
} as const;

/** Redis key prefix of the current visit of each party of a meeting, and its lifetime. */
export const MEETING_HOLDERS = 'meeting';
export const MEETING_HOLDER_HOURS = 24;

/** Redis key prefix of the time at which each party of a session was last connected, and its lifetime. */
export const SESSION_ATTENDANCE = 'session';
export const SESSION_ATTENDANCE_HOURS = 24;
/** Interval of the presence check, and time without a connection after which a party counts as gone; milliseconds. */
export const ATTENDANCE = { heartbeat: 15_000, goneAfter: 60_000 } as const;

/** Lifetime of the credentials for a TURN server: longer than any session. */
export const TURN_CREDENTIAL_HOURS = 6;

/** Characters. */
export const MAX_NOTES = 10_000;
/** Bytes. */
export const REPORT_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum reports of one appointment. */
export const MAX_REPORTS = 20;
/** File types offered by the file picker; the server checks the content. */
export const REPORT_FILES = '.pdf,.jpg,.jpeg,.png';
/** The states of a medical summary. */
export const summaryStates = ['preparing', 'sent', 'failed'] as const;
