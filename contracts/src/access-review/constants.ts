/** What auditors do that is no reading of one record. */
export const auditorActKinds = ['inquiry', 'search', 'doctorHistory', 'whatIf'] as const;
export type AuditorActKind = (typeof auditorActKinds)[number];
