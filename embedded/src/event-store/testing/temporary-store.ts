import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryEvent, EventStoreDBClient, jsonEvent, type JSONEventType } from '@eventstore/db-client';
import { startEventStore, type RunningEventStore } from '../server.js';

export interface TemporaryStore {
  dir: string;
  port: number;
  client: EventStoreDBClient;
  /** Closes the server and opens the same log again, with a new client. */
  reopen(): Promise<TemporaryStore>;
  close(): Promise<void>;
}

export const temporaryDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'event-store-'));

export const connect = (port: number, settings = ''): EventStoreDBClient =>
  EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false${settings}`);

/** An event store of its own in a temporary directory, in this process, and the official client connected to it. */
export async function temporaryStore(): Promise<TemporaryStore> {
  return opened(await temporaryDir());
}

async function opened(dir: string): Promise<TemporaryStore> {
  const server = await startEventStore({ dir, port: 0 });
  const client = connect(server.port);
  return {
    dir,
    port: server.port,
    client,
    reopen: async () => {
      await end(client, server);
      return opened(dir);
    },
    close: async () => {
      await end(client, server);
      await rm(dir, { recursive: true });
    },
  };
}

async function end(client: EventStoreDBClient, server: RunningEventStore): Promise<void> {
  await client.dispose();
  await server.close();
}

type Noted = JSONEventType<string, { n: number }>;

export const noted = (n: number, type = 'Noted') => jsonEvent<Noted>({ type, data: { n } });

/** A link event to "revision@stream". */
export const link = (target: string) => binaryEvent({ type: '$>', data: Buffer.from(target) });

/** Events numbered upwards from `first`. */
export const notes = (count: number, first = 0) => Array.from({ length: count }, (_, index) => noted(first + index));

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
