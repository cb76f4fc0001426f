/** Request header: a UUID for one opening of a screen, so that its repeated requests are told from another opening. */
export const OPENING = 'x-opening';
/** Minutes after which a screen that is still open counts as a new reading, whatever its requests say. */
export const OPENING_MINUTES = 60;
