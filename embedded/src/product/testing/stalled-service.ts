import { createCommandService } from '@anamnesis/command-service/app';
import type { CommandBus } from '@anamnesis/platform/deciding/handle';
import { listen } from '@anamnesis/platform/http/listen';
import { type Call, createCaller } from './caller.js';
import type { Product } from './product.js';

/** A further command-service of the same product that stalls in the middle of a command. */
export interface StalledService {
  readonly call: Call;
  /** Resolves once it is about to write to the chosen stream. */
  readonly stalled: Promise<void>;
  /** Resumes it and returns its reply. */
  goOn<Answer>(answer: Promise<Answer>): Promise<Answer>;
}

/** Stalls before it writes to a stream with the prefix `before`; its clock is `secondsAgo` behind. */
export async function stalledService(
  { services, beside }: Product,
  before: string,
  secondsAgo = 0,
): Promise<StalledService> {
  const release = new AbortController();
  const reached = new AbortController();
  const { commands } = services.ports;
  const handle: CommandBus['handle'] = async (decider, streamId, ...rest) => {
    if (streamId.startsWith(before)) {
      reached.abort();
      await aborted(release.signal);
    }
    return commands.handle(decider, streamId, ...rest);
  };
  const clock = () => new Date(Date.now() - secondsAgo * 1_000);
  const { open } = createCommandService(
    { ...services.ports, clock, commands: { ...commands, handle } },
    beside('stalled'),
  );
  const listening = await listen(open, 0);
  return {
    call: createCaller(`http://127.0.0.1:${listening.port}`),
    stalled: aborted(reached.signal),
    async goOn(answer) {
      release.abort();
      const answered = await answer;
      await listening.close();
      return answered;
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
