import type { Recorded } from '@anamnesis/contracts/language/event';
import type { MessageOf, TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Bus } from '../bus/bus.js';
import { deadLettersOf } from '../bus/dead-letters.js';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import { foldEach } from './fold-each.js';
import type { Poison } from './quarantine.js';

/** What of the log goes onto a topic: which events, under which key, as which message. */
export interface Relay<Topic extends TopicDefinition = TopicDefinition> {
  readonly name: string;
  readonly topic: Topic;
  readonly types: ReadonlySet<string>;
  readonly message: (event: Recorded) => { key: string; value: MessageOf<Topic> };
}

/** How long a loss may stay unnoticed while nothing happens. */
const ASK_MILLISECONDS = 2_000;

/**
 * Tells the bus what happened, in the order of the log, until aborted. One process at a time does: the others stand by. A
 * crash in between makes it say something twice.
 * The checkpoint is where the messages are: when it is no longer what this relay left there, then it was lost together with
 * messages. This throws then, and is started again from what the bus says.
 * An event that can't be read or told becomes a dead letter of the topic; those that follow it are told.
 */
export async function runRelay<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { bus, store, codec, locks }: { bus: Bus; store: EventStore; codec: Codec; locks: Locks },
  signal: AbortSignal,
): Promise<void> {
  await locks.hold(`relay:${relay.name}`, signal, (held) => tell(relay, { bus, store, codec }, held));
}

async function tell<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { bus, store, codec }: { bus: Bus; store: EventStore; codec: Codec },
  signal: AbortSignal,
): Promise<void> {
  let position = await bus.loadCheckpoint(relay.name);
  const lost = new AbortController();
  const notice = () => lost.abort(new Error(`The checkpoint of the relay ${relay.name} was moved or lost`));
  // A bus that is emptied while nothing happens would be noticed at the next event only: it is asked now and then.
  const asking = setInterval(() => {
    const left = position;
    const isBehind = (stored: bigint | null) => left !== null && (stored === null || stored < left);
    bus.loadCheckpoint(relay.name).then((stored) => void (isBehind(stored) && notice()), notice);
  }, ASK_MILLISECONDS);
  try {
    for await (const batch of store.follow(position, AbortSignal.any([signal, lost.signal]))) {
      const last = batch.at(-1);
      if (!last) continue;
      const { results, poisons } = await foldEach(
        codec,
        batch.filter((event) => relay.types.has(event.type)),
        (event) => {
          const { key, value } = relay.message(event);
          // A message that is not what its topic says would keep back all that come with it.
          return [{ id: event.id, key, value: relay.topic.schema.parse(value) as MessageOf<Topic> }];
        },
      );
      if (results.length > 0) await bus.publish(relay.topic, results);
      if (poisons.length > 0) await bury(relay, poisons, bus);
      if (!(await bus.saveCheckpoint(relay.name, last.position, position))) notice();
      lost.signal.throwIfAborted();
      position = last.position;
    }
    lost.signal.throwIfAborted();
  } finally {
    clearInterval(asking);
  }
}

/** What the event is about is left in the log: a dead letter says where it stands there. */
async function bury({ name, topic }: Relay, poisons: readonly Poison[], bus: Bus): Promise<void> {
  const letters = poisons.map(({ event: { id, streamId, type, position }, error }) => ({
    ...{ key: streamId, id },
    value: {
      ...{ group: `relay ${name}`, key: streamId, id, error, failedAt: new Date().toISOString() },
      value: JSON.stringify({ type, position: String(position) }),
    },
  }));
  await bus.publish(deadLettersOf(topic), letters);
}
