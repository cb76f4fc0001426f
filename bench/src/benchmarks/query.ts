import { defineBenchmark } from '../benchmark.js';
import { interleave } from '../figures/pairs.js';
import { atLeast, atMost } from '../figures/target.js';
import { type ClinicSize, inTurn, smallClinic, wholeClinic, withClinic } from '../setup/clinic.js';
import type { Person } from '../setup/people.js';
import { type Amount, send } from '../load/requests.js';

interface Sizes extends Amount {
  pairs: number;
  clinic: ClinicSize;
}

const PATH = '/api/users/appointments';

/** A patient's appointments, joined with their doctors, for the owner of the token. */
export const query = defineBenchmark<Sizes>({
  name: 'query',
  question: "GET of a patient's appointments with its access check against Koa, HS256 and one SELECT",
  sizes: {
    full: { pairs: 5, clinic: wholeClinic, connections: 32, amount: 5_000 },
    tiny: { pairs: 1, clinic: smallClinic, connections: 2, amount: 4 },
  },
  run: ({ pairs, clinic, ...amount }, backends, report) =>
    withClinic(backends, clinic, 'query-service', async ({ patients, booked }, _, { ours, bare }) => {
      const patient = inTurn(patients);
      const names = { ours: `query-service, ${booked} rows`, theirs: `Koa, HS256, one SELECT, ${booked} rows` };
      await requireSame(ours.address, bare.address, patient(), booked);
      const taken = await interleave(
        pairs,
        {
          name: names.ours,
          run: () => send(ours.address, amount, () => ({ method: 'GET', path: PATH, token: patient().token })),
        },
        {
          name: names.theirs,
          run: () => send(bare.address, amount, () => ({ method: 'GET', path: '/', token: patient().bareToken })),
        },
      );
      report.pairs('appointments', names, 'per second', taken, atLeast(0.65, 0.85));
      report.pairs('appointments', names, 'p99 ms', taken, atMost(2, 1.5));
    }),
});

/** Both sides have to return the same appointments. */
async function requireSame(ours: string, bare: string, { token, bareToken }: Person, booked: number): Promise<void> {
  const read = async <Body>(address: string, bearer: string) =>
    (await (await fetch(address, { headers: { authorization: `Bearer ${bearer}` } })).json()) as Body;
  const { sessions } = await read<{ sessions: { id: string }[] }>(ours + PATH, token);
  const { rows } = await read<{ rows: { appointment_id: string }[] }>(bare, bareToken);
  const [one, other] = [sessions.map(({ id }) => id), rows.map((row) => row.appointment_id)];
  if (one.length !== booked || one.toSorted().join() !== other.toSorted().join())
    throw new Error(`${booked} appointments were booked; ours returns ${one.join()}, the other side ${other.join()}`);
}
