/** The reply of a command without data: success, and the position to wait for. */
export const done = ({ position }: { position: bigint | null }, message?: string) => ({
  body: { success: true as const, ...(message === undefined ? {} : { message }) },
  position,
});
