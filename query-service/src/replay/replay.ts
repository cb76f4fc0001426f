import { setImmediate } from 'node:timers/promises';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { keepRowHistory, type RowHistory, type TableHistory } from '@anamnesis/platform/read-model/row-history';
import type { Table } from '@anamnesis/platform/read-model/table';
import { readModels } from '@anamnesis/read-models/all';
import { personStreams } from '@anamnesis/read-models/replay/person-streams';
import type { History } from './history.js';

/** A table of the live screens, with the person's rows at every moment of a history. A moment is the index of an event. */
export interface ReplayedTable {
  readonly model: string;
  readonly table: Table;
  readonly rows: TableHistory;
}

/** What cannot be folded in a stream, as in the live read models: nothing of it after this event. */
export interface Stop {
  readonly streamId: string;
  readonly index: number;
}

export interface Replayed {
  readonly tables: readonly ReplayedTable[];
  readonly stops: readonly Stop[];
}

/** A history folded by the read models of the live screens. */
export interface Replay {
  /** The rows after every event that the history has now. Each event is folded once. */
  upToNow(): Promise<Replayed>;
}

/** Milliseconds of folding after which other requests are answered. */
const SLICE = 15;

interface FoldedModel {
  readonly model: ReadModel;
  readonly rows: RowHistory;
  /** The streams set aside. */
  readonly aside: Set<string>;
}

/** All but the index of streams, which tells nothing that is shown of a person. */
export const replayedModels = readModels.filter((model) => model !== personStreams);

export function createReplay(history: History): Replay {
  const folded: FoldedModel[] = replayedModels.map((model) => ({
    ...{ model, aside: new Set() },
    rows: keepRowHistory(model, (table, row) => row[table.subject] === history.person),
  }));
  const tables = folded.flatMap(({ model, rows }) =>
    model.tables.map((table) => ({ model: model.name, table, rows: rows.of(table) })),
  );
  const stops: Stop[] = [];
  let next = 0;
  let turn = Promise.resolve();

  const foldEvent = (index: number) => {
    const entry = history.entries[index];
    if (!entry) return;
    const { event, unreadable } = entry;
    for (const { model, rows, aside } of folded) {
      if (!(event.type in model.on) || aside.has(event.streamId)) continue;
      try {
        if (unreadable !== null) throw new Error(unreadable);
        rows.apply(event, index);
      } catch {
        // Reported as incomplete: what follows in this stream is not folded, as in the live read model.
        aside.add(event.streamId);
        stops.push({ streamId: event.streamId, index });
      }
    }
  };
  const foldAll = async () => {
    let sliceEnds = performance.now() + SLICE;
    for (; next < history.entries.length; next += 1) {
      foldEvent(next);
      if (performance.now() < sliceEnds) continue;
      await setImmediate();
      sliceEnds = performance.now() + SLICE;
    }
  };

  return {
    async upToNow() {
      turn = turn.then(foldAll);
      await turn;
      return { tables, stops };
    },
  };
}
