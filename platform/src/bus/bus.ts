import type { MessageOf, TopicDefinition } from '@anamnesis/contracts/language/topic';

/** A message as it is sent: `key` names the aggregate whose order it belongs to, `id` the event it tells of. */
export interface Message<Topic extends TopicDefinition> {
  key: string;
  id: string;
  value: MessageOf<Topic>;
}

/** A message as it arrives; `attempt` counts from 1 within this process. */
export interface Delivered<Topic extends TopicDefinition> extends Message<Topic> {
  attempt: number;
}

/** One purpose that follows a topic. The consumers of one group share its messages; every group gets them all. */
export interface Follower<Topic extends TopicDefinition> {
  group: string;
  /**
   * The effect. The message counts as done when this resolves. When it rejects it is tried again after a growing wait
   * while later messages of its key wait behind it; after the last try it goes to the topic's dead letters.
   */
  handle(message: Delivered<Topic>): Promise<void>;
}

export interface Subscription {
  /** Whether messages are followed right now: not before it has begun, nor while the broker is away. */
  alive(): boolean;
  /** Ends following: waits for the message in work, hands the rest to the group's other consumers. */
  stop(): Promise<void>;
}

/**
 * Carries messages from the log to whoever follows: at least once, in order per key. A message may come twice (after a
 * crash, or when the relay replays), so an effect that must not repeat goes through `createOnce`.
 */
export interface Bus {
  /**
   * Resolves when the broker has taken all the messages. Waits for a broker that is away, and rejects when it stays away;
   * sending the same batch again then keeps the order. Throws on a message that its topic's schema refuses.
   */
  publish<Topic extends TopicDefinition>(topic: Topic, messages: readonly Message<Topic>[]): Promise<void>;
  /** Follows a topic until stopped, beginning again after whatever fails; a new group begins with the oldest message still kept. */
  consume<Topic extends TopicDefinition>(topic: Topic, follower: Follower<Topic>): Promise<Subscription>;
  /** Whether each follower of this bus is alive, by its group. */
  followers(): Record<string, boolean>;
  /** How far a relay has published the log; null when it has not, or when that was lost together with the messages. */
  loadCheckpoint(relay: string): Promise<bigint | null>;
  /** Moves it on. False, with nothing changed, when it is not `from`: someone else moved it, or it was lost with the messages. */
  saveCheckpoint(relay: string, position: bigint, from: bigint | null): Promise<boolean>;
  /** Stops every subscription, then disconnects. */
  close(): Promise<void>;
}

/** How often, and after which waits in milliseconds, a failing effect is tried before it becomes a dead letter. */
export interface RetryPolicy {
  tries: number;
  firstWait: number;
  longestWait: number;
}

/** About four minutes in all: longer than a restart of whatever an effect depends on, short enough for the key behind it. */
export const patientRetries: RetryPolicy = { tries: 16, firstWait: 100, longestWait: 30_000 };
