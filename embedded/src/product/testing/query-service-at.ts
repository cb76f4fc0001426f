import { listen } from '@anamnesis/platform/http/listen';
import { createQueryService } from '@anamnesis/query-service/app';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further query-service of the same product with another clock. */
export async function queryServiceAt(
  { services, beside }: Product,
  now: Date,
): Promise<{ call: Call; close(): Promise<void> }> {
  const { open } = createQueryService({ ...services.queryPorts, clock: () => now }, beside('elsewhen'));
  const listening = await listen(open, 0);
  return { call: createCaller(`http://127.0.0.1:${listening.port}`), close: () => listening.close() };
}
