import { listen } from '@anamnesis/platform/http/listen';
import { createQueryService } from '@anamnesis/query-service/app';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

export interface FurtherService {
  readonly call: Call;
  close(): Promise<void>;
}

/** A further query-service of the same product with another clock. */
export const queryServiceAt = (product: Product, now: Date): Promise<FurtherService> =>
  queryServiceWith(product, { clock: () => now });

/** A further query-service of the same product with other ports. */
export async function queryServiceWith(
  { services, beside }: Product,
  others: Partial<Product['services']['queryPorts']>,
): Promise<FurtherService> {
  const { open } = createQueryService({ ...services.queryPorts, ...others }, beside('elsewhere'));
  const listening = await listen(open, 0);
  return { call: createCaller(`http://127.0.0.1:${listening.port}`), close: () => listening.close() };
}
