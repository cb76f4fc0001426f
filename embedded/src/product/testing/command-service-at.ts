import { createCommandService } from '@anamnesis/command-service/app';
import { noLimits } from '@anamnesis/platform/http/limits';
import { listen } from '@anamnesis/platform/http/listen';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further command service of the same product, in which it is another time. */
export async function commandServiceAt(
  { services, tokens }: Product,
  now: Date,
): Promise<{ call: Call; close(): Promise<void> }> {
  const app = createCommandService(
    { ...services.ports, clock: () => now },
    {
      ...{ tokens, logger: silentLogger, metrics: createMetrics('elsewhen'), limits: noLimits, origins: [] },
      ready: () => Promise.resolve({}),
    },
  );
  const listening = await listen(app, 0);
  return { call: createCaller(`http://127.0.0.1:${listening.port}`), close: () => listening.close() };
}
