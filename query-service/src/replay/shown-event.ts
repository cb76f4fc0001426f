import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import { happenedAt } from './happened-at.js';
import { type Entry, type History, personalFieldsOf } from './history.js';
import { isSecretField } from './secrets.js';

type Actor = HistoryEvent['actor'];
type Names = ReadonlyMap<string, string>;

/** Who acted, with the name where one is known. Metadata may be damaged. */
export function actorOf({ event }: Pick<Entry, 'event'>, names: Names): Actor {
  const actor = (event.metadata as { actor?: { id?: unknown; role?: unknown } } | null)?.actor;
  const id = typeof actor?.id === 'string' ? actor.id : NOBODY;
  return { id, role: typeof actor?.role === 'string' ? actor.role : '', name: names.get(id) ?? '' };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An event as an auditor sees it; `index` begins at 0. */
export function shownEvent(
  { entries, entryNames }: Pick<History, 'entries' | 'entryNames'>,
  index: number,
  names: Names,
): HistoryEvent {
  const entry = entries[index] as Entry;
  const { event, unreadable, isOfAnother, isErased, firstOfRequest } = entry;
  const metadata = event.metadata as Partial<typeof event.metadata> | null;
  const all = unreadable === null ? (event.data as Record<string, unknown>) : {};
  const secret = Object.keys(all).filter((name) => isSecretField(name, event.type));
  const hidden = personalFieldsOf(event.type).filter(
    (name) => isOfAnother && name in all && !isSecretField(name, event.type),
  );
  const leftOut = new Set([...secret, ...hidden]);
  const cause = entries[firstOfRequest]?.event.position;
  return {
    ...{ id: event.id, position: String(event.position), index: index + 1 },
    ...{ streamId: event.streamId, revision: String(event.revision), type: event.type },
    ...{ happenedAt: unreadable === null ? happenedAt(event) : event.recordedAt, recordedAt: event.recordedAt },
    actor: actorOf(entry, names),
    entry: entryNames.get(String(all['entryId'])) ?? null,
    data: Object.fromEntries(Object.entries(all).filter(([name]) => !leftOut.has(name))),
    ...{ hidden, secret, isErased, unreadable, subject: metadata?.subject ?? null },
    ...{ correlationId: metadata?.correlationId ?? '', causationId: metadata?.causationId ?? '' },
    schemaVersion: metadata?.schemaVersion ?? 0,
    causedBy: firstOfRequest === index || cause === undefined ? null : String(cause),
  };
}
