/** The blob addresses of this page; their files belong to the signed-in person. */
const issued = new Set<string>();

/** A blob address for a file. The browser holds the file until `revoke`, at the latest until sign-out. */
export function blobUrlOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  issued.add(address);
  return address;
}

/** Revokes an address, which frees its file. */
export function revoke(address: string): void {
  if (issued.delete(address)) URL.revokeObjectURL(address);
}

/** Revokes all addresses. Called at sign-out. */
export function revokeAll(): void {
  for (const address of issued) revoke(address);
}
