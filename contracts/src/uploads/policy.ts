import { definePolicy, own, policy, type Grant, type Rule } from '../language/policy.js';
import { UPLOAD_NOT_FOUND } from './errors.js';

export interface UploadFacts {
  /** The account that created the upload. */
  readonly ownerId: string;
}

/** The purpose of a document, and whether its owner may add it to a record, is decided by the command that uses the upload. */
const theOwner: Rule<UploadFacts, Grant> = {
  when: 'about their own upload',
  ask: ({ id }, { ownerId }) => (id === ownerId ? { subject: id, ground: { purpose: 'own' } } : null),
};
const owners = { patient: theOwner, doctor: theOwner };

export const newUploadActions = policy({ createUpload: { patient: own, doctor: own } });

export const uploadActions = definePolicy<UploadFacts>()(
  { about: 'upload', otherwise: UPLOAD_NOT_FOUND, recorded: false },
  { showUpload: owners, appendToUpload: owners, cancelUpload: owners },
);
