/** One push as one socket of a crowd heard it. */
export interface Hearing {
  /** Which of the crowd. */
  readonly listener: number;
  /** Which change, by its place in the log. */
  readonly position: string;
  /** In machine time. */
  readonly at: number;
}

/** A change as it was told to a server. */
export interface ToldChange {
  readonly position: string;
  /** Which of the crowd are to hear of it. */
  readonly parties: readonly number[];
  /** In machine time. */
  readonly at: number;
}

/**
 * Milliseconds from each change until the last of its parties had heard of it. Throws unless every party heard it, once,
 * and nobody else did.
 */
export function millisecondsUntilHeard(changes: readonly ToldChange[], hearings: readonly Hearing[]): number[] {
  const heard = new Map<string, Hearing[]>(changes.map(({ position }) => [position, []]));
  for (const hearing of hearings) {
    const ofChange = heard.get(hearing.position);
    if (!ofChange) throw new Error(`A push of ${hearing.position} came, of which nobody was told`);
    ofChange.push(hearing);
  }
  return changes.map(({ position, parties, at }) => {
    const ofChange = heard.get(position) ?? [];
    const listeners = ofChange.map(({ listener }) => listener).toSorted((a, b) => a - b);
    const expected = parties.toSorted((a, b) => a - b);
    if (listeners.join() !== expected.join())
      throw new Error(`Change ${position} was for ${expected.join()} and was heard by ${listeners.join() || 'nobody'}`);
    return Math.max(...ofChange.map((hearing) => hearing.at)) - at;
  });
}
