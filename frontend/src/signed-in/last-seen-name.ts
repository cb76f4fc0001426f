/** The database of what was last seen, for reading without a network (offline/database.ts): it belongs to one session. */
export const LAST_SEEN = 'last-seen';
