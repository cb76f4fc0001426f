/** Requests for erasure, retention holds and erasures. */
export const erasureTags = ['erasure'] as const;
