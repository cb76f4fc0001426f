import { createCommandService } from '@anamnesis/command-service/app';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { listen } from '@anamnesis/platform/http/listen';
import { openLog } from '@anamnesis/platform/process/adapters';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further command-service of the same product that records its calls to the event store. */
export interface CountedService {
  readonly call: Call;
  /** The kinds of streams that were read and appended to since the last call of this function, in order. */
  storeCalls(): string[];
  close(): Promise<void>;
}

/** Starts one with an empty cache. */
export async function countedService({ services, beside, vault, database }: Product): Promise<CountedService> {
  const { store, codec } = await openLog(vault, database, eventDefinitions);
  let calls: string[] = [];
  const record = (what: string, streamId: string) => calls.push(`${what} ${streamId.split('-')[0]}`);
  const commands = createCommandBus(
    {
      readStream: (streamId, ...rest) => (record('read', streamId), store.readStream(streamId, ...rest)),
      append: (streamId, ...rest) => (record('append', streamId), store.append(streamId, ...rest)),
    },
    codec,
  );
  const { open } = createCommandService({ ...services.ports, commands }, beside('counted'));
  const listening = await listen(open, 0);
  return {
    call: createCaller(`http://127.0.0.1:${listening.port}`),
    storeCalls() {
      const recorded = calls;
      calls = [];
      return recorded;
    },
    async close() {
      await listening.close();
      await store.close();
    },
  };
}
