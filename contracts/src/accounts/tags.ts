/** The sign-in methods, the second factor and the signed-in devices of an account. */
export const accountTags = ['credentials', 'second-factor', 'devices'] as const;

/** The reason why sign-in routes have no tags. */
export const SIGNING_IN = 'Starts a sign-in, before any data of the person have been read.';
