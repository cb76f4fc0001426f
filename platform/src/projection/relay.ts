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

/** Mapping of the log to a topic: event types, message key and message. */
export interface Relay<Topic extends TopicDefinition = TopicDefinition> {
  readonly name: string;
  readonly topic: Topic;
  readonly types: ReadonlySet<string>;
  readonly message: (event: Recorded) => { key: string; value: MessageOf<Topic> };
}

interface Dependencies {
  pool: Pool;
  bus: Bus;
  store: EventStore;
  codec: Codec;
  /** Called with each event that is skipped because it has no valid message. */
  onSkipped: (failed: FailedEvent) => void;
}

/** Interval of the checks for a lost checkpoint while idle. */
const POLL_MILLISECONDS = 2_000;

/** Name of a relay among all projections. */
export const projectionNameOf = ({ name }: Pick<Relay, 'name'>): string => `relay-${name}`;

/** Relays, for measuring their lag. */
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
 * Publishes events in the order of the log, until aborted. One process at a time does; the others stand by. After a
 * crash some messages are published twice.
 * The checkpoint is stored with the messages: when it is not the one this relay stored, it was lost together with
 * messages. Then this throws, and restarts from the checkpoint of the bus.
 * An event without a valid message is skipped, and published later, out of order, when an operator retries it.
 */
export async function runRelay<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { locks, ...dependencies }: Dependencies & { locks: Locks },
  signal: AbortSignal,
): Promise<void> {
  await locks.hold(`relay:${relay.name}`, signal, (held) => publishLog(relay, dependencies, held));
}

async function publishLog<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { pool, bus, store, codec, onSkipped }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  const skipped = await openSkipped(pool, { name: projectionNameOf(relay), kind: 'relay' });
  let position = await bus.loadCheckpoint(relay.name);
  if (position === null) await skipped.clear();
  const ended = new AbortController();
  const lost = new AbortController();
  const running = AbortSignal.any([signal, lost.signal, ended.signal]);
  const reportLoss = () => lost.abort(new Error(`The checkpoint of the relay ${relay.name} was moved or lost`));
  // Detects an emptied bus while no events arrive.
  const polling = setInterval(() => {
    const left = position;
    const isBehind = (stored: bigint | null) => left !== null && (stored === null || stored < left);
    bus.loadCheckpoint(relay.name).then((stored) => void (isBehind(stored) && reportLoss()), reportLoss);
  }, POLL_MILLISECONDS);
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
      if (!(await bus.saveCheckpoint(relay.name, last.position, position))) reportLoss();
      lost.signal.throwIfAborted();
      position = last.position;
    }
    lost.signal.throwIfAborted();
  } finally {
    clearInterval(polling);
    ended.abort();
    await retrying;
  }
}

/** Publishes the messages of a batch; returns the events without a valid message. */
async function publish<Topic extends TopicDefinition>(
  { topic, types, message }: Relay<Topic>,
  { bus, codec }: Pick<Dependencies, 'bus' | 'codec'>,
  batch: readonly RecordedWireEvent[],
): Promise<readonly FailedEvent[]> {
  const { results, failed } = await foldEach(
    codec,
    batch.filter(({ type }) => types.has(type)),
    (event) => {
      const { key, value } = message(event);
      // An invalid message would block the whole batch.
      return [{ id: event.id, key, value: topic.schema.parse(value) as MessageOf<Topic> }];
    },
  );
  if (results.length > 0) await bus.publish(topic, results);
  return failed;
}
