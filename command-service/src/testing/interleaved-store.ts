import type fc from 'fast-check';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';

export type Log = Pick<EventStore, 'readStream' | 'append'>;

/** Simulates a crash before (`stored` false) or after (`stored` true) the n-th append. The caller gets no reply. */
export interface Fault {
  at: number;
  stored: boolean;
}

const LOST = new Error('The reply was lost');

/** Outcome of a command: `done`, `lost`, or the code of a refusal. Rethrows any other error. */
export const outcomeOf = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'done',
    (error: unknown) => {
      if (error === LOST) return 'lost';
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/**
 * A log whose reads and appends run in the order chosen by the scheduler, with an optional fault. Streams with the prefix `scene` are
 * read immediately: they are only test setup.
 */
export function interleaved(log: Log, scheduler: fc.Scheduler, fault: Fault | null, scene = '-'): Log {
  let appends = 0;
  return {
    async readStream(streamId, ...rest) {
      if (!streamId.startsWith(scene)) await scheduler.schedule(Promise.resolve(), `read ${streamId}`);
      return log.readStream(streamId, ...rest);
    },
    async append(streamId, expected, events) {
      const fails = fault?.at === appends++;
      await scheduler.schedule(Promise.resolve(), `append ${streamId}`);
      if (fails && !fault.stored) throw LOST;
      const position = await log.append(streamId, expected, events);
      if (fails) throw LOST;
      return position;
    },
  };
}
