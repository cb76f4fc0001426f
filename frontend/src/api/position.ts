let highest: bigint | null = null;

/** Remembers the highest log position that a reply or a push named; invalid values are ignored. */
export function sawPosition(position: string | null): void {
  if (position === null || !/^\d+$/.test(position)) return;
  const seen = BigInt(position);
  if (highest === null || seen > highest) highest = seen;
}

/**
 * The log position that a read model must have reached to show everything this tab knows of; null before the first command.
 */
export const knownPosition = (): string | null => highest?.toString() ?? null;

/** Resets at sign-out. */
export function forgetPosition(): void {
  highest = null;
}
