/** What is verified each night: the log against its tree and heads, and the read models against the log. */
export const verificationKinds = ['log', 'read-models'] as const;
export type VerificationKind = (typeof verificationKinds)[number];
/** The latest completed verification is late when it is older; one is made each night. */
export const VERIFIED_WITHIN_HOURS = 26;

/** The format of an exported history, with its version. `verify.mjs` verifies each version that there was. */
export const HISTORY_FORMAT = 'anamnesis-history/2';

/** Maximum number of events of one page of a history. */
export const HISTORY_PAGE = 200;
/** Maximum number of events of an exported history: it is held in memory. */
export const MAX_EXPORTED = 20_000;
/** Maximum number of streams or positions that are asked for at once; more are refused, not cut. */
export const MAX_ASKED = 100;
