import { createCommandService, type Ports } from '@anamnesis/command-service/app';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { workerAuthorization } from '@anamnesis/platform/http/access';
import { listen } from '@anamnesis/platform/http/listen';
import { openLog } from '@anamnesis/platform/process/adapters';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/**
 * A further command-service of the same product as after a restart: it knows nothing but what is stored. `erasure` replaces steps of an
 * erasure.
 */
export async function restartedCommandService(
  product: Product,
  erasure: Partial<Ports['erasure']>,
): Promise<{ callInside: Call; close(): Promise<void> }> {
  const { ports } = product.services;
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  const options = product.beside('restarted');
  const commands = createCommandBus(store, codec);
  const { internal } = createCommandService({ ...ports, commands, erasure: { ...ports.erasure, ...erasure } }, options);
  const listening = await listen(internal, 0);
  return {
    callInside: createCaller(`http://127.0.0.1:${listening.port}`, workerAuthorization(options.workerKey)),
    async close() {
      await listening.close();
      await store.close();
    },
  };
}
