import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RevisionConflict } from '@anamnesis/platform/event-store/event-store';
import { type Fault, interleaved, outcomeOf } from '../testing/interleaved-store.js';
import { testClinic, type Command, type SlotNumber, slots, targetOf } from './testing/clinic.js';

interface Sent {
  command: Command;
  process: 0 | 1;
  fault: Fault | null;
}

const slot = fc.constantFrom<SlotNumber>(0, 1, 2);
const appointment = fc.nat(2);
const command: fc.Arbitrary<Command> = fc
  .record({
    asked: fc.oneof(
      { weight: 4, arbitrary: fc.record({ what: fc.constant('book' as const), slot }) },
      { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), appointment, slot }) },
      { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), appointment }) },
    ),
    patient: fc.nat(1),
    id: fc.nat(2),
  })
  .map(({ asked, ...by }) => ({ ...asked, ...by }));
const fault = fc.option(fc.record({ at: fc.nat(3), stored: fc.boolean() }), { freq: 4 });
const sent: fc.Arbitrary<Sent> = fc.record({ command, process: fc.constantFrom(0, 1), fault });
/** Some commands, and repetitions of some of them. */
const story = fc
  .tuple(fc.array(sent, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(4), { maxLength: 3 }))
  .map(([first, again]) => [
    ...first,
    ...again.flatMap((index) => first[index] ?? []).map((each) => ({ ...each, fault: null })),
  ]);

const MINUTES = 60_000;

type Clinic = Awaited<ReturnType<typeof testClinic>>;
/** Runs all commands concurrently, in the order chosen by the scheduler, while time may pass. */
async function runAll(clinic: Clinic, story: readonly Sent[], scheduler: fc.Scheduler): Promise<string[]> {
  const between = (fault: Fault | null) => interleaved(clinic.store, scheduler, fault, 'doctor-');
  // Commands of one process share its stream memory. A command with a fault has a process of its own.
  const processes = [clinic.service(between(null)), clinic.service(between(null))] as const;
  const running = story.map(({ command, process, fault }) =>
    outcomeOf((fault ? clinic.service(between(fault)) : processes[process])(command)),
  );
  const passing = scheduler.schedule(Promise.resolve(), 'a minute passes').then(() => void clinic.pass(2 * MINUTES));
  await scheduler.waitFor(Promise.all([...running, passing]));
  return Promise.all(running);
}

const fresh = (patient: number, slot: SlotNumber): Command => ({ what: 'book', slot, patient, id: 0 });
const isSlot = (number: SlotNumber, { date, time }: { date: string; time: string }) =>
  slots[number].date === date && slots[number].time === time;

/** A command that was reported as done has taken effect. */
async function expectTakenEffect(clinic: Clinic, { command }: Sent, outcome: string): Promise<void> {
  if (outcome !== 'done') return;
  const { state, facts } = await clinic.appointment(targetOf(command));
  if (command.what === 'cancel') return void expect(state.status).toBe('cancelled');
  const type = command.what === 'book' ? 'AppointmentBooked' : 'AppointmentRescheduled';
  const carriedOut = facts.filter((fact) => fact.type === type && isSlot(command.slot, fact.data));
  expect(carriedOut.length).toBeGreaterThan(0);
}

/** Of different contents under one command id of one appointment, at most one is done. */
function expectOneContentPerId(story: readonly Sent[], outcomes: readonly string[]): void {
  const contents = new Map<string, string>();
  for (const [index, { command }] of story.entries()) {
    if (outcomes[index] !== 'done') continue;
    const { patient, id, ...asked } = command;
    const key = `${patient} ${id} ${targetOf(command)}`;
    expect(contents.get(key) ?? JSON.stringify(asked)).toBe(JSON.stringify(asked));
    contents.set(key, JSON.stringify(asked));
  }
}

