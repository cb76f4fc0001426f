/** Why a provider gave no usable answer. */
export type AiFailure =
  /** No complete answer in time. */
  | 'timedOut'
  /** The provider's safety filter refused the prompt or the answer. */
  | 'blocked'
  /** The provider refused the call: an invalid key, no quota, an unknown model. */
  | 'refused'
  /** The provider cannot be reached, or fails. */
  | 'unavailable'
  /** An answer without a text, cut off, too long, or not in the provider's format. */
  | 'malformed';

/**
 * A provider gave no usable answer. It has no cause, because errors of the driver contain the request: the prompt, and in some cases the
 * key. The message contains neither; it is a sentence.
 */
export class AiFailed extends Error {
  override readonly name = 'AiFailed';
  constructor(
    readonly reason: AiFailure,
    message: string,
    /** The code of a failed connection, for the log: nothing for a patient to read. The SDK treats errors with a `code` as its own. */
    readonly connection: string | null = null,
  ) {
    super(/[.!?]$/.test(message) ? message : `${message}.`);
  }
}
