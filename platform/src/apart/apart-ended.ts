import type { OwnLimit } from './said.js';

/** What the program says of the content: it cannot be used, and another attempt would end in the same way. */
export class RefusedApart extends Error {
  override readonly name = 'RefusedApart';
  constructor(readonly reason: string) {
    super(`A process apart refused its content: ${reason}`);
  }
}

/** More was needed than there may be: memory or computing, which the content needs, or time on the clock, of which a busy machine needs more too. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
  constructor(readonly limit: OwnLimit | 'clock') {
    super(`A process apart reached its limit of ${limit}`);
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
