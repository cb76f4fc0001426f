/** How one signs in, the second factor, and where one is signed in. */
export const accountTags = ['credentials', 'second-factor', 'devices'] as const;

/** Why a route that signs somebody in has no tags. */
export const SIGNING_IN = 'Begins a sign-in, before anything of the person has been read.';
