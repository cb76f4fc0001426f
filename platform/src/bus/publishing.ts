import { setTimeout as pause } from 'node:timers/promises';
import type { TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Message } from './bus.js';
import type { RawMessage } from './delivery.js';
import type { Logger } from '../logging/logger.js';

/** Messages in the broker's format. Throws when a value does not match its topic's schema. */
export const written = <Topic extends TopicDefinition>(
  topic: Topic,
  messages: readonly Message<Topic>[],
): RawMessage[] => messages.map(({ key, id, value }) => ({ key, id, json: JSON.stringify(topic.schema.parse(value)) }));

/**
 * Retries `send` until it succeeds, or until `patience` milliseconds have passed: then rejects with its last error. A batch is
 * sent again as a whole, so its order is kept; messages that the broker had already accepted arrive twice.
 */
export async function sendPatiently(
  send: () => Promise<void>,
  patience: number,
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  const deadline = performance.now() + patience;
  for (let wait = 50; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || performance.now() + wait > deadline) throw error;
      logger.warn({ err: error }, 'the broker did not accept a batch; retrying');
      await pause(wait, undefined, { signal });
    }
  }
}
