/** Maximum characters of the reason for a run, and of the text of a rule. */
export const MAX_WHAT_IF_TEXT = 500;
/** Events of the log that a run looks at, from the first on. */
export const MAX_WHAT_IF_EVENTS = 1_000_000;
/** Hits that a reply lists; all of them are counted. */
export const MAX_WHAT_IF_HITS = 500;
/** Time limit of a run in milliseconds. */
export const WHAT_IF_TIMEOUT = 10 * 60_000;
