import { throughFamilyTie } from '../family/record-access.js';
import { always, anyOf, definePolicy, policy, type Rule } from '../language/policy.js';
import type { EntryKind } from './constants.js';
import { DOCUMENT_NOT_FOUND } from './errors.js';
import { partOf } from './parts.js';
import { readingDoctor, theSubject, type RecordGrant, type RecordReaderFacts } from './policy.js';

/** The facts for a caller who reads the document of an entry. */
export interface DocumentReaderFacts extends RecordReaderFacts {
  /** The kind of the entry, which decides whether a family tie opens its document. */
  readonly kind: EntryKind;
}

const familyReader: Rule<DocumentReaderFacts, RecordGrant> = {
  when: 'of a family member who has accepted their invitation to this part of the record',
  ask: (caller, facts) => throughFamilyTie(partOf[facts.kind]).ask(caller, facts),
};

const readers = {
  patient: anyOf<DocumentReaderFacts, RecordGrant>(
    'about themselves, or a family member who has accepted their invitation to this part of the record',
    theSubject,
    familyReader,
  ),
  doctor: readingDoctor,
} as const;
/** Other callers get the same reply as for a document that does not exist. */
const ofADocument = { about: 'record document', otherwise: DOCUMENT_NOT_FOUND } as const;

/** Each reading of a document by another person is recorded. */
export const documentActions = definePolicy<DocumentReaderFacts, RecordGrant>()(
  { ...ofADocument, recorded: true },
  { openEntryDocument: readers },
);

/** A thumbnail is part of a list of entries, whose reading is recorded. */
export const thumbnailActions = definePolicy<DocumentReaderFacts, RecordGrant>()(
  { ...ofADocument, recorded: false },
  { showEntryThumbnail: readers },
);

export const documentJobActions = policy({ reportEntryThumbnail: { worker: always('thumbnail') } });
