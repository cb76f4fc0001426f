import type { Benchmark } from '../benchmark.js';
import { interleave } from '../figures/pairs.js';
import { sayPairs } from '../figures/report.js';
import { withBackends } from '../ground/backends.js';
import { inTurn, withClinic } from '../ground/clinic.js';
import { startBare, startRoom } from '../ground/services.js';
import { send } from '../load/requests.js';

const AMOUNT = { connections: 32, amount: 5_000 };

/** A patient's appointments, joined with their doctors, for whom the token names and nobody else. */
export const query: Benchmark = {
  name: 'query',
  question: "GET of a patient's appointments with its access check against Koa, EdDSA and one SELECT",
  run: ({ pairs }) =>
    withBackends((backends) =>
      withClinic(backends, async ({ patients, booked }) => {
        const patient = inTurn(patients);
        const names = { ours: `query-service, ${booked} rows`, theirs: `Koa, EdDSA, one SELECT, ${booked} rows` };
        const bare = await startBare(backends);
        const ours = await startRoom('query-service', backends);
        const ask = (path: string) => () => ({ method: 'GET' as const, path, token: patient().token });
        try {
          const taken = await interleave(
            pairs,
            { name: names.ours, run: () => send(ours.address, AMOUNT, ask('/api/users/appointments')) },
            { name: names.theirs, run: () => send(bare.address, AMOUNT, ask('/')) },
          );
          sayPairs('appointments', names, 'per second', taken, { atLeast: 0.65 });
          sayPairs('appointments', names, 'p99 ms', taken, { atMost: 2 });
        } finally {
          await Promise.all([ours.stop(), bare.stop()]);
        }
      }),
    ),
};
