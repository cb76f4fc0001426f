import type { Recorded } from '@anamnesis/contracts/language/event';
import { Undecodable } from '../event-store/codec.js';
import type { RecordedWireEvent } from '../event-store/codec.js';
import type { Connection } from '../postgres/pool.js';
import type { Change } from '../read-model/change.js';
import { changesOf, type Lookup, rowsAfter } from '../read-model/fold.js';
import type { ReadModel } from '../read-model/read-model.js';
import { asideName, type FailedEvent, RowMissing, type StreamsAside } from './set-aside.js';
import { readRows, type RowsOfBatch } from './rows.js';

/** An event in its stored form, and decoded where possible. */
export interface DecodedEvent {
  readonly wire: RecordedWireEvent;
  readonly event: Recorded | Undecodable;
}

/** The changed rows of a build after a batch, and the events that failed. */
export interface Folded {
  readonly rows: RowsOfBatch['changed'];
  readonly failed: readonly FailedEvent[];
}

/**
 * Folds events in order over the rows of a build. An event that can't be folded changes nothing; its stream is set aside from there
 * on. So is an event that changes a missing row which an event set aside earlier may have had
 * to create. `aside` contains the streams already set aside.
 */
export async function foldBatch(
  tx: Connection,
  schema: string,
  model: ReadModel,
  decoded: readonly DecodedEvent[],
  aside: StreamsAside,
): Promise<Folded> {
  const failed = new Map<string, FailedEvent>();
  /** Events before the failed one are folded, since a retry starts at the failed one. */
  const isAside = ({ streamId, position }: RecordedWireEvent) =>
    aside.has(asideName(streamId)) || (failed.get(streamId)?.event.position ?? position) < position;
  const isAfterAnother = ({ position }: RecordedWireEvent) =>
    [...aside.values(), ...[...failed.values()].map(({ event }) => event)].some((each) => each.position < position);
  const attempt = (wire: RecordedWireEvent, fold: () => void) => {
    try {
      fold();
    } catch (error) {
      failed.set(wire.streamId, { event: wire, error: error instanceof Error ? error.name : typeof error });
    }
  };

  const steps: { wire: RecordedWireEvent; changes: readonly Change[] }[] = [];
  for (const { wire, event } of decoded) {
    if (!(wire.type in model.on) || isAside(wire)) continue;
    attempt(wire, () => steps.push({ wire, changes: changesOf(model, readable(event)) }));
  }
  const rows = await readRows(
    tx,
    schema,
    steps.flatMap(({ changes }) => changes),
  );
  for (const { wire, changes } of steps) {
    if (isAside(wire)) continue;
    const lookup: Lookup = (table, key, kind) => {
      const row = rows.lookup(table, key);
      // A row that the event itself may begin is not missing.
      if (!row && kind === 'change' && isAfterAnother(wire)) throw new RowMissing();
      return row;
    };
    attempt(wire, () => rows.keep(rowsAfter(changes, lookup)));
  }
  return { rows: rows.changed, failed: [...failed.values()] };
}

function readable(event: Recorded | Undecodable): Recorded {
  if (event instanceof Undecodable) throw event.cause;
  return event;
}
