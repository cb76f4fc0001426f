import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { POSITION } from '@anamnesis/contracts/language/headers';
import { watchProgress, type Progress } from '@anamnesis/platform/projection/progress';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { defineBenchmark } from '../benchmark.js';
import { shown } from '../figures/report.js';
import { median, percentile } from '../figures/statistics.js';
import { atMost } from '../figures/target.js';
import { bookAll, type Booked, type ClinicSize, inTurn, once, smallClinic, wholeClinic } from '../setup/clinic.js';
import { withLog } from '../setup/log.js';
import { register } from '../setup/people.js';
import { startService } from '../setup/services.js';
import type { Until } from '../load/callers.js';
import { pace } from '../load/pace.js';
import { post } from '../load/post.js';
import { type Amount, send } from '../load/requests.js';

interface Sizes extends Until {
  pairs: number;
  clinic: ClinicSize;
  peak: Amount;
  /** Appointments to pay: enough for both peak and pace. */
  booked: number;
}

const TIMEOUT_MILLISECONDS = 30_000;

/** Time from the acknowledgement of a command until it is visible in the read model, by one machine's clock. */
export const lag = defineBenchmark<Sizes>({
  name: 'lag',
  question: 'acknowledged until visible in the read model, at half of the peak rate of commands (ours alone)',
  sizes: {
    full: {
      ...{ pairs: 5, seconds: 3, operations: Infinity, clinic: wholeClinic },
      ...{ peak: { connections: 32, amount: 2_000 }, booked: 40_000 },
    },
    tiny: {
      ...{ pairs: 1, seconds: 60, operations: 4, clinic: smallClinic },
      ...{ peak: { connections: 2, amount: 4 }, booked: 20 },
    },
  },
  run: ({ pairs: runs, clinic, peak, booked, ...until }, backends, report) =>
    withLog(backends, async (log) => {
      const people = await register(log, clinic.patients, clinic.doctors);
      const next = once(await bookAll(log, people, Array.from({ length: booked }, inTurn(people.patients))));
      const [ours, projectors] = await Promise.all([
        startService('command-service', backends),
        startService('projectors', backends),
      ]);
      const progress = await watchProgress(log.pool, backends.databaseUrl, [appointmentList], (error) => {
        throw error;
      });
      const agent = new Agent({ keepAlive: true });
      try {
        const peaks: number[] = [];
        for (let run = 0; run <= runs; run += 1) {
          const { figures } = await send(ours.address, peak, () => requestOf(next()));
          if (run > 0) peaks.push(figures['per second']);
        }
        const perSecond = median(peaks) / 2;
        report.print(
          `\npeak ${shown(median(peaks))} payments/s (raw ${peaks.map(shown).join(' ')}); half of it: ${shown(perSecond)}/s`,
        );
        const taken: number[][] = [];
        for (let run = 0; run < runs; run += 1)
          taken.push(await pace(perSecond, until, () => payAndSee(agent, ours.address, next(), progress)));
        const did = taken.flat().length;
        const of = (percent: number) => taken.map((lags) => percentile(lags, percent));
        report.alone('acknowledged until visible at half peak', 'p50 ms', of(50), did);
        report.alone('acknowledged until visible at half peak', 'p99 ms', of(99), did, atMost(15, 8));
      } finally {
        agent.destroy();
        await progress.close();
        await Promise.all([ours.stop(), projectors.stop()]);
      }
    }),
});

const requestOf = ({ appointmentId, patient }: Booked) => ({
  method: 'POST' as const,
  path: `/api/appointments/${appointmentId}/payment`,
  token: patient.token,
  body: { transactionId: `TXN_${randomUUID()}` },
});

async function payAndSee(agent: Agent, address: string, booked: Booked, progress: Progress): Promise<number> {
  const { status, header, at } = await post(agent, address, requestOf(booked));
  const position = header(POSITION);
  if (status !== 200 || position === null) throw new Error(`A payment failed with ${status}`);
  if (!(await progress.reached([appointmentList], BigInt(position), TIMEOUT_MILLISECONDS)))
    throw new Error('A payment did not become visible');
  return performance.now() - at;
}
