/** Request header: a UUID chosen by the caller. A command repeated under the same id takes effect once. */
export const COMMAND_ID = 'x-command-id';
/** Response header of a command: the position of its events in the log. */
export const POSITION = 'x-position';
/** Request header of a query: wait until the read model has reached this position. */
export const MIN_POSITION = 'x-min-position';
/** Response header of a query: the read models that may lack data, because some events could not be processed. */
export const INCOMPLETE = 'x-incomplete';
/** Response header of a query: the read models served from an older version while the new one is being built. They may lag. */
export const OUTDATED = 'x-outdated';
export const REQUEST_ID = 'x-request-id';
/** Request header: the IANA name of the caller's time zone, in which their days are counted. */
export const TIME_ZONE = 'x-time-zone';
/** Request header: the language of the page, in which documents are written and a new account is addressed. */
export const LANGUAGE = 'x-language';
