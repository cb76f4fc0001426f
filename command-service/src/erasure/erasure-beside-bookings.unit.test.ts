import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WORKER } from '@anamnesis/contracts/language/role';
import type { erasePatient } from '@anamnesis/contracts/erasure/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Call } from '@anamnesis/platform/http/answer';
import { actorOf, type Command, type SlotNumber, slots, targetOf, testClinic } from '../appointments/testing/clinic.js';
import type { Ports } from '../ports.js';
import { interleaved, type Log, outcomeOf } from '../testing/interleaved-store.js';
import { memoryCodec } from '../testing/memory-log.js';
import { handleErase } from './erase.js';
import { erasureDecider, erasureStream } from './erasure.decider.js';

/** How long another process trusts its copy of a destroyed key. */
const TRUST = 60_000;
const { id: patientId } = actorOf({ patient: 0 });
type Clinic = Awaited<ReturnType<typeof testClinic>>;

const slot = fc.constantFrom<SlotNumber>(0, 1, 2);
const asked = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('book' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('move' as const), appointment: fc.nat(2), slot }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), appointment: fc.nat(2) }) },
);
/** What the patient sends, by two processes, before and while they are erased; `turns`: how late. */
const story = fc.array(fc.record({ asked, isFirst: fc.boolean(), process: fc.constantFrom(0, 1), turns: fc.nat(6) }), {
  minLength: 1,
  maxLength: 4,
});
type Asked = typeof asked extends fc.Arbitrary<infer Each> ? Each : never;
const commandOf = (each: Asked, id: number): Command => ({ ...each, patient: 0, id });

/** The days on which nothing is booked are read at once: they are many, and decide nothing. */
function withoutEmptyDays(log: Log, over: Log): Log {
  const isEmpty = (streamId: string) =>
    streamId.startsWith('patientDay-') && !slots.some(({ date }) => streamId.endsWith(date));
  return {
    append: over.append,
    readStream: (streamId, ...rest) => (isEmpty(streamId) ? log : over).readStream(streamId, ...rest),
  };
}

/** The erasure of the patient in a process that has no copy of the key. `log`: that of the process. */
function erasureIn(clinic: Clinic) {
  let destroyedAt: number | null = null;
  const isForgottenAfter = (wait: number) => destroyedAt !== null && clinic.now() >= destroyedAt + wait;
  const nothing = () => Promise.resolve();
  const erasure = {
    list: { add: nothing },
    emails: { forget: nothing, finish: nothing },
    forgetting: {
      destroy: () => {
        destroyedAt ??= clinic.now();
        return Promise.resolve({ forgottenAt: '', isForgotten: isForgottenAfter(TRUST) });
      },
      replace: () => Promise.resolve(true),
    },
    countRemains: () => Promise.resolve({}),
  } as unknown as Ports['erasure'];
  const codecs = [0, TRUST].map((wait) => memoryCodec((subject) => subject === patientId && isForgottenAfter(wait)));
  return {
    /** A process that has no copy of the key, and one that trusts its copy. */
    codecs: codecs as [(typeof codecs)[0], (typeof codecs)[0]],
    erase: (log: Log, attempt: number) =>
      handleErase({ ...clinic.portsOver(log, codecs[0]), erasure }, {
        ...{
          actor: WORKER,
          params: { patientId },
          commandId: uuidOf(`erase ${attempt}`),
          asked: '{}',
          requestId: 'test',
        },
      } as unknown as Call<typeof erasePatient>).then(({ body }) => body.state),
  };
}

const request = async (clinic: Clinic) => {
  const command = { type: 'RequestErasure', data: { patientId, graceDays: 0 } } as const;
  const cause = { actor: WORKER, correlationId: 'test', commandId: uuidOf('request'), asked: null };
  await clinic
    .portsOver(clinic.store)
    .commands.handle(erasureDecider, erasureStream(patientId), command, { now: new Date(clinic.now()) }, cause);
};

