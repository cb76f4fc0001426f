import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createCommandBus, uuidOf } from '@anamnesis/platform/deciding/handle';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { type Fault, interleaved, type Log, outcomeOf } from '../testing/interleaved-store.js';
import { memoryLog } from '../testing/memory-log.js';
import { createAccountIds } from './account-id.js';
import { patientDecider } from './patient.decider.js';
import { withReservedUsername } from './username.js';

interface SignUp {
  patient: number;
  id: number;
  name: number;
}
interface Sent extends SignUp {
  fault: Fault | null;
}

const MINUTES = 60_000;
const ids = createAccountIds(Buffer.alloc(32, 1));
const names = ['meera', 'lakshmi'];
const nameOf = ({ name }: SignUp) => names[name] ?? '';
const idOf = ({ patient }: Pick<SignUp, 'patient'>) => ids.account('patient', `patient${patient}@example.org`);

/** Sign-ups over one log: reserve, register and release, as in the route handler. */
function testSignUps() {
  const { store, codec } = memoryLog();
  let now = Date.parse('2026-11-20T06:00:00Z');
  const service = (over: Log = store) => {
    const commands = createCommandBus(over as EventStore, codec);
    return (signUp: SignUp): Promise<unknown> => {
      const [patientId, username] = [idOf(signUp), nameOf(signUp)];
      const cause = {
        ...{ actor: { id: patientId, role: 'patient' as const }, correlationId: 'test' },
        ...{ commandId: uuidOf(`command ${signUp.id}`), asked: username },
      };
      const person = {
        ...{ patientId, username, fullName: 'Meera Joshi', email: 'meera@example.org' },
        ...{ passwordHash: null, gender: null, age: null, picture: null },
      };
      const ports = { commands, ids, clock: () => new Date(now) };
      return withReservedUsername(ports, patientId, username, cause, ({ reservationId }) => {
        const register = { type: 'RegisterPatient', data: { language: 'en', person, reservationId } } as const;
        return commands.handle(patientDecider, `patient-${patientId}`, register, null, cause);
      });
    };
  };
  const commands = createCommandBus(store as EventStore, codec);
  const patient = (signUp: Pick<SignUp, 'patient'>) => commands.load(patientDecider, `patient-${idOf(signUp)}`);
  return { store, service, patient, pass: (milliseconds: number) => (now += milliseconds) };
}

const sent: fc.Arbitrary<Sent> = fc.record({
  ...{ patient: fc.nat(2), id: fc.nat(2), name: fc.nat(1) },
  fault: fc.option(fc.record({ at: fc.nat(2), stored: fc.boolean() }), { freq: 3 }),
});

test('under repeated, concurrent and interrupted sign-ups, a username has at most one patient and stays available otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 6 }), fc.scheduler(), async (story, scheduler) => {
      const signUps = testSignUps();
      const running = story.map(({ fault, ...signUp }) =>
        outcomeOf(signUps.service(interleaved(signUps.store, scheduler, fault))(signUp)),
      );
      const passing = scheduler.schedule(Promise.resolve(), 'time passes').then(() => signUps.pass(2 * MINUTES));
      await scheduler.waitFor(Promise.all([...running, passing]));
      const outcomes = await Promise.all(running);
      for (const [index, signUp] of story.entries())
        if (outcomes[index] === 'done')
          expect(await signUps.patient(signUp)).toMatchObject({ username: nameOf(signUp) });

      signUps.pass(10 * MINUTES);
      const patients = await Promise.all([0, 1, 2].map((patient) => signUps.patient({ patient })));
      const later = signUps.service();
      for (const [name, username] of names.entries()) {
        const holding = patients.filter((each) => each.status !== 'none' && each.username === username);
        expect(holding.length).toBeLessThanOrEqual(1);
        const answers = [
          await outcomeOf(later({ patient: 10 + name, id: 0, name })),
          await outcomeOf(later({ patient: 20 + name, id: 0, name })),
        ];
        expect(answers).toEqual([holding.length === 1 ? 'USERNAME_TAKEN' : 'done', 'USERNAME_TAKEN']);
      }
    }),
    { numRuns: 200 },
  );
});
