/** The kinds of projections that can set events aside: read models in Postgres, views in other stores, relays to the bus. */
export const setAsideKinds = ['read-model', 'view', 'relay'] as const;
