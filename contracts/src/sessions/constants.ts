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

/** How long the credentials for a TURN server last: longer than any session. */
export const TURN_CREDENTIAL_HOURS = 6;
