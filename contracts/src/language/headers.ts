/** Sent with a command so that sending it again does nothing twice: a UUID of the caller's choosing. */
export const COMMAND_ID = 'x-command-id';
/** Answered by a command: the place in the log that its events reached. */
export const POSITION = 'x-position';
/** Sent with a query: answer only from a view that has reached this place. */
export const MIN_POSITION = 'x-min-position';
/** Answered by a query: the views of which something may be missing, as events for them could not be read. */
export const INCOMPLETE = 'x-incomplete';
/** Answered by a query: the views that are shown in an older version while the newer one is built, and may be behind. */
export const OUTDATED = 'x-outdated';
export const REQUEST_ID = 'x-request-id';
