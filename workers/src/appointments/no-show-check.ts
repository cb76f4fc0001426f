import { noShowCheck } from '@anamnesis/contracts/appointments/jobs';
import { recordNoShow } from '@anamnesis/contracts/appointments/routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import { Retry, Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused, type CommandClient } from '../command-client.js';

/** Sends the command that records a no-show, after the grace period. The appointment's decider determines whether a side is missing. */
export const checkForNoShow = (commands: CommandClient, { once }: Once): JobRunner =>
  runner({
    job: noShowCheck,
    concurrency: 4,
    async run({ appointmentId }, { id }) {
      const ask = () => commands.send(recordNoShow, { params: { id: appointmentId } }, id).catch(outcomeOf);
      if (!(await once(noShowCheck.name, id, async () => void (await ask()))))
        throw new Skip('the check is already done');
    },
  });

function outcomeOf(error: unknown): never {
  if (!(error instanceof CommandRefused)) throw error;
  // After a move another check is planned for the new time.
  if (error.code === 'NO_SHOW_TOO_EARLY') throw new Skip('the appointment was moved');
  if (error.status === 404) throw new Stop('there is no such appointment');
  throw new Retry(error.message, error.retryAfter);
}
