/** Thrown by a job that should be tried again. Any other error means the same; this one can say when. */
export class Retry extends Error {
  override readonly name = 'Retry';
  /** `after` is in milliseconds; without it the wait grows with every try. */
  constructor(
    reason: string,
    readonly after?: number,
  ) {
    super(reason);
  }
}

/** Thrown by a job that has nothing to do: it counts as done. */
export class Skip extends Error {
  override readonly name = 'Skip';
}

/** Thrown by a job that can never succeed: it fails at once, with no more tries. */
export class Stop extends Error {
  override readonly name = 'Stop';
}
