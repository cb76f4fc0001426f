import { createCommandService } from '@anamnesis/command-service/app';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { listen } from '@anamnesis/platform/http/listen';
import { openLog } from '@anamnesis/platform/process/adapters';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further command service of the same product, which tells what it asks of the log. */
export interface CountedService {
  readonly call: Call;
  /** The kinds of streams that were read and appended to since this was asked last, in order. */
  asked(): string[];
  close(): Promise<void>;
}

/** Starts one that knows nothing of any stream yet. */
export async function countedService({ services, beside, vault, database }: Product): Promise<CountedService> {
  const { store, codec } = await openLog(vault, database, eventDefinitions);
  let asked: string[] = [];
  const note = (what: string, streamId: string) => asked.push(`${what} ${streamId.split('-')[0]}`);
  const commands = createCommandBus(
    {
      readStream: (streamId, ...rest) => (note('read', streamId), store.readStream(streamId, ...rest)),
      append: (streamId, ...rest) => (note('append', streamId), store.append(streamId, ...rest)),
    },
    codec,
  );
  const { open } = createCommandService({ ...services.ports, commands }, beside('counted'));
  const listening = await listen(open, 0);
  return {
    call: createCaller(`http://127.0.0.1:${listening.port}`),
    asked() {
      const noted = asked;
      asked = [];
      return noted;
    },
    async close() {
      await listening.close();
      await store.close();
    },
  };
}
