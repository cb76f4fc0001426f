import type { EventStore } from '@anamnesis/platform/event-store/event-store';

/** Counts the events about a person in the whole log, by type: those under their key, and those that name their account. */
export async function countRemains(
  store: Pick<EventStore, 'follow' | 'lastPosition'>,
  accountId: string,
): Promise<Record<string, number>> {
  const remains = new Map<string, number>();
  const last = await store.lastPosition();
  const stop = new AbortController();
  if (last === null) return {};
  for await (const batch of store.follow(null, stop.signal)) {
    for (const { type, metadata, data, streamId } of batch) {
      const { patientId } = data as { patientId?: unknown };
      if (metadata.subject === accountId || patientId === accountId || streamId.endsWith(`-${accountId}`))
        remains.set(type, (remains.get(type) ?? 0) + 1);
    }
    if ((batch.at(-1)?.position ?? last) >= last) break;
  }
  stop.abort();
  return Object.fromEntries([...remains].sort(([one], [other]) => (one < other ? -1 : 1)));
}
