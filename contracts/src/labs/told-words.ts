import lists from './told-words.json' with { type: 'json' };

/** That somebody was told, as one pattern: "informed". */
export const TOLD = `(?:${lists.told.join('|')})`;
/** That somebody was told or that a result was measured again: both are said of one result, never of limits. */
export const TOLD_OR_REPEATED = `(?:${[...lists.told, ...lists.repeated].join('|')})`;