/** Repeats the call as the job does; the state, or the code of the refusal. */
async function eraseUntilSettled(clinic: Clinic, { erase }: ReturnType<typeof erasureIn>): Promise<string> {
  let state = 'waiting';
  for (let attempt = 1; state === 'waiting' && attempt < 5; attempt += 1) {
    clinic.pass(TRUST + 5_000);
    const asking = erase(clinic.store, attempt);
    state = (await outcomeOf(asking)) === 'done' ? await asking : await outcomeOf(asking);
  }
  return state;
}

test('an erasure beside bookings, moves and cancellations either waits for an appointment or leaves none, and no slot stays taken', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(story, fc.scheduler(), async (story, scheduler) => {
      const clinic = await testClinic();
      await request(clinic);
      const { codecs, erase } = erasureIn(clinic);
      const commands = story.map((each, id) => ({ ...each, command: commandOf(each.asked, id) }));
      const first = clinic.service(clinic.store, codecs[0]);
      for (const { command } of commands.filter(({ isFirst }) => isFirst)) await outcomeOf(first(command));
      const over = withoutEmptyDays(clinic.store, interleaved(clinic.store, scheduler, null, 'doctor-'));
      const processes = [clinic.service(over, codecs[0]), clinic.service(over, codecs[1])] as const;
      const beside = commands.filter(({ isFirst }) => !isFirst);
      const running = beside.map(async ({ command, process, turns }) => {
        // The look at the many days takes no turn of the scheduler, but time.
        for (let turn = 0; turn < turns; turn += 1) await scheduler.schedule(new Promise(setImmediate));
        return outcomeOf(processes[process === 0 ? 0 : 1](command));
      });
      await scheduler.waitFor(Promise.all([...running, outcomeOf(erase(over, 0))]));
      const outcomes = await Promise.all(running);
      const settled = await eraseUntilSettled(clinic, { codecs, erase });
      seen.add(settled);

      const appointments = await Promise.all(
        commands.map(async ({ command }) => (await clinic.appointment(targetOf(command))).state),
      );
      const isAhead = appointments.some(({ status }) => status === 'booked');
      expect(settled).toBe(isAhead ? 'ERASURE_APPOINTMENT' : 'done');
      for (const outcome of outcomes) if (!isAhead) seen.add(outcome);
      const other = clinic.service();
      for (const number of [0, 1, 2] as const) {
        const isTaken = appointments.some(
          ({ status, ...state }) =>
            status === 'booked' &&
            'slot' in state &&
            state.slot.date === slots[number].date &&
            state.slot.time === slots[number].time,
        );
        const booking: Command = { what: 'book', slot: number, patient: 9, id: 90 + number };
        expect([number, await outcomeOf(other(booking))]).toEqual([number, isTaken ? 'SLOT_TAKEN' : 'done']);
      }
    }),
    { numRuns: 150 },
  );
  // What the orders were meant to reach.
  expect([...seen]).toEqual(expect.arrayContaining(['done', 'ERASURE_APPOINTMENT', 'PERSON_ERASED']));
});

test('an appointment that is booked between the look at the days and the decision is called off', async () => {
  const clinic = await testClinic();
  await request(clinic);
  const { codecs, erase } = erasureIn(clinic);
  const command: Command = { what: 'book', slot: 0, patient: 0, id: 0 };
  let isDecided = false;
  const deciding: Log = {
    ...clinic.store,
    async append(streamId, expected, events) {
      const position = await clinic.store.append(streamId, expected, events);
      if (!isDecided && events.some(({ type }) => type === 'PatientErased')) {
        isDecided = true;
        await clinic.service(clinic.store, codecs[1])(command);
      }
      return position;
    },
  };
  expect(await erase(deciding, 0)).toBe('waiting');
  expect((await clinic.appointment(targetOf(command))).state.status).toBe('cancelled');
  expect((await clinic.appointment(targetOf(command))).facts.at(-1)?.data).toMatchObject({ by: 'patient' });
  expect(await eraseUntilSettled(clinic, { codecs, erase })).toBe('done');
});
