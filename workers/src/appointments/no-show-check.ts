import { noShowCheck } from '@anamnesis/contracts/appointments/jobs';
import { recordNoShow } from '@anamnesis/contracts/appointments/routes';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import { Retry, Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused, type CommandClient } from '../command-client.js';

/** Asks, after the grace time, that a missing side be recorded. Whether one is missing, the appointment's own rules decide. */
export const checkForNoShow = (commands: CommandClient, { once }: Once): JobRunner =>
  runner({
    job: noShowCheck,
    concurrency: 4,
    async run({ appointmentId }, { id }) {
      const ask = () => commands.send(recordNoShow, { params: { id: appointmentId } }, id).catch(outcomeOf);
      if (!(await once(noShowCheck.name, id, async () => void (await ask())))) throw new Skip('it was done before');
    },
  });

function outcomeOf(error: unknown): never {
  if (!(error instanceof CommandRefused)) throw error;
  // The appointment was moved: the check that was planned then comes later.
  if (error.code === 'NO_SHOW_TOO_EARLY') throw new Skip('the appointment was moved');
  if (error.status === 404) throw new Stop('there is no such appointment');
  throw new Retry(error.message, error.retryAfter);
}
