import { createCommandService } from '@anamnesis/command-service/app';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { type CommandBus, createCommandBus } from '@anamnesis/platform/deciding/handle';
import { listen } from '@anamnesis/platform/http/listen';
import { openLog } from '@anamnesis/platform/process/adapters';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further command-service of the same product that records its calls to the event store. */
export interface CountedService {
  readonly address: string;
  readonly call: Call;
  /** The kinds of streams that were read and appended to since the last call of this function, in order. */
  storeCalls(): string[];
  /** The number of commands that were handed to its command bus. */
  handled(): number;
  close(): Promise<void>;
}

/** Starts one with an empty cache. Each of its appends waits for `beforeAppend`. */
export async function countedService(
  { services, beside, vault, database }: Product,
  beforeAppend: () => Promise<void> = () => Promise.resolve(),
): Promise<CountedService> {
  const { store, codec } = await openLog(vault, database, eventDefinitions);
  let calls: string[] = [];
  const record = (what: string, streamId: string) => calls.push(`${what} ${streamId.split('-')[0]}`);
  const commands = createCommandBus(
    {
      readStream: (streamId, ...rest) => (record('read', streamId), store.readStream(streamId, ...rest)),
      async append(streamId, ...rest) {
        record('append', streamId);
        await beforeAppend();
        return store.append(streamId, ...rest);
      },
    },
    codec,
  );
  let handled = 0;
  const handle: CommandBus['handle'] = (...given) => ((handled += 1), commands.handle(...given));
  const { open } = createCommandService({ ...services.ports, commands: { ...commands, handle } }, beside('counted'));
  const listening = await listen(open, 0);
  const address = `http://127.0.0.1:${listening.port}`;
  return {
    ...{ address, call: createCaller(address) },
    storeCalls() {
      const recorded = calls;
      calls = [];
      return recorded;
    },
    handled: () => handled,
    async close() {
      await listening.close();
      await store.close();
    },
  };
}
