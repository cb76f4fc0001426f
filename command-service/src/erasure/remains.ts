import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { DamagedRecord } from '@anamnesis/platform/event-store/scan-all';

/** Counts the events about a person in the whole log, by type: those under their key, and those that contain their account's id. */
export async function countRemains(
  store: Pick<EventStore, 'scan'>,
  accountId: string,
): Promise<Record<string, number>> {
  const remains = new Map<string, number>();
  for await (const batch of store.scan())
    for (const event of batch)
      if (!(event instanceof DamagedRecord) && isAbout(event, accountId))
        remains.set(event.type, (remains.get(event.type) ?? 0) + 1);
  return Object.fromEntries([...remains].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether the id is anywhere in an event: as its subject or actor, in the name of its stream, or in any field. */
const isAbout = ({ streamId, data, metadata }: { streamId: string; data: unknown; metadata: unknown }, id: string) =>
  streamId.includes(id) || JSON.stringify([data, metadata]).includes(id);
