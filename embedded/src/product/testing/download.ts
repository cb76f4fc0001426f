import { MIN_POSITION } from '@anamnesis/contracts/language/headers';
import type { Person } from './people.js';
import type { Product } from './product.js';

/** The bytes of a file that the product sends, and its headers. */
export async function download(
  { address }: Pick<Product, 'address'>,
  path: string,
  { as, after }: { as: Pick<Person, 'token'>; after: string | null },
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${as.token}`, ...(after === null ? {} : { [MIN_POSITION]: after }) };
  const response = await fetch(address + path, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