/** Each slot has at most one appointment. A further booking is refused if it has one, and accepted once if it has none. */
async function expectBookableOnce(clinic: Clinic, story: readonly Sent[]): Promise<void> {
  clinic.pass(10 * MINUTES);
  const ids = [...new Set(story.map(({ command }) => targetOf(command)))];
  const states = await Promise.all(ids.map(async (id) => (await clinic.appointment(id)).state));
  const later = clinic.service();
  for (const number of [0, 1, 2] as const) {
    const holding = states.filter(
      (state) => state.status !== 'none' && state.status !== 'cancelled' && isSlot(number, state.slot),
    );
    expect(holding.length).toBeLessThanOrEqual(1);
    const asking = [fresh(10 + number, number), fresh(20 + number, number)];
    const answers: string[] = [];
    for (const command of asking) answers.push(await outcomeOf(later(command)));
    expect(answers).toEqual([holding.length === 1 ? 'SLOT_TAKEN' : 'done', 'SLOT_TAKEN']);
  }
}

/** Without faults, and with a command id of its own for each booking, every requested slot is booked once. */
function expectEachSlotBooked(story: readonly Sent[], outcomes: readonly string[]): void {
  const keys = new Set(story.map(({ command }) => `${command.patient} ${command.id}`));
  if (keys.size < story.length || story.some(({ command, fault }) => fault || command.what !== 'book')) return;
  const asked = story.map(({ command }) => (command.what === 'book' ? command.slot : null));
  for (const number of new Set(asked))
    expect(outcomes.filter((outcome, index) => outcome === 'done' && asked[index] === number)).toHaveLength(1);
}

test('under repeated, changed, concurrent and interrupted commands, a slot has at most one appointment and none stays blocked', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.scheduler(), async (story, scheduler) => {
      const clinic = await testClinic();
      const outcomes = await runAll(clinic, story, scheduler);
      for (const [index, each] of story.entries()) await expectTakenEffect(clinic, each, outcomes[index] ?? 'lost');
      expectOneContentPerId(story, outcomes);
      expectEachSlotBooked(story, outcomes);
      await expectBookableOnce(clinic, story);
    }),
    { numRuns: 200 },
  );
});

test('a command that fails after conflicts until its deadline does not release the slot that its repetition has booked', async () => {
  const clinic = await testClinic();
  const command = fresh(0, 0);
  const crowded = clinic.service(
    {
      ...clinic.store,
      async append(streamId, expected, events) {
        const isBooking = events.some(({ type }) => type === 'AppointmentBooked');
        if (!isBooking) return clinic.store.append(streamId, expected, events);
        await clinic.service()(command);
        throw new RevisionConflict(streamId);
      },
    },
    undefined,
    0,
  );
  expect(await outcomeOf(crowded(command))).toBe('WRITE_CONFLICT');
  expect(await outcomeOf(clinic.service()(fresh(1, 0)))).toBe('SLOT_TAKEN');
  expect((await clinic.appointment(targetOf(command))).state.status).toBe('booked');
});

/** A process that crashes between its claim and its booking. */
const dying = (clinic: Clinic) =>
  clinic.service({
    ...clinic.store,
    append: (streamId, expected, events) =>
      events.some(({ type }) => type === 'AppointmentBooked')
        ? Promise.reject(new Error('Crashed'))
        : clinic.store.append(streamId, expected, events),
  });

test('a booking repeated after its appointment was rescheduled claims no slot but the current one', async () => {
  const clinic = await testClinic();
  const booking = fresh(0, 0);
  await clinic.service()(booking);
  await clinic.service()({ what: 'move', appointment: 0, slot: 1, patient: 0, id: 1 });
  // Another process claims the slot and crashes, so that the slot becomes free again.
  await expect(dying(clinic)(fresh(1, 0))).rejects.toThrow('Crashed');
  clinic.pass(2 * MINUTES);
  expect(await outcomeOf(clinic.service()(booking))).toBe('done');
  expect((await clinic.appointment(targetOf(booking))).state).toMatchObject({ status: 'booked', slot: slots[1] });
  expect(await outcomeOf(clinic.service()(fresh(2, 0)))).toBe('done');
  expect(await outcomeOf(clinic.service()(fresh(3, 1)))).toBe('SLOT_TAKEN');
});

test('a booking repeated with another slot is refused, and the other slot is free immediately', async () => {
  const clinic = await testClinic();
  await clinic.service()(fresh(0, 0));
  expect(await outcomeOf(clinic.service()(fresh(0, 1)))).toBe('COMMAND_ID_REUSED');
  expect(await outcomeOf(clinic.service()(fresh(1, 1)))).toBe('done');
});
