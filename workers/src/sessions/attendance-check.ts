import { attendanceCheck } from '@anamnesis/contracts/sessions/jobs';
import { recordDeparture } from '@anamnesis/contracts/sessions/routes';
import { Retry, Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import type { JobQueue } from '@anamnesis/platform/queue/queue';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import type { Presence } from '@anamnesis/platform/redis/presence';
import { CommandRefused, type CommandClient } from '../command-client.js';

interface Ports {
  commands: CommandClient;
  queue: JobQueue;
  attendance: Pick<Presence, 'lastSeen'>;
  /** Milliseconds. */
  goneAfter: number;
  clock: () => Date;
}

/**
 * Records the departure of a side whose connection has been gone for a while, and repeats the check until then.
 * A side that was never connected, for example where WebSockets are blocked, is never recorded as departed.
 */
export const checkAttendance = ({ commands, queue, attendance, goneAfter, clock }: Ports): JobRunner =>
  runner({
    job: attendanceCheck,
    concurrency: 8,
    async run(payload) {
      const { appointmentId: sessionId, side, joined, look } = payload;
      const seen = await attendance.lastSeen(sessionId, side);
      if (!seen) throw new Skip('the side was never connected');
      const remaining = seen.getTime() + goneAfter - clock().getTime();
      if (remaining > 0) {
        const next = { ...payload, look: look + 1 };
        return queue.add(attendanceCheck, next, { id: `${joined}/${next.look}`, delay: remaining });
      }
      await commands.send(recordDeparture, { params: { sessionId }, body: { side } }, joined).catch(outcomeOf);
    },
  });

function outcomeOf(error: unknown): never {
  if (!(error instanceof CommandRefused)) throw error;
  if (error.status === 404) throw new Stop('there is no such session');
  throw new Retry(error.message, error.retryAfter);
}
