import type { Limit } from './said.js';

/** What the program says of the content: it cannot be used, and another attempt would end in the same way. */
export class RefusedApart extends Error {
  override readonly name = 'RefusedApart';
  constructor(readonly reason: string) {
    super(`A process apart refused its content: ${reason}`);
  }
}

/** The content needs more than it may: memory, or time. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
  constructor(readonly limit: Limit) {
    super(`A process apart needed too much ${limit}`);
  }
}

/** How a process ended: by a failure of its own code, by a fault of native code such as a decoder that crashed, or from outside. */
type EndedBy = 'failure' | 'fault' | 'kill';

/** The process ended, and did not say that it was for the content. */
export class DiedApart extends Error {
  override readonly name = 'DiedApart';
  constructor(
    /** The signal, the exit code or the place of the failure; nothing of the content. */
    readonly how: string,
    readonly by: EndedBy,
  ) {
    super(`A process apart ended: ${how}`);
  }
}
