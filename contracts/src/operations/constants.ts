/** The kinds of projections whose events can be set aside: a read model, a view of another store, a relay to others. */
export const setAsideKinds = ['read-model', 'view', 'relay'] as const;
