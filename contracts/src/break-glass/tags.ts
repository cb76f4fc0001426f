/** Uses of emergency access. A push about one changes these. */
export const breakGlassTags = ['break-glass'] as const;
