import type { Recorded } from '@anamnesis/contracts/language/event';
import type { MessageOf, TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Bus } from '../bus/bus.js';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';

/** What of the log goes onto a topic: which events, under which key, as which message. */
export interface Relay<Topic extends TopicDefinition = TopicDefinition> {
  readonly name: string;
  readonly topic: Topic;
  readonly types: ReadonlySet<string>;
  readonly message: (event: Recorded) => { key: string; value: MessageOf<Topic> };
}

/** Tells the bus what happened, in the order of the log, until aborted. A crash in between makes it say something twice. */
export async function runRelay<Topic extends TopicDefinition>(
  relay: Relay<Topic>,
  { bus, store, codec }: { bus: Bus; store: EventStore; codec: Codec },
  signal: AbortSignal,
): Promise<void> {
  for await (const batch of store.follow(await bus.loadCheckpoint(relay.name), signal)) {
    const last = batch.at(-1);
    if (!last) continue;
    const events = await codec.decode(batch.filter((event) => relay.types.has(event.type)));
    if (events.length > 0) {
      await bus.publish(
        relay.topic,
        events.map((event) => ({ id: event.id, ...relay.message(event) })),
      );
    }
    await bus.saveCheckpoint(relay.name, last.position);
  }
}
