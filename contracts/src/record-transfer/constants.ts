export const FHIR_TYPE = 'application/fhir+json';

/** Limits of a bundle that is read: bytes, entries, and nesting. */
export const BUNDLE_LIMITS = { bytes: 5 * 1024 * 1024, entries: 5_000, depth: 40 } as const;

/** Maximum number of entries in one import. */
export const MAX_IMPORTED_AT_ONCE = 200;

/** Maximum characters of the URI that identifies an entry. */
export const MAX_URI = 500;
