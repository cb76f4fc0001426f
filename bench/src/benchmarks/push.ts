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
import type { Backends } from '../setup/backends.js';
import { inTurn } from '../setup/clinic.js';
import type { Parties } from '../setup/history.js';
import { type Person, signedIn } from '../setup/people.js';
import { startBareSockets, startService } from '../setup/services.js';
import type { Until } from '../load/callers.js';
import { machineTime } from '../load/clock.js';
import { type Crowd, gather, needOpenFiles } from '../load/crowd.js';
import { pace } from '../load/pace.js';
import { millisecondsUntilReceived, type SentChange } from '../load/pushes.js';

interface Sizes extends Until {
  pairs: number;
  crowds: readonly number[];
  /** Storms of one half of a pair; a single one is too short to measure. */
  storms: number;
}

/** The event type of all pushes. */
const EVENT = 'PaymentDeclared' as const;
/** Few enough that both sides are idle most of the time. */
const PER_SECOND = 100;
/** Messages that a relay publishes at once: its batch size when it reads the log. */
const PUBLISHED_AT_ONCE = 500;

type Change = Parties & SentChange;
/** Sends changes to a server; resolves when they are sent. */
type Send = (changes: readonly Change[]) => Promise<void>;

/** Time from a change until both its parties have received it. */
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
  const [ours, bare] = await Promise.all([startService('notification-service', backends), startBareSockets(backends)]);
  const senders = { ours: await overBus(backends), bare: await overSocket(bare.address) };
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
      { name: names.ours, run: () => measure(ourCrowd, senders.ours.send, changes, sizes) },
      { name: names.theirs, run: () => measure(theirCrowd, senders.bare.send, changes, sizes) },
    );
    const storm = `${sockets} sockets, ${sockets / 2} changes at once`;
    report.pairs(storm, names, 'ms until all have theirs', taken, atMost(1.4, 1.15));
    for (const figure of ['p50 ms', 'p99 ms'] as const)
      report.pairs(`${sockets} sockets, ${PER_SECOND} changes a second`, names, figure, taken);
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.leave()));
    await Promise.all([senders.ours.close(), senders.bare.close()]);
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

const tokensOf = (people: readonly Person[]) => people.map(({ token }) => token);
const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

/** Changes of each pair's appointment in turn, endlessly, with increasing positions. */
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

/** First storms, in which everybody is a party to one change; then single changes at a steady pace. */
async function measure(
  crowd: Crowd,
  send: Send,
  { next, ofAll }: ReturnType<typeof changesOf>,
  { storms: howMany, ...until }: Omit<Sizes, 'pairs' | 'crowds'>,
): Promise<Run<'ms until all have theirs' | 'p50 ms' | 'p99 ms'>> {
  const received = async (changes: readonly Change[]) =>
    millisecondsUntilReceived(changes, await crowd.receive(2 * changes.length));
  const storms: number[] = [];
  let did = 0;
  for (let storm = 0; storm < howMany; storm += 1) {
    const changes = ofAll();
    await send(changes);
    storms.push(Math.max(...(await received(changes))));
    did += changes.length;
  }
  const paced = await pace(PER_SECOND, until, async () => {
    const change = next();
    await send([change]);
    return change;
  });
  const took = await received(paced);
  return {
    figures: {
      'ms until all have theirs': median(storms),
      ...{ 'p50 ms': percentile(took, 50), 'p99 ms': percentile(took, 99) },
    },
    did: did + paced.length,
  };
}

/** Publishes changes like the projectors' relay. */
async function overBus({ redisUrl }: Backends): Promise<{ send: Send; close(): Promise<void> }> {
  const bus = await createRedisStreamsBus({ url: redisUrl, logger: createLogger('bench', 'warn') });
  return {
    async send(changes) {
      for (let begin = 0; begin < changes.length; begin += PUBLISHED_AT_ONCE)
        await bus.publish(appointmentsTopic, changes.slice(begin, begin + PUBLISHED_AT_ONCE).map(messageOf));
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

/** Sends changes to the bare server through a socket, as another process would. */
async function overSocket(address: string): Promise<{ send: Send; close(): Promise<void> }> {
  const socket = io(address, { transports: ['websocket'], auth: { token: 'teller' } });
  await once(socket as never, 'connect');
  return {
    async send(changes) {
      for (const { appointmentId, patientId, doctorId, position } of changes)
        socket.emit('push', [patientId, doctorId], { sessionId: appointmentId, type: EVENT, position });
    },
    close: async () => void socket.disconnect(),
  };
}
