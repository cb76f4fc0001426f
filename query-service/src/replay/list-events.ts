import { HISTORY_PAGE } from '@anamnesis/contracts/replay/constants';
import type { listHistoryEvents } from '@anamnesis/contracts/replay/routes';
import type { QueryOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { Ports } from '../ports.js';
import { type Entry, type History, indexAt } from './history.js';
import { namesIn } from './names-in.js';
import { actorOf, shownEvent } from './shown-event.js';

type Query = Pick<QueryOf<typeof listHistoryEvents>, 'type' | 'actor' | 'from' | 'to' | 'upTo' | 'after'>;

/** A page of the events that match the filters, newest first. Times are those of recording. */
export async function pageOf(
  ports: Pick<Ports, 'pool'>,
  history: History,
  query: Query,
): Promise<ReplyOf<typeof listHistoryEvents>> {
  const { entries } = history;
  const matching = matchesOf(entries, query);
  const [start, end] = bounds(history, matching, query);
  const page = matching.slice(start, end).reverse();
  const names = await namesIn(
    ports,
    history,
    page.map((index) => actorOf(entries[index] as Entry, new Map()).id),
  );
  const positionOf = (index: number | undefined) =>
    index === undefined ? null : String((entries[index] as Entry).event.position);
  return {
    events: page.map((index) => shownEvent(history, index, names)),
    older: positionOf(matching[start - 1]),
    // The page with newer events begins after the newest of this one.
    newer: end < matching.length ? (positionOf(matching[end - 1]) ?? '0') : null,
    matching: matching.length,
  };
}

/** The first match of the page, and the one behind its last. */
function bounds(history: History, matching: readonly number[], { upTo, after }: Query): [number, number] {
  if (after !== undefined) {
    const begin = behind(matching, indexAt(history, BigInt(after)));
    return [begin, Math.min(matching.length, begin + HISTORY_PAGE)];
  }
  const end = upTo === undefined ? matching.length : behind(matching, indexAt(history, BigInt(upTo)));
  return [Math.max(0, end - HISTORY_PAGE), end];
}

/** The number of matches up to an index of the history. */
const behind = (matching: readonly number[], index: number): number => {
  const found = matching.findIndex((each) => each > index);
  return found < 0 ? matching.length : found;
};

function matchesOf(entries: readonly Entry[], { type, actor, from, to }: Query): number[] {
  const [begins, ends] = [
    from === undefined ? -Infinity : Date.parse(from),
    to === undefined ? Infinity : Date.parse(to),
  ];
  const isLimited = from !== undefined || to !== undefined;
  const matching: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (type !== undefined && entry.event.type !== type) continue;
    if (actor !== undefined && (entry.event.metadata as { actor?: { id?: string } } | null)?.actor?.id !== actor)
      continue;
    if (isLimited) {
      const at = Date.parse(entry.event.recordedAt);
      if (at < begins || at > ends) continue;
    }
    matching.push(index);
  }
  return matching;
}
