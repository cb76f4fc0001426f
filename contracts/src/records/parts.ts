import type { FamilyScope } from '../family/constants.js';
import type { EntryKind } from './constants.js';

/** The part of a record to which entries of a kind belong. A family tie opens it; allergies are in no such part. */
export const partOf: Readonly<Record<EntryKind, FamilyScope>> = {
  testReport: 'testReports',
  prescription: 'prescriptions',
  diagnosis: 'diagnoses',
};
