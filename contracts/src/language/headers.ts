/** Sent with a command so that sending it again does nothing twice: a UUID of the caller's choosing. */
export const COMMAND_ID = 'x-command-id';
/** Answered by a command: the place in the log that its events reached. */
export const POSITION = 'x-position';
/** Sent with a query: answer only from a view that has reached this place. */
export const MIN_POSITION = 'x-min-position';
export const REQUEST_ID = 'x-request-id';
