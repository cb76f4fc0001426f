import { always, definePolicy, own, policy } from '../language/policy.js';
import type { DocumentReaderFacts } from '../records/document-policy.js';
import { DOCUMENT_NOT_FOUND } from '../records/errors.js';
import { theSubject, type RecordGrant } from '../records/policy.js';

/** Only patients have their documents read, and only they see what was read before they confirmed it. */
export const readingActions = definePolicy<DocumentReaderFacts, RecordGrant>()(
  { about: 'record document', otherwise: DOCUMENT_NOT_FOUND, recorded: false },
  { showReading: { patient: theSubject }, showPagePicture: { patient: theSubject } },
);

export const ownReadingActions = policy({
  extractText: { patient: own },
  readOnArrival: { worker: always('reading of a document') },
  reportReading: { worker: always('reading of a document') },
});
