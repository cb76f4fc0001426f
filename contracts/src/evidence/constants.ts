/** Maximum number of events in one evidence package: it is signed as a whole, so it is held in memory. */
export const MAX_EVIDENCE_EVENTS = 5_000;
