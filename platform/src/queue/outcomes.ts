/** Thrown by a job to be retried. Any other error means the same; this one can set the delay. */
export class Retry extends Error {
  override readonly name = 'Retry';
  /** `after` is in milliseconds; without it the delay grows with every attempt. */
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

/** Thrown by a job that has to run later: at that moment, without counting as an attempt. */
export class Later extends Error {
  override readonly name = 'Later';
  constructor(readonly at: Date) {
    super(`to be run at ${at.toISOString()}`);
  }
}

/** Thrown by a job that can never succeed: it fails immediately, without further attempts. */
export class Stop extends Error {
  override readonly name = 'Stop';
}
