import { setTimeout as pause } from 'node:timers/promises';
import type { TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Message } from './bus.js';
import type { RawMessage } from './delivery.js';
import type { Logger } from '../logging/logger.js';

/** Messages as the broker takes them. Throws when a value is not what its topic says. */
export const written = <Topic extends TopicDefinition>(
  topic: Topic,
  messages: readonly Message<Topic>[],
): RawMessage[] => messages.map(({ key, id, value }) => ({ key, id, json: JSON.stringify(topic.schema.parse(value)) }));

/**
 * Tries `send` until it succeeds, or until `patience` milliseconds have passed: then rejects with its last error. A batch is
 * sent again as a whole, so its order stays; what the broker had taken already comes twice.
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
      logger.warn({ err: error }, 'the broker did not take a batch; trying again');
      await pause(wait, undefined, { signal });
    }
  }
}
