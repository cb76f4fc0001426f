import { randomUUID } from 'node:crypto';
import { POSITION } from '@anamnesis/contracts/language/headers';
import { watchProgress, type Progress } from '@anamnesis/platform/projection/progress';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import type { Benchmark } from '../benchmark.js';
import { say, shown } from '../figures/report.js';
import { median, percentile } from '../figures/statistics.js';
import { withBackends } from '../ground/backends.js';
import { bookAll, type Booked, inTurn, once, withClinic } from '../ground/clinic.js';
import { startRoom } from '../ground/services.js';
import { pace } from '../load/pace.js';
import { send } from '../load/requests.js';

const PEAK = { connections: 32, amount: 2_000 };
const TARGET_MILLISECONDS = 100;
const PATIENCE_MILLISECONDS = 30_000;

/** How long after its acknowledgement a command shows in the read model; one machine, so one clock. */
export const lag: Benchmark = {
  name: 'lag',
  question: 'acknowledged until visible in the read model, at half of the peak rate of commands (ours alone)',
  run: ({ pairs: runs, seconds }) =>
    withBackends((backends) =>
      withClinic(backends, async (clinic, log) => {
        const ours = await startRoom('command-service', backends);
        const projectors = await startRoom('projectors', backends);
        const progress = await watchProgress(log.pool, backends.databaseUrl, [appointmentList], (error) => {
          throw error;
        });
        try {
          const patient = inTurn(clinic.patients);
          const next = once(await bookAll(log, clinic, Array.from({ length: 30_000 }, patient)));
          const peaks: number[] = [];
          for (let run = 0; run <= runs; run += 1) {
            const { 'per second': rate } = await send(ours.address, PEAK, () => requestOf(next()));
            if (run > 0) peaks.push(rate);
          }
          const perSecond = median(peaks) / 2;
          say(
            `\npeak ${shown(median(peaks))} payments/s (raw ${peaks.map(shown).join(' ')}); half of it: ${shown(perSecond)}/s`,
          );
          const p99s: number[] = [];
          for (let run = 0; run < runs; run += 1) {
            const lags = await pace(perSecond, seconds, () => payAndSee(ours.address, next(), progress));
            p99s.push(percentile(lags, 99));
            say(
              `  run ${run + 1}: ${lags.length} commands, median ${shown(median(lags))} ms, p99 ${shown(percentile(lags, 99))} ms`,
            );
          }
          const result = median(p99s);
          say(
            `  median of the p99s ${shown(result)} ms   target at most ${TARGET_MILLISECONDS} ms: ${result <= TARGET_MILLISECONDS ? 'met' : 'MISSED'}`,
          );
        } finally {
          await progress.close();
          await Promise.all([ours.stop(), projectors.stop()]);
        }
      }),
    ),
};

const requestOf = ({ appointmentId, patient }: Booked) => ({
  method: 'POST' as const,
  path: `/api/appointments/${appointmentId}/payment`,
  token: patient.token,
  body: { transactionId: `TXN_${randomUUID()}` },
});

async function payAndSee(address: string, booked: Booked, progress: Progress): Promise<number> {
  const { method, path, token, body } = requestOf(booked);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
  const position = response.headers.get(POSITION);
  const acknowledgedAt = performance.now();
  await response.arrayBuffer();
  if (response.status !== 200 || position === null) throw new Error(`A payment was answered by ${response.status}`);
  if (!(await progress.reached([appointmentList], BigInt(position), PATIENCE_MILLISECONDS)))
    throw new Error('A payment never showed');
  return performance.now() - acknowledgedAt;
}
