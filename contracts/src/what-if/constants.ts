/** Maximum characters of the reason for a run, and of the text of a rule. */
export const MAX_WHAT_IF_TEXT = 500;
/** Events of the log that a run looks at, from the first on. */
export const MAX_WHAT_IF_EVENTS = 1_000_000;
/** Hits that a reply lists; all of them are counted. */
export const MAX_WHAT_IF_HITS = 500;
/** Milliseconds after which a run ends with what it has found; and the time limit of its reply, which a gateway waits for. */
export const MAX_WHAT_IF_TIME = 45_000;
export const WHAT_IF_TIMEOUT = 55_000;
