/** The roles of accounts. */
export const accountRoles = ['patient', 'doctor', 'auditor', 'operator'] as const;
export type AccountRole = (typeof accountRoles)[number];
