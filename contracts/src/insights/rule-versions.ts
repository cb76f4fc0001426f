/**
 * The version of the rules for results that cannot wait, with how a report is read: recent reports are looked at again when it changes. It is a digest of their sources, which a
 * test compares.
 */
export const URGENT_RULES = 'e9990194ce1b';

/** The version of the prompts, the checks and the built-in texts, as above: reports are explained anew when it changes. */
export const INSIGHT_VERSION = 'e1cd2bade693';
