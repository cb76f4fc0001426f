import { decide, type Memory, type Written } from './decide.js';
import { covered, type Head } from './heads.js';
import type { Operation, Outcome } from './operation.js';
import { systemEvent, type ProposedEvent } from './proposed-event.js';
import { encodeRecord, TOMBSTONE_REVISION } from './record.js';
import {
  DELETED,
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

/** The committed log, on which a group of operations is decided. */
export interface Committed {
  lastPosition: number;
  head(stream: string): Head;
  recent(id: string): Written | undefined;
  at(stream: string, head: Head, revision: number): Written | undefined;
}

/**
 * The events and heads of one group commit, decided one operation after the other but not yet on disk. They are invisible outside
 * until the commit succeeds; a failed commit drops them, and the log is unchanged.
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
    const covering = covered(stream, head, (each) => this.head(each));
    const decision = decide(stream, covering, expected, ids, this.memory(stream, head));
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

  private write(operation: Operation, head: Head): Outcome {
    switch (operation.kind) {
      case 'append':
        return this.append(operation.stream, head, operation.events);
      case 'delete':
        return this.delete(operation.stream, head);
      case 'tombstone':
        return this.writeTombstone(operation.stream, head);
    }
  }

  private append(stream: string, head: Head, events: readonly ProposedEvent[]): Outcome {
    if (events.length === 0) return { kind: 'nothing', revision: head.revision < 0 ? undefined : head.revision };
    const subject = isMetastream(stream) ? originalOf(stream) : stream;
    const before = this.head(subject);
    const last = this.stageAll(stream, events);
    // An append, to the stream or to its metadata, ends a soft delete; deleted events stay hidden.
    if (before.metadata.deleted)
      this.writeMetadata(subject, revivedMetadata(this.head(subject).metadata, before.revision + 1));
    return last;
  }

  /** Replaces all metadata, as in EventStoreDB, which rejects the deletion of a stream with neither events nor metadata. */
  private delete(stream: string, head: Head): Outcome {
    if (head.revision < 0 && !this.hasMetadata(stream)) return { kind: 'wrong-revision', current: undefined };
    return this.writeMetadata(stream, DELETED);
  }

  private hasMetadata(stream: string): boolean {
    return this.head(metastreamOf(stream)).revision >= 0;
  }

  private writeMetadata(stream: string, payload: Buffer): Outcome {
    const metastream = metastreamOf(stream);
    return this.stageAll(metastream, [systemEvent(metastream, METADATA_TYPE, payload)]);
  }

  private stageAll(stream: string, events: readonly ProposedEvent[]): Outcome {
    let last: Outcome = { kind: 'nothing', revision: undefined };
    for (const event of events) last = this.stage(stream, event);
    if (isMetastream(stream)) this.applyMetadata(originalOf(stream), events.at(-1));
    return last;
  }

  private applyMetadata(stream: string, event: ProposedEvent | undefined): void {
    if (event && !isMetastream(stream))
      this.heads.set(stream, { ...this.head(stream), metadata: parseMetadata(event.data) });
  }

  private writeTombstone(stream: string, head: Head): Outcome {
    const position = this.nextPosition();
    const event = systemEvent(stream, '$streamDeleted', Buffer.alloc(0));
    const record = encodeRecord(event, { position, revision: TOMBSTONE_REVISION, created: this.now });
    this.events.push({ id: event.id, stream, number: 0, revision: -1, position, record });
    this.heads.set(stream, { ...head, number: head.number || position, tombstoned: true });
    // Wakes subscribers of the metadata stream.
    this.heads.set(metastreamOf(stream), this.head(metastreamOf(stream)));
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
      hasMetadata: () => this.hasMetadata(stream),
    };
  }
}
