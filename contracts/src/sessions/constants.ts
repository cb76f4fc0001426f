export const RATINGS = [1, 2, 3, 4, 5] as const;
export const DEFAULT_RATING = 5;

/** How the browser's socket behaves; milliseconds. */
export const SOCKET = {
  timeout: 20_000,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
} as const;

/** Where Redis keeps which visit stands for each side of a meeting, and for how long after the last one entered. */
export const MEETING_SEATS = 'meeting';
export const MEETING_SEAT_HOURS = 24;

/** Where Redis keeps when each side of a session was connected last, and for how long after that. */
export const SESSION_ATTENDANCE = 'session';
export const SESSION_ATTENDANCE_HOURS = 24;
/** How often the connected are counted, and after how long without a connection somebody has left; milliseconds. */
export const ATTENDANCE = { heartbeat: 15_000, goneAfter: 60_000 } as const;

/** How long the credentials for a TURN server last: longer than any session. */
export const TURN_CREDENTIAL_HOURS = 6;

/** Characters. */
export const NOTES_MOST = 10_000;
/** Bytes. */
export const REPORT_MAX_BYTES = 10 * 1024 * 1024;
/** Of one appointment. */
export const REPORTS_MOST = 20;
/** What the screens offer to choose; the server looks at the content. */
export const REPORT_FILES = '.pdf,.jpg,.jpeg,.png';
/** How far a medical summary is. */
export const summaryStates = ['preparing', 'sent', 'failed'] as const;
