import { createCommandService } from '@anamnesis/command-service/app';
import { listen } from '@anamnesis/platform/http/listen';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further command-service of the same product with another clock. */
export async function commandServiceAt(
  { services, beside }: Product,
  now: Date,
): Promise<{ call: Call; close(): Promise<void> }> {
  const { open } = createCommandService({ ...services.ports, clock: () => now }, beside('elsewhen'));
  const listening = await listen(open, 0);
  return { call: createCaller(`http://127.0.0.1:${listening.port}`), close: () => listening.close() };
}
