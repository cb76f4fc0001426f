/** A push only signals that data has changed; clients that connect later load it anyway. So a replay of old events pushes nothing. */
const FRESH_MILLISECONDS = 10 * 60_000;

/** Whether an event is recent enough to be pushed. */
export const isFresh = (recordedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(recordedAt) <= FRESH_MILLISECONDS;
