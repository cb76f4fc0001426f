import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activities } from '@anamnesis/contracts/activities/constants';
import { dayAfter } from '@anamnesis/contracts/time/slots';
import type { Decider, Fold } from '@anamnesis/platform/deciding/decider';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { type OwnDay, signInStreakDecider } from './accounts/sign-in-streak.decider.js';
import { activityDecider } from './activities/activity.decider.js';
import { memoryLog } from './testing/memory-log.js';

const patientId = randomUUID();
const actor = { id: patientId, role: 'patient' } as const;

/** A process with its own memory of streams, and a record of the number of events of each read. */
function aProcess({ store, codec }: ReturnType<typeof memoryLog>) {
  const reads: number[] = [];
  const commands = createCommandBus(
    {
      append: (...all) => store.append(...all),
      async readStream(...all) {
        const events = await store.readStream(...all);
        reads.push(events.length);
        return events;
      },
    },
    codec,
  );
  const handle = <State, Command extends { type: string }, Event extends { type: string; data: unknown }>(
    decider: Decider<State, Command, Event, OwnDay>,
    command: Command,
    today: string,
  ) => {
    const cause = { actor, correlationId: 'test', commandId: randomUUID(), asked: 'asked' };
    const day = { today, now: new Date(`${today}T12:00:00Z`), endsAt: `${dayAfter(today, 1)}T00:00:00Z` };
    return commands.handle(decider, 'stream', command, day, cause);
  };
  return { reads, commands, handle };
}

/** The state folded from all events of the stream. */
async function ofAll<State, Event extends { type: string }>(
  { store }: ReturnType<typeof memoryLog>,
  { evolve, initialState }: Fold<State, Event>,
): Promise<State> {
  return ((await store.readStream('stream')) as unknown as Event[]).reduce(evolve, initialState);
}

/** Differences in days between successive sign-ins. Negative where the clock was set back. */
const gaps = fc.array(fc.integer({ min: -2, max: 3 }), { minLength: 1, maxLength: 30 });
const daysOf = (steps: readonly number[]) => {
  let day = '2026-11-20';
  return steps.map((step) => (day = dayAfter(day, step)));
};

test('a process without cached state computes the same streak from the last day as from all days', () =>
  fc.assert(
    fc.asyncProperty(gaps, async (steps) => {
      const log = memoryLog();
      for (const today of daysOf(steps)) {
        const before = await ofAll(log, signInStreakDecider);
        const process = aProcess(log);
        expect(await process.commands.load(signInStreakDecider, 'stream')).toEqual(before);
        expect(Math.max(...process.reads)).toBeLessThanOrEqual(2);
        const fresh = aProcess(log);
        const { state } = await fresh.handle(signInStreakDecider, { type: 'RecordSignIn', data: { patientId } }, today);
        expect(state).toEqual(await ofAll(log, signInStreakDecider));
      }
    }),
    { numRuns: 30 },
  ));

test('a process without cached state decides on activities by the last days, and records each activity once a day', () =>
  fc.assert(
    fc.asyncProperty(
      gaps,
      fc.infiniteStream(fc.constantFrom(...activities.map(({ title }) => title))),
      async (steps, titles) => {
        const log = memoryLog();
        for (const today of daysOf(steps)) {
          const process = aProcess(log);
          const activity = titles.next().value as string;
          const complete = { type: 'CompleteActivity', data: { patientId, activity } } as const;
          const { state } = await process.handle(activityDecider, complete, today);
          const whole = await ofAll(log, activityDecider);
          expect(state).toEqual(whole);
          expect(new Set(whole.map((done) => `${done.day} ${done.activity}`)).size).toBe(whole.length);
          expect(Math.max(...process.reads)).toBeLessThanOrEqual(5 * activities.length);
        }
      },
    ),
    { numRuns: 50 },
  ));

test('of two concurrent sign-ins at the turn of a year, the one that conflicts is decided again on the new state', async () => {
  const log = memoryLog();
  const record = { type: 'RecordSignIn', data: { patientId } } as const;
  await aProcess(log).handle(signInStreakDecider, record, '2026-12-30');
  // Both have read the stream before either appends.
  const [late, early] = [aProcess(log), aProcess(log)];
  await Promise.all([late, early].map(({ commands }) => commands.load(signInStreakDecider, 'stream')));
  await Promise.all([
    late.handle(signInStreakDecider, record, '2026-12-31'),
    early.handle(signInStreakDecider, record, '2027-01-01'),
  ]);
  expect(await ofAll(log, signInStreakDecider)).toMatchObject({ streak: 3, maxStreak: 3, lastDay: '2027-01-01' });
});
