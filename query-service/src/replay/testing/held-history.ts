import type { Recorded } from '@anamnesis/contracts/language/event';
import { emptyHistory, type Entry, type History, type HistoryName } from '../history.js';

/** An event of a history that can be read, and is the person's own. */
export const readable = (event: Recorded): Entry => ({
  ...{ event, unreadable: null, isOfAnother: false, isErased: false, firstOfRequest: 0 },
});

/** A history with these events. */
export function historyOf(name: HistoryName, events: readonly Recorded[]): History {
  const history = emptyHistory(name);
  history.entries.push(...events.map(readable));
  return history;
}
