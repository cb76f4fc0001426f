import type { FamilyScope } from '../family/constants.js';
import type { EntryKind } from './constants.js';

/** The part of a record, as a consent or a share link names it, to which entries of a kind belong; allergies are in none. */
export const partOf = {
  testReport: 'testReports',
  prescription: 'prescriptions',
  diagnosis: 'diagnoses',
} as const satisfies Record<EntryKind, FamilyScope>;
