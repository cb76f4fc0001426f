import { always, anyOf, definePolicy, policy } from '../language/policy.js';
import { ENTRY_NOT_FOUND } from '../records/errors.js';
import {
  familyReader,
  readingDoctor,
  theSubject,
  type RecordGrant,
  type RecordReaderFacts,
} from '../records/policy.js';

/** The document of a prescription: for everyone who may read the prescriptions of its patient. */
export const prescriptionActions = definePolicy<RecordReaderFacts, RecordGrant>()(
  { about: 'prescription', otherwise: ENTRY_NOT_FOUND, recorded: true },
  {
    openPrescription: {
      patient: anyOf<RecordReaderFacts, RecordGrant>(
        'about themselves, or of a family member who has accepted their invitation',
        theSubject,
        familyReader('prescriptions'),
      ),
      doctor: readingDoctor,
    },
  },
);

/** Checks by whoever holds the document: the code on it is the authority. */
export const prescriptionCheckActions = policy({
  checkPrescription: { anyone: always('prescription check', 'with the code of the document') },
  checkSignature: { anyone: always('prescription check') },
});
