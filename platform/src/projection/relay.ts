import type { Recorded } from '@anamnesis/contracts/language/event';
import type { MessageOf, TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Bus } from '../bus/bus.js';
import type { Codec, RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import { foldEach } from './fold-each.js';
import type { ReadModels } from './lag.js';
import type { FailedEvent } from './set-aside.js';
import { openSkipped } from './skipped.js';

/** What of the log goes onto a topic: which events, under which key, as which message. */
export interface Relay<Topic extends TopicDefinition = TopicDefinition> {
  readonly name: string;
  readonly topic: Topic;
  readonly types: ReadonlySet<string>;
  readonly message: (event: Recorded) => { key: string; value: MessageOf<Topic> };
}

interface Surroundings {
  pool: Pool;
  bus: Bus;
  store: EventStore;
  codec: Codec;
  /** Told of each event that is skipped because no message can be made of it. */
  onSkipped: (failed: FailedEvent) => void;
}

/** How long a loss may stay unnoticed while nothing happens. */
const ASK_MILLISECONDS = 2_000;

/** What a relay is called among all projections. */
export const projectionNameOf = ({ name }: Pick<Relay, 'name'>): string => `relay-${name}`;

/** Relays, to measure how far they are behind the log. */
export const relaysOn = (bus: Pick<Bus, 'loadCheckpoint'>, relays: readonly Pick<Relay, 'name'>[]): ReadModels => ({
  names: relays.map(projectionNameOf),
  checkpoints: async () =>
    new Map(
      await Promise.all(
        relays.map(async (relay) => [projectionNameOf(relay), await bus.loadCheckpoint(relay.name)] as const),
      ),
    ),
});

/**
 * Publishes what happened, in the order of the log, until aborted. One process at a time does: the others stand by. A
 * crash in between makes it publish something twice.
 * The checkpoint is where the messages are: when it is no longer what this relay left there, then it was lost together with
 * messages. This throws then, and is started again from what the bus says.
 * An event of which no message can be made is skipped, and published later, behind its neighbours, when an operator asks for it.
 */
export async function runRelay<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { locks, ...surroundings }: Surroundings & { locks: Locks },
  signal: AbortSignal,
): Promise<void> {
  await locks.hold(`relay:${relay.name}`, signal, (held) => publishLog(relay, surroundings, held));
}

async function publishLog<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { pool, bus, store, codec, onSkipped }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const skipped = await openSkipped(pool, { name: projectionNameOf(relay), kind: 'relay' });
  let position = await bus.loadCheckpoint(relay.name);
  if (position === null) await skipped.clear();
  const ended = new AbortController();
  const lost = new AbortController();
  const running = AbortSignal.any([signal, lost.signal, ended.signal]);
  const notice = () => lost.abort(new Error(`The checkpoint of the relay ${relay.name} was moved or lost`));
  // A bus that is emptied while nothing happens would be noticed at the next event only: it is asked now and then.
  const asking = setInterval(() => {
    const left = position;
    const isBehind = (stored: bigint | null) => left !== null && (stored === null || stored < left);
    bus.loadCheckpoint(relay.name).then((stored) => void (isBehind(stored) && notice()), notice);
  }, ASK_MILLISECONDS);
  const again = async ([event]: readonly RecordedWireEvent[]) => {
    const tried = event ? [event] : [];
    return { tried, failed: await publish(relay, { bus, codec }, tried) };
  };
  const retrying = skipped.retryWhenAsked(store, again, running).catch((error: unknown) => lost.abort(error));
  try {
    for await (const batch of store.follow(position, running)) {
      const last = batch.at(-1);
      if (!last) continue;
      const failed = await publish(relay, { bus, codec }, batch);
      await skipped.add(failed);
      failed.forEach(onSkipped);
      if (!(await bus.saveCheckpoint(relay.name, last.position, position))) notice();
      lost.signal.throwIfAborted();
      position = last.position;
    }
    lost.signal.throwIfAborted();
  } finally {
    clearInterval(asking);
    ended.abort();
    await retrying;
  }
}

/** Publishes the messages of a batch; answers the events of which none could be made. */
async function publish<Topic extends TopicDefinition>(
  { topic, types, message }: Relay<Topic>,
  { bus, codec }: Pick<Surroundings, 'bus' | 'codec'>,
  batch: readonly RecordedWireEvent[],
): Promise<readonly FailedEvent[]> {
  const { results, failed } = await foldEach(
    codec,
    batch.filter(({ type }) => types.has(type)),
    (event) => {
      const { key, value } = message(event);
      // A message that is not what its topic says would keep back all that come with it.
      return [{ id: event.id, key, value: topic.schema.parse(value) as MessageOf<Topic> }];
    },
  );
  if (results.length > 0) await bus.publish(topic, results);
  return failed;
}
