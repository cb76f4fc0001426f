/** Addresses of files in memory that the browser keeps for this page: of what one person may see. */
const given = new Set<string>();

/** An address under which this page can show a file; the browser keeps the file until `giveBack`, at the latest until sign-out. */
export function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  given.add(address);
  return address;
}

/** Lets the browser forget the file under an address. */
export function giveBack(address: string): void {
  if (given.delete(address)) URL.revokeObjectURL(address);
}

/** Lets it forget all of them: they belong to the person who was signed in. */
export function giveAllBack(): void {
  for (const address of given) giveBack(address);
}
