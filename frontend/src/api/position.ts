let highest: bigint | null = null;

/** Keeps the furthest place in the log that an answer or a push named; what is no position is ignored. */
export function sawPosition(position: string | null): void {
  if (position === null || !/^\d+$/.test(position)) return;
  const seen = BigInt(position);
  if (highest === null || seen > highest) highest = seen;
}

/** The place in the log a view must have reached to show all that this tab knows of; null before the first command. */
export const knownPosition = (): string | null => highest?.toString() ?? null;

/** Forgets it: the next person on this tab starts anew. */
export function forgetPosition(): void {
  highest = null;
}
