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
  constructor(readonly limit: 'memory' | 'time') {
    super(`A process apart needed too much ${limit}`);
  }
}

/** The process failed or ended, and did not say that it was for the content: killed from outside, or by a failure of its own. */
export class DiedApart extends Error {
  override readonly name = 'DiedApart';
  constructor(
    /** The signal, the exit code or the place of the failure; nothing of the content. */
    readonly how: string,
    /** Whether it ended by a fault of native code, such as a decoder that crashed. */
    readonly crashed = false,
  ) {
    super(`A process apart ended: ${how}`);
  }
}
