import type { RawMessage } from '../delivery.js';
import { withConnection, type RedisClient } from '../../redis/connect.js';
import type { Logger } from '../../logging/logger.js';

/** The batch size of a relay, so that few commands read and acknowledge a batch. */
const AT_ONCE = 500;
const BLOCK_MILLISECONDS = 2_000;

interface Reading {
  client: RedisClient;
  stream: string;
  group: string;
  consumer: string;
  deliver(raw: RawMessage, signal: AbortSignal): Promise<boolean>;
  /** False once the lease may have expired: the remaining messages belong to the new holder. */
  holds(): boolean;
  logger: Logger;
}

/**
 * Handles one partition's messages in sequence until aborted. Begins with messages that an earlier holder read but did not
 * finish. Each message is acknowledged after its effect. Throws when Redis is unavailable or has lost the group.
 */
export async function readPartition(reading: Reading, signal: AbortSignal): Promise<void> {
  const { client, stream, group, logger } = reading;
  await createGroup(client, stream, group);
  const onError = (error: Error) => logger.warn({ err: error, stream }, 'A reading connection was lost');
  await withConnection(client, signal, onError, async (reader) => {
    await finishPending(reading, reader, signal);
    await readNew(reading, reader, signal);
  });
}

async function finishPending(reading: Reading, reader: RedisClient, signal: AbortSignal): Promise<void> {
  const { stream, group, consumer, holds } = reading;
  while (!signal.aborted && holds()) {
    const { messages } = await reader.xAutoClaim(stream, group, consumer, 0, '0-0', { COUNT: AT_ONCE });
    if (messages.length === 0) return;
    const entries = messages.filter((entry) => entry !== null);
    await work(reading, entries, signal);
  }
}

async function readNew(reading: Reading, reader: RedisClient, signal: AbortSignal): Promise<void> {
  const { stream, group, consumer, holds } = reading;
  const options = { COUNT: AT_ONCE, BLOCK: BLOCK_MILLISECONDS };
  while (!signal.aborted && holds()) {
    const streams = await reader.xReadGroup(group, consumer, { key: stream, id: '>' }, options);
    await work(reading, streams?.[0]?.messages ?? [], signal);
  }
}

interface Entry {
  id: string;
  message: Record<string, string>;
}

async function work(
  { client, stream, group, deliver, holds }: Reading,
  entries: readonly Entry[],
  signal: AbortSignal,
) {
  const acknowledgements: Promise<unknown>[] = [];
  const done: string[] = [];
  // Records a failed acknowledgement immediately: Redis may fail while a long effect is in progress.
  const refused = new AbortController();
  const acknowledge = () => {
    if (done.length === 0) return;
    const acknowledgement = client.xAck(stream, group, done.splice(0));
    acknowledgements.push(acknowledgement.catch((error: unknown) => refused.abort(error)));
  };
  for (const { id, message } of entries) {
    if (signal.aborted || refused.signal.aborted || !holds()) break;
    const { key = '', id: messageId = id, json = '' } = message;
    if (!(await deliver({ key, id: messageId, json }, signal))) break;
    // Effects that complete within one turn of the event loop are acknowledged by one command.
    if (done.push(id) === 1) setImmediate(acknowledge);
  }
  acknowledge();
  await Promise.all(acknowledgements);
  refused.signal.throwIfAborted();
}

/** A group begins with the oldest retained message. */
export async function createGroup(client: RedisClient, stream: string, group: string): Promise<void> {
  try {
    await client.xGroupCreate(stream, group, '0', { MKSTREAM: true });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('BUSYGROUP')) throw error;
  }
}
