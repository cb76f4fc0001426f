/** Maximum rows in one reply to a list query of the record screens. Longer lists are read in pages. */
export const MAX_ROWS = 200;
