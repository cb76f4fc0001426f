import { randomUUID } from 'node:crypto';
import { decide, type Memory, type Written } from './decide.js';
import type { Head } from './heads.js';
import type { Operation, Outcome } from './operation.js';
import { proposeEvent, type ProposedEvent } from './proposed-event.js';
import { encodeRecord, TOMBSTONE_REVISION } from './record.js';
import {
  deletedMetadata,
  isMetastream,
  METADATA_TYPE,
  metastreamOf,
  originalOf,
  parseMetadata,
  revivedMetadata,
} from './stream-metadata.js';

export interface StagedEvent extends Written {
  /** Number of its stream. */
  number: number;
  record: Buffer;
}

/** What a group of operations is decided against: the log as it is on the disk. */
export interface Committed {
  lastPosition: number;
  head(stream: string): Head;
  recent(id: string): Written | undefined;
  at(stream: string, head: Head, revision: number): Written | undefined;
}

/**
 * The events and heads of one group commit, decided one operation after the other but not on the disk yet. Nothing outside sees
 * it until the commit has succeeded; a failed commit drops it, and the log stands where it stood.
 */
export class Staging {
  readonly events: StagedEvent[] = [];
  readonly heads = new Map<string, Head>();
  private readonly byId = new Map<string, StagedEvent>();
  private readonly byStream = new Map<string, StagedEvent[]>();

  constructor(
    private readonly committed: Committed,
    /** Unix time in milliseconds. */
    private readonly now: number,
  ) {}

  apply(operation: Operation): Outcome {
    const { stream, expected } = operation;
    const events = operation.kind === 'append' ? operation.events : [];
    if (operation.kind === 'append' && operation.deadline !== undefined && operation.deadline < this.now)
      return { kind: 'too-late' };
    const head = this.head(stream);
    const ids = events.map(({ id }) => id);
    const decision = decide(stream, this.guarded(stream, head), expected, ids, this.memory(stream, head));
    switch (decision.kind) {
      case 'write':
        return this.write(operation, head);
      case 'repeated':
        return { kind: 'written', revision: decision.last.revision, position: decision.last.position };
      case 'wrong-revision':
      case 'stream-deleted':
        return decision;
    }
  }

  /** A tombstone covers the metadata of its stream too. */
  private guarded(stream: string, head: Head): Head {
    return isMetastream(stream) && this.head(originalOf(stream)).tombstoned ? { ...head, tombstoned: true } : head;
  }

  private write(operation: Operation, head: Head): Outcome {
    switch (operation.kind) {
      case 'append':
        return this.append(operation.stream, head, operation.events);
      case 'delete':
        return this.writeMetadata(operation.stream, deletedMetadata(head.metadata));
      case 'tombstone':
        return this.writeTombstone(operation.stream, head);
    }
  }

  private append(stream: string, head: Head, events: readonly ProposedEvent[]): Outcome {
    if (events.length === 0) return { kind: 'nothing', revision: head.revision < 0 ? undefined : head.revision };
    if (head.metadata.deleted) this.writeMetadata(stream, revivedMetadata(head.metadata, head.revision + 1));
    let last: Outcome = { kind: 'nothing', revision: undefined };
    for (const event of events) last = this.stage(stream, event);
    if (isMetastream(stream)) this.takeOver(stream, events[events.length - 1]);
    return last;
  }

  private writeMetadata(stream: string, payload: Buffer): Outcome {
    return this.append(metastreamOf(stream), this.head(metastreamOf(stream)), [
      systemEvent(metastreamOf(stream), METADATA_TYPE, payload),
    ]);
  }

  private takeOver(metastream: string, event: ProposedEvent | undefined): void {
    const stream = originalOf(metastream);
    if (event && !isMetastream(stream))
      this.heads.set(stream, { ...this.head(stream), metadata: parseMetadata(event.data) });
  }

  private writeTombstone(stream: string, head: Head): Outcome {
    const position = this.nextPosition();
    const event = systemEvent(stream, '$streamDeleted', Buffer.alloc(0));
    const record = encodeRecord(event, { position, revision: TOMBSTONE_REVISION, created: this.now });
    this.events.push({ id: event.id, stream, number: 0, revision: -1, position, record });
    this.heads.set(stream, { ...head, number: head.number || position, tombstoned: true });
    return { kind: 'written', revision: head.revision, position };
  }

  private stage(stream: string, event: ProposedEvent): Outcome {
    const head = this.head(stream);
    const position = this.nextPosition();
    const revision = head.revision + 1;
    const number = head.number || position;
    const record = encodeRecord(event, { position, revision, created: this.now });
    const staged = { id: event.id, stream, number, revision, position, record };
    this.events.push(staged);
    this.byId.set(event.id, staged);
    this.ofStream(stream).push(staged);
    this.heads.set(stream, { ...head, number, revision });
    return { kind: 'written', revision, position };
  }

  private ofStream(stream: string): StagedEvent[] {
    const known = this.byStream.get(stream);
    if (known) return known;
    const events: StagedEvent[] = [];
    this.byStream.set(stream, events);
    return events;
  }

  private nextPosition(): number {
    return this.committed.lastPosition + this.events.length + 1;
  }

  private head(stream: string): Head {
    return this.heads.get(stream) ?? this.committed.head(stream);
  }

  private memory(stream: string, head: Head): Memory {
    return {
      byId: (id) => this.byId.get(id) ?? this.committed.recent(id),
      at: (revision) => {
        const staged = this.byStream.get(stream);
        const first = staged?.[0];
        return staged && first && revision >= first.revision
          ? staged[revision - first.revision]
          : this.committed.at(stream, head, revision);
      },
    };
  }
}

const NO_BYTES = new Uint8Array();

const systemEvent = (stream: string, type: string, data: Uint8Array): ProposedEvent =>
  proposeEvent(stream, { id: randomUUID(), type, contentType: 'application/json', data, metadata: NO_BYTES });
