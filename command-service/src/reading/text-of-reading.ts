import { NO_TEXT, type FailureReason } from '@anamnesis/contracts/reading/constants';
import {
  DOCUMENT_DAMAGED,
  DOCUMENT_ENCRYPTED,
  DOCUMENT_TOO_LARGE,
  DOCUMENT_UNSUPPORTED,
  READING_TIMED_OUT,
  READING_UNAVAILABLE,
  TEXT_NOT_EXTRACTED,
} from '@anamnesis/contracts/reading/errors';
import { refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { DocumentReadingState } from './document-reading.decider.js';
import { storedReading } from './stored-reading.js';

const refusals: Readonly<Record<FailureReason, ErrorKind>> = {
  encrypted: DOCUMENT_ENCRYPTED,
  damaged: DOCUMENT_DAMAGED,
  unsupported: DOCUMENT_UNSUPPORTED,
  tooLarge: DOCUMENT_TOO_LARGE,
  timedOut: READING_TIMED_OUT,
  interrupted: READING_UNAVAILABLE,
};

/** The text of a document by the state of its reading, from the stored reading; refuses if there is none. `file` is the id of the document's file. */
export async function textOfReading(
  files: Pick<FileStore, 'open'>,
  { subject, file }: { subject: string; file: string },
  reading: DocumentReadingState,
): Promise<string> {
  switch (reading.status) {
    case 'none':
    case 'requested':
      // In all this time no job has begun.
      return refuse(READING_UNAVAILABLE);
    case 'started':
      return refuse(READING_TIMED_OUT);
    case 'failed':
      return refuse(refusals[reading.reason]);
    case 'extracted': {
      const { text } = (await storedReading(files, { subject, file })) ?? refuse(TEXT_NOT_EXTRACTED);
      return text.trim() === '' ? NO_TEXT : text;
    }
  }
}
