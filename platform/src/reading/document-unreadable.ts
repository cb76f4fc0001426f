/**
 * Why a document cannot be read: it needs a password, its content is broken, it needs too much memory, it takes too long, or
 * it is neither a PDF nor a JPEG or PNG picture.
 */
export type Unreadable = 'encrypted' | 'damaged' | 'tooLarge' | 'timedOut' | 'unsupported';

/** A document that cannot be read, as its reader says. */
export class DocumentUnreadable extends Error {
  constructor(readonly reason: Unreadable) {
    super(`The document cannot be read: ${reason}`);
    this.name = 'DocumentUnreadable';
  }
}

/** The process that reads ended and did not say why: killed from outside, or by a failure of its own. It says nothing about the document. */
export class ReaderEnded extends Error {
  /** `cause` names the signal, the exit code or the place of the failure, and has nothing of the document. */
  constructor(cause: string) {
    super(`The reader of a document ended: ${cause}`);
    this.name = 'ReaderEnded';
  }
}

/** A page has no text of its own, and the reading was to recognise none. */
export class RecognitionNeeded extends Error {
  override readonly name = 'RecognitionNeeded';
}
