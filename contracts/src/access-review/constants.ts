/** Kinds of what auditors do, other than reading one record. */
export const auditorActKinds = ['inquiry', 'search', 'doctorHistory', 'whatIf'] as const;
export type AuditorActKind = (typeof auditorActKinds)[number];
