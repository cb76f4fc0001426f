/** The answer that says no more than that it is so now, and from which place in the log on. */
export const done = ({ position }: { position: bigint | null }, message?: string) => ({
  body: { success: true as const, ...(message === undefined ? {} : { message }) },
  position,
});
