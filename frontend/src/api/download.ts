import type { Route } from '@anamnesis/contracts/language/route';
import { type Address } from '@anamnesis/contracts/language/address';
import { urlOf, type Input } from './address';
import { errorOf } from './api-error';
import { send } from './send';

/** Downloads a file that needs a sign-in. Throws `ApiError` like every call. */
export async function download<R extends Route>(address: Address<R>, input: Input<R>, name: string): Promise<void> {
  const response = await send(urlOf(address, input as { params?: Record<string, unknown> }));
  if (!response.ok) throw await errorOf(response);
  const src = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = src;
  link.download = name;
  link.click();
  URL.revokeObjectURL(src);
}
