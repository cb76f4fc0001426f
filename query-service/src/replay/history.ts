import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { HistoryKind } from '@anamnesis/contracts/replay/constants';
import type { RecordedWireEvent } from '@anamnesis/platform/event-store/codec';

export interface HistoryName {
  readonly kind: HistoryKind;
  readonly id: string;
}

/** An event of a history: decoded, or in its stored form with the name of the error. */
export interface Entry {
  readonly event: Recorded;
  /** The error's name; null for an event that can be read. */
  readonly unreadable: string | null;
  /** Its personal fields are of another person: they hold placeholders, and are not shown. */
  readonly isOfAnother: boolean;
  /** Its personal fields are placeholders, because the person was erased. */
  readonly isErased: boolean;
  /** Index of the first event of the history with the same correlation id. */
  readonly firstOfRequest: number;
}

/** A history as it is held in memory; events are only added. */
export interface History extends HistoryName {
  /** The person whose personal data it shows: of an appointment, its patient. Null as long as an appointment was not booked. */
  person: string | null;
  readonly entries: Entry[];
  /** By stream: the revision up to which it was read, and the number of events of the history. */
  readonly streams: Map<string, { revision: bigint; count: number }>;
  /** Index of the first event by correlation id. */
  readonly requests: Map<string, number>;
  /** The ids of those whom its events name: people, and appointments. */
  readonly concerned: Set<string>;
  /** The names of the entries of the person's health record by id: later events have the id only. */
  readonly entryNames: Map<string, string>;
  /** An encrypted event of the person: tells whether the key still exists. */
  sealed: RecordedWireEvent | null;
  isErased: boolean;
}

export const emptyHistory = ({ kind, id }: HistoryName): History => ({
  ...{ kind, id, person: kind === 'appointment' ? null : id },
  ...{
    entries: [],
    streams: new Map(),
    requests: new Map(),
    concerned: new Set(),
    entryNames: new Map(),
    sealed: null,
    isErased: false,
  },
});

/** The index of the last event at or before a position; -1 before the first. */
export function indexAt({ entries }: Pick<History, 'entries'>, position: bigint): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as Entry).event.position <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The names of an event's personal fields. */
export const personalFieldsOf = (type: string): string[] => Object.keys(eventDefinitions.get(type)?.personal ?? {});
