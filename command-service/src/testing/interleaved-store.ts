import type fc from 'fast-check';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';

export type Log = Pick<EventStore, 'readStream' | 'append'>;

/** A process that dies before or after its n-th append; seen from outside, one whose answer is lost. */
export interface Fault {
  at: number;
  stored: boolean;
}

const LOST = new Error('The answer was lost');

/** What came of a command: `done`, `lost`, or the code of a refusal. Throws what no command may end with. */
export const outcomeOf = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'done',
    (error: unknown) => {
      if (error === LOST) return 'lost';
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/** The log as one process reaches it: in whatever order the scheduler lets all of them, and with its fault. Streams that only prepare the scene are read at once. */
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
