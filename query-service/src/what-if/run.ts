import type { Recorded } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { ChangedRule } from '@anamnesis/contracts/what-if/changed-rule';
import { MAX_WHAT_IF_EVENTS, MAX_WHAT_IF_HITS, MAX_WHAT_IF_TIME } from '@anamnesis/contracts/what-if/constants';
import { WHAT_IF_CANCELLED } from '@anamnesis/contracts/what-if/errors';
import type { WhatIfResult } from '@anamnesis/contracts/what-if/routes';
import { type RecordedWireEvent, Undecodable } from '@anamnesis/platform/event-store/codec';
import { createTurns } from '@anamnesis/platform/process/turns';
import type { StoredLog } from '../ports.js';
import type { Difference } from './warning-differences.js';
import { createShadow, shadowedTypes } from './shadow.js';

/** Events that are decoded at once. */
const CHUNK = 50;
/** The whole log: from the first event on, undecoded, and decoded one by one. */
export interface WholeLog {
  readonly store: Pick<StoredLog['store'], 'follow' | 'lastPosition'>;
  readonly codec: Pick<StoredLog['codec'], 'decodeEach'>;
}

interface Options {
  readonly timeZone: string;
  /** Whether nobody waits for the result any more. */
  readonly hasLeft: () => boolean;
  readonly maxEvents?: number;
  /** Milliseconds. */
  readonly maxTime?: number;
}

/** A moment at which somebody is warned otherwise; people by their ids. */
export interface Hit extends Difference {
  readonly patientId: string;
  /** The doctor who prescribed; null for values of a report. */
  readonly doctorId: string | null;
  readonly position: string;
  readonly at: string;
}

/** The result of a run, with ids instead of names. */
export interface ShadowResult extends Omit<WhatIfResult, 'hits'> {
  readonly hits: readonly Hit[];
}

/** What is known of a run so far. */
interface Found {
  readonly hits: Hit[];
  readonly count: Record<Difference['change'], number>;
  readonly patients: Set<string>;
  readonly unreadable: Set<string>;
  events: number;
  lastAt: string | null;
}

/**
 * Runs a changed rule over the log up to its present end, beside the current one. It writes nothing. An event that cannot be read ends its
 * stream for the run. Throws WHAT_IF_CANCELLED when nobody waits any more.
 */
export async function runShadow(
  { store, codec }: WholeLog,
  change: ChangedRule,
  { timeZone, hasLeft, maxEvents = MAX_WHAT_IF_EVENTS, maxTime = MAX_WHAT_IF_TIME }: Options,
): Promise<ShadowResult> {
  const began = performance.now();
  const shadow = createShadow(change, timeZone);
  const count = { added: 0, gone: 0, changed: 0 };
  const found: Found = { hits: [], count, patients: new Set(), unreadable: new Set(), events: 0, lastAt: null };
  const takeTurns = createTurns();
  let isComplete = true;

  /** False if the event does not fit what is known of its stream. */
  const lookAt = (event: Recorded, wire: RecordedWireEvent): boolean => {
    try {
      for (const difference of shadow.look(event, wire.data)) note(found, wire, difference);
      return true;
    } catch {
      // One damaged record must not hide all others. The stream is named in the result.
      return false;
    }
  };
  /** A later event may be of a stream of which an earlier one of the same chunk was unreadable. */
  const look = async (wires: readonly RecordedWireEvent[]) => {
    const events = await codec.decodeEach(wires);
    for (const [index, wire] of wires.entries()) {
      const event = events[index];
      if (found.unreadable.has(wire.streamId)) continue;
      const isRead = event !== undefined && !(event instanceof Undecodable);
      if (!isRead || !lookAt(event, wire)) found.unreadable.add(wire.streamId);
      await takeTurns();
    }
  };

  const last = await store.lastPosition();
  if (last !== null)
    for await (const batch of store.follow(null, new AbortController().signal)) {
      const upToLast = batch.filter(({ position }) => position <= last);
      const looked = upToLast.slice(0, maxEvents - found.events);
      const ofRecords = looked.filter(({ type }) => shadowedTypes.has(type));
      for (let from = 0; from < ofRecords.length; from += CHUNK) {
        if (hasLeft()) return refuse(WHAT_IF_CANCELLED);
        await look(ofRecords.slice(from, from + CHUNK));
      }
      if (hasLeft()) return refuse(WHAT_IF_CANCELLED);
      found.events += looked.length;
      found.lastAt = looked.at(-1)?.recordedAt ?? found.lastAt;
      const isAtEnd = (batch.at(-1)?.position ?? last) >= last;
      const isOutOfTime = !isAtEnd && performance.now() - began >= maxTime;
      isComplete = looked.length === upToLast.length && !isOutOfTime;
      if (!isComplete || isAtEnd) break;
      await takeTurns();
    }

  return {
    totals: {
      ...{ ...shadow.totals(), ...count, events: found.events, unreadable: found.unreadable.size },
      ...{ patients: found.patients.size, milliseconds: Math.round(performance.now() - began) },
    },
    ...{ hits: found.hits, unreadable: [...found.unreadable].slice(0, MAX_WHAT_IF_HITS) },
    until: isComplete ? null : found.lastAt,
  };
}

function note(found: Found, { data, position, recordedAt }: RecordedWireEvent, difference: Difference): void {
  const patientId = String(data['patientId']);
  found.count[difference.change] += 1;
  found.patients.add(patientId);
  if (found.hits.length >= MAX_WHAT_IF_HITS) return;
  const author = data['author'] as { id: string; role: string } | undefined;
  const doctorId = author?.role === 'doctor' ? author.id : null;
  found.hits.push({ patientId, doctorId, position: String(position), at: recordedAt, ...difference });
}
