import type { MessageOf, TopicDefinition } from '@anamnesis/contracts/language/topic';

/** A message to publish: `key` is the id of the aggregate whose order it belongs to, `id` the id of its event. */
export interface Message<Topic extends TopicDefinition> {
  key: string;
  id: string;
  value: MessageOf<Topic>;
}

/** A received message; `attempt` counts from 1 within this process. */
export interface Delivered<Topic extends TopicDefinition> extends Message<Topic> {
  attempt: number;
}

/** A handler of one topic. The consumers of one group share its messages; every group receives all of them. */
export interface Consumer<Topic extends TopicDefinition> {
  group: string;
  /**
   * The effect. The message counts as done when this resolves. When it rejects it is retried after a growing delay
   * while later messages of its key wait; after the last attempt it goes to the topic's dead letters.
   */
  handle(message: Delivered<Topic>): Promise<void>;
}

export interface Subscription {
  /** Whether messages are being consumed: false before the start and while the broker is unavailable. */
  alive(): boolean;
  /** Stops consuming: waits for the message in progress, leaves the rest to the group's other consumers. */
  stop(): Promise<void>;
}

/**
 * Carries messages from the log to consumers: at least once, in order per key. A message may be delivered twice (after a
 * crash, or when the relay replays), so an effect that must not repeat goes through `createOnce`.
 */
export interface Bus {
  /**
   * Resolves when the broker has accepted all messages. Waits while the broker is unavailable, and rejects when that lasts too
   * long; publishing the same batch again then keeps the order. Throws on a message that its topic's schema rejects.
   */
  publish<Topic extends TopicDefinition>(topic: Topic, messages: readonly Message<Topic>[]): Promise<void>;
  /** Consumes a topic until stopped, restarting after any failure; a new group begins with the oldest retained message. */
  consume<Topic extends TopicDefinition>(topic: Topic, follower: Consumer<Topic>): Promise<Subscription>;
  /** Whether each consumer of this bus is alive, by group. */
  followers(): Record<string, boolean>;
  /** Position up to which a relay has published the log; null when it has published nothing, or when the checkpoint was lost together with the messages. */
  loadCheckpoint(relay: string): Promise<bigint | null>;
  /** Advances the checkpoint. False, with nothing changed, when the stored one is not `from`: another process moved it, or it was lost with the messages. */
  saveCheckpoint(relay: string, position: bigint, from: bigint | null): Promise<boolean>;
  /** Stops every subscription, then disconnects. */
  close(): Promise<void>;
}

/** Number of attempts for a failing effect before it becomes a dead letter, and the delays between them in milliseconds. */
export interface RetryPolicy {
  tries: number;
  firstWait: number;
  longestWait: number;
}

/** About four minutes in total: longer than a restart of an effect's dependency, and short enough for later messages of the key. */
export const patientRetries: RetryPolicy = { tries: 16, firstWait: 100, longestWait: 30_000 };
