import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { createLogger } from '@anamnesis/platform/logging/logger';
import { defineBenchmark } from '../benchmark.js';
import { interleave, type Run } from '../figures/pairs.js';
import type { Report } from '../figures/report.js';
import { median, percentile } from '../figures/statistics.js';
import { atMost } from '../figures/target.js';
import type { Backends } from '../ground/backends.js';
import { inTurn } from '../ground/clinic.js';
import type { Parties } from '../ground/history.js';
import { type Person, signedIn } from '../ground/people.js';
import { startBareSockets, startRoom } from '../ground/services.js';
import type { Until } from '../load/callers.js';
import { machineTime } from '../load/clock.js';
import { type Crowd, gather, needOpenFiles } from '../load/crowd.js';
import { pace } from '../load/pace.js';
import { millisecondsUntilHeard, type ToldChange } from '../load/pushes.js';

interface Sizes extends Until {
  pairs: number;
  crowds: readonly number[];
  /** Storms of one half of a pair; one alone is over in a moment. */
  storms: number;
}

/** The event that both servers tell of. */
const EVENT = 'PaymentDeclared' as const;
/** Few enough that both sides are idle most of the time. */
const PER_SECOND = 100;
/** Messages that a relay publishes at once: the size of the batches in which it reads the log. */
const TOLD_AT_ONCE = 500;

type Change = Parties & ToldChange;
/** Hands changes to a server. Resolves when they are out of the caller's hands. */
type Tell = (changes: readonly Change[]) => Promise<void>;

/** From a change until both its parties have it. */
export const push = defineBenchmark<Sizes>({
  name: 'push',
  question: 'a change until both its parties have it, with 1,000 and 5,000 sockets, against bare Socket.IO',
  sizes: {
    full: { pairs: 5, seconds: 3, operations: Infinity, crowds: [1_000, 5_000], storms: 10 },
    tiny: { pairs: 1, seconds: 60, operations: 4, crowds: [4], storms: 1 },
  },
  async run({ crowds, ...sizes }, backends, report) {
    needOpenFiles(Math.max(...crowds));
    for (const sockets of crowds) await compare(backends, sockets, sizes, report);
  },
});

async function compare(
  backends: Backends,
  sockets: number,
  { pairs, ...sizes }: Omit<Sizes, 'crowds'>,
  report: Report,
): Promise<void> {
  const [patients, doctors] = [await signedIn('patient', sockets / 2), await signedIn('doctor', sockets / 2)];
  const people = [...patients, ...doctors];
  const [ours, bare] = await Promise.all([startRoom('notification-service', backends), startBareSockets(backends)]);
  const tellers = { ours: await overBus(backends), bare: await overSocket(bare.address) };
  const crowds: Crowd[] = [];
  try {
    const ourCrowd = await gather(ours.address, tokensOf(people));
    crowds.push(ourCrowd);
    const theirCrowd = await gather(bare.address, idsOf(people));
    crowds.push(theirCrowd);
    const changes = changesOf(patients, doctors);
    const names = { ours: 'notification-service', theirs: 'Socket.IO in memory' };
    const taken = await interleave(
      pairs,
      { name: names.ours, run: () => measure(ourCrowd, tellers.ours.tell, changes, sizes) },
      { name: names.theirs, run: () => measure(theirCrowd, tellers.bare.tell, changes, sizes) },
    );
    const storm = `${sockets} sockets, ${sockets / 2} changes at once`;
    report.pairs(storm, names, 'ms until all have theirs', taken, atMost(1.4, 1.15));
    for (const figure of ['p50 ms', 'p99 ms'] as const)
      report.pairs(`${sockets} sockets, ${PER_SECOND} changes a second`, names, figure, taken);
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.leave()));
    await Promise.all([tellers.ours.close(), tellers.bare.close()]);
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

const tokensOf = (people: readonly Person[]) => people.map(({ token }) => token);
const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

/** A change of each pair's appointment in turn, for ever; each in the place after the one before. */
function changesOf(patients: readonly Person[], doctors: readonly Person[]): { next(): Change; ofAll(): Change[] } {
  const appointments = patients.map(({ id }, index) => ({
    ...{ appointmentId: randomUUID(), patientId: id, doctorId: doctors[index]?.id ?? '' },
    parties: [index, patients.length + index],
  }));
  const appointment = inTurn(appointments);
  let position = 0;
  const next = () => ({ ...appointment(), position: String((position += 1)), at: machineTime() });
  return { next, ofAll: () => appointments.map(next) };
}

/** First storms, in which everybody is a party to one change; then one change after the other at a steady pace. */
async function measure(
  crowd: Crowd,
  tell: Tell,
  { next, ofAll }: ReturnType<typeof changesOf>,
  { storms: howMany, ...until }: Omit<Sizes, 'pairs' | 'crowds'>,
): Promise<Run<'ms until all have theirs' | 'p50 ms' | 'p99 ms'>> {
  const heard = async (changes: readonly Change[]) =>
    millisecondsUntilHeard(changes, await crowd.hear(2 * changes.length));
  const storms: number[] = [];
  let did = 0;
  for (let storm = 0; storm < howMany; storm += 1) {
    const changes = ofAll();
    await tell(changes);
    storms.push(Math.max(...(await heard(changes))));
    did += changes.length;
  }
  const told = await pace(PER_SECOND, until, async () => {
    const change = next();
    await tell([change]);
    return change;
  });
  const took = await heard(told);
  return {
    figures: {
      'ms until all have theirs': median(storms),
      ...{ 'p50 ms': percentile(took, 50), 'p99 ms': percentile(took, 99) },
    },
    did: did + told.length,
  };
}

/** As the projectors' relay tells of changes. */
async function overBus({ redisUrl }: Backends): Promise<{ tell: Tell; close(): Promise<void> }> {
  const bus = await createRedisStreamsBus({ url: redisUrl, logger: createLogger('bench', 'warn') });
  return {
    async tell(changes) {
      for (let begin = 0; begin < changes.length; begin += TOLD_AT_ONCE)
        await bus.publish(appointmentsTopic, changes.slice(begin, begin + TOLD_AT_ONCE).map(messageOf));
    },
    close: () => bus.close(),
  };
}

const messageOf = ({ position, appointmentId, patientId, doctorId }: Change) => {
  const eventId = randomUUID();
  const recordedAt = new Date().toISOString();
  const value = { eventId, type: EVENT, position, recordedAt, appointmentId, patientId, doctorId };
  return { key: appointmentId, id: eventId, value };
};

/** A server in memory hears of changes through a socket, as from any other process. */
async function overSocket(address: string): Promise<{ tell: Tell; close(): Promise<void> }> {
  const socket = io(address, { transports: ['websocket'], auth: { token: 'teller' } });
  await once(socket as never, 'connect');
  return {
    async tell(changes) {
      for (const { appointmentId, patientId, doctorId, position } of changes)
        socket.emit('push', [patientId, doctorId], { sessionId: appointmentId, type: EVENT, position });
    },
    close: async () => void socket.disconnect(),
  };
}
