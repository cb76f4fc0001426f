import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

export interface LoggedEvent {
  id: string;
  type: string;
  streamId: string;
  revision: bigint;
  position: bigint;
  data: Record<string, unknown>;
  causationId: string;
}

/** The whole log of a running product in order, without system events. */
export async function readLog(eventStoreUrl: string): Promise<LoggedEvent[]> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const events: LoggedEvent[] = [];
  for await (const { event } of client.readAll()) {
    if (!event || event.type.startsWith('$')) continue;
    const { id, type, streamId, revision, position, data, metadata } = event;
    const { causationId } = metadata as { causationId: string };
    events.push({
      ...{ id, type, streamId, revision, position: position.commit, causationId },
      data: data as Record<string, unknown>,
    });
  }
  await client.dispose();
  return events;
}

/** Appends an event to each of these streams directly, without validation by the product. */
export async function appendEvents(
  eventStoreUrl: string,
  events: readonly { streamId: string; type: string; data: Record<string, string> }[],
): Promise<void> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  for (const { streamId, type, data } of events) await client.appendToStream(streamId, jsonEvent({ type, data }));
  await client.dispose();
}
