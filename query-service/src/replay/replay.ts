import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { keepRowHistory, type RowHistory, type TableHistory } from '@anamnesis/platform/read-model/row-history';
import type { Table } from '@anamnesis/platform/read-model/table';
import { readModels } from '@anamnesis/read-models/all';
import type { History } from './history.js';
import { slices } from './slices.js';

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

interface FoldedModel {
  readonly model: ReadModel;
  readonly rows: RowHistory;
  /** The streams set aside. */
  readonly aside: Set<string>;
}

/**
 * Tables that tell nothing of a patient or a doctor: the index of streams, the counts behind the access review, and those of auditors. No
 * screen of a record shows them.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['person_streams', 'reader_hours', 'reader_days', 'inquiries', 'auditors', 'auditor_acts'],
  // What a person was told of follows from the rows that are shown.
  ...['notifications', 'notification_times', 'notification_marks', 'notification_reads', 'notification_settings'],
  // Addresses and keys of browsers; the events that gave and ended them are shown.
  'push_subscriptions',
  // The conversation with the assistant is between it and the patient.
  ...['assistant_turns', 'assistant_clearings'],
  // What others wrote in a room is of no one's record; the events of the person's own messages and choices are shown.
  ...[
    'community_rooms',
    'community_members',
    'community_marks',
    'community_messages',
    'community_hidden',
    'community_blocked',
  ],
  ...['community_reported', 'community_reports', 'community_reporters', 'community_decisions'],
]);
const isReplayed = ({ name }: Table) => !LEFT_OUT.has(name);

export const replayedTables = (model: ReadModel): Table[] => model.tables.filter(isReplayed);
export const replayedModels = readModels.filter((model) => replayedTables(model).length > 0);

export function createReplay(history: History): Replay {
  const folded: FoldedModel[] = replayedModels.map((model) => ({
    ...{ model, aside: new Set() },
    rows: keepRowHistory(model, (table, row) => row[table.subject] === history.person),
  }));
  const tables = folded.flatMap(({ model, rows }) =>
    replayedTables(model).map((table) => ({ model: model.name, table, rows: rows.of(table) })),
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
    const slice = slices();
    for (; next < history.entries.length; next += 1) {
      foldEvent(next);
      if (slice.isOver()) await slice.next();
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
