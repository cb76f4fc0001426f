import { setTimeout as pause } from 'node:timers/promises';
import type { MessageOf, TopicDefinition } from '@anamnesis/contracts/language/topic';
import type { Bus, Consumer, RetryPolicy } from './bus.js';
import { deadLettersOf } from './dead-letters.js';
import type { Logger } from '../logging/logger.js';

/** A message as stored by the broker. */
export interface RawMessage {
  key: string;
  id: string;
  json: string;
}

interface Dependencies {
  publish: Bus['publish'];
  retries: RetryPolicy;
  logger: Logger;
}

/**
 * Delivers raw messages to a handler and retries by the policy. Resolves true when the message may be acknowledged:
 * its effect is done or it is a dead letter. False when `signal` aborted a retry delay; the message is still unhandled.
 */
export function deliverTo<Topic extends TopicDefinition>(
  topic: Topic,
  { group, handle }: Consumer<Topic>,
  { publish, retries, logger }: Dependencies,
): (raw: RawMessage, signal: AbortSignal) => Promise<boolean> {
  const deadLetter = async ({ key, id, json }: RawMessage, error: unknown) => {
    logger.error({ err: error, topic: topic.name, group, messageId: id }, 'message became a dead letter');
    const letter = { group, key, id, value: json, error: nameOf(error), failedAt: new Date().toISOString() };
    await publish(deadLettersOf(topic), [{ key, id, value: letter }]);
    return true;
  };

  return async (raw, signal) => {
    const value = read(topic, raw);
    // An unreadable message stays unreadable, so it is not retried.
    if (value instanceof Error) return await deadLetter(raw, value);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await handle({ key: raw.key, id: raw.id, value: value.message, attempt });
        return true;
      } catch (error) {
        if (attempt >= retries.tries) return await deadLetter(raw, error);
        logger.warn(
          { err: error, topic: topic.name, group, messageId: raw.id, attempt },
          'message failed and will be retried',
        );
        if (!(await waited(waitAfter(attempt, retries), signal))) return false;
      }
    }
  };
}

function read<Topic extends TopicDefinition>(topic: Topic, raw: RawMessage): { message: MessageOf<Topic> } | Error {
  try {
    return { message: topic.schema.parse(JSON.parse(raw.json)) as MessageOf<Topic> };
  } catch (error) {
    return error instanceof Error ? error : new Error('unreadable');
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

const waitAfter = (attempt: number, { firstWait, longestWait }: RetryPolicy) =>
  Math.min(firstWait * 2 ** (attempt - 1), longestWait) * (0.75 + Math.random() / 2);

/** True after the delay, false when aborted before its end. */
async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(milliseconds, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
