/** One push as received by one socket of a crowd. */
export interface Receipt {
  /** Index of the socket. */
  readonly listener: number;
  /** Log position of the change. */
  readonly position: string;
  /** In machine time. */
  readonly at: number;
}

/** A change as sent to a server. */
export interface SentChange {
  readonly position: string;
  /** Indexes of the sockets that must receive it. */
  readonly parties: readonly number[];
  /** In machine time. */
  readonly at: number;
}

/**
 * Time from each change until the last of its parties received it, ms. Throws unless every party received it exactly once, and nobody
 * else did.
 */
export function millisecondsUntilReceived(changes: readonly SentChange[], receipts: readonly Receipt[]): number[] {
  const received = new Map<string, Receipt[]>(changes.map(({ position }) => [position, []]));
  for (const receipt of receipts) {
    const ofChange = received.get(receipt.position);
    if (!ofChange) throw new Error(`A push of ${receipt.position} arrived, which was never sent`);
    ofChange.push(receipt);
  }
  return changes.map(({ position, parties, at }) => {
    const ofChange = received.get(position) ?? [];
    const listeners = ofChange.map(({ listener }) => listener).toSorted((a, b) => a - b);
    const expected = parties.toSorted((a, b) => a - b);
    if (listeners.join() !== expected.join())
      throw new Error(
        `Change ${position} was for ${expected.join()} and was received by ${listeners.join() || 'nobody'}`,
      );
    return Math.max(...ofChange.map((receipt) => receipt.at)) - at;
  });
}
