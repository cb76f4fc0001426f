let highest: bigint | null = null;

/** Records the highest log position of replies and pushes; ignores invalid values. */
export function sawPosition(position: string | null): void {
  if (position === null || !/^\d+$/.test(position)) return;
  const seen = BigInt(position);
  if (highest === null || seen > highest) highest = seen;
}

/**
 * The log position that a read model must have reached to include everything this tab knows of; null before the first command.
 */
export const knownPosition = (): string | null => highest?.toString() ?? null;

/** Resets at sign-out. */
export function forgetPosition(): void {
  highest = null;
}
