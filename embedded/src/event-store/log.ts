import { covered, headEntry, Heads, type Head } from './heads.js';
import { newestPosition, positionKey, revisionKey, streamKey, type EventDatabase } from './database.js';
import type { Written } from './decide.js';
import { anotherWriter, closing, describe, diskFails, diskFull, StoreError } from './errors.js';
import type { Operation, Outcome } from './operation.js';
import { readAllPage, readStreamPage, type Page, type Range } from './pages.js';
import { RecentEvents, REMEMBERED_EVENTS } from './recent-events.js';
import { eventIdOf, isIntact, revisionOf, streamNameOf } from './record.js';
import { Staging, type Committed } from './staging.js';
import { Tail } from './tail.js';

/** Maximum number of operations, of events, and of bytes in one commit, which is written without a pause. */
const GROUP = { operations: 4096, events: 8192, bytes: 8 * 2 ** 20 };

interface Waiting {
  operation: Operation;
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

/**
 * The log of a store, with group commit: operations that arrive during a commit wait and share the next one. Each resolves only after
 * its commit, so that acknowledged events survive the process.
 */
export class EventLog implements Committed {
  readonly tail = new Tail();
  private readonly heads: Heads;
  private readonly newest = new RecentEvents();
  private last: number;
  private waiting: Waiting[] = [];
  private writing = false;
  private idle: Promise<void> = Promise.resolve();
  /** Why the last commit failed. */
  private failing: StoreError | undefined;
  /** Set once the log accepts no more writes: the reason. */
  private refusal: StoreError | undefined;
  private ended = false;

  constructor(private readonly database: EventDatabase) {
    this.heads = new Heads(database);
    this.last = newestPosition(database);
    this.rememberNewest();
  }

  get lastPosition(): number {
    return this.last;
  }

  /** Whether the log accepts writes: not while closing, and not after a failed commit until one succeeds again. */
  get healthy(): boolean {
    return !this.refusal && !this.failing;
  }

  /** Whether `close` was called. */
  get closed(): boolean {
    return this.ended;
  }

  head(stream: string): Head {
    return this.heads.get(stream);
  }

  /** The head of a stream for readers. */
  headForReaders(stream: string): Head {
    return covered(stream, this.head(stream), (each) => this.head(each));
  }

  recent(id: string): Written | undefined {
    return this.newest.get(id);
  }

  at(stream: string, head: Head, revision: number): Written | undefined {
    if (revision > head.revision) return undefined;
    const [entry] = this.pageOfStream(stream, head, { from: revision, to: revision, backwards: false, limit: 1 });
    return entry && { id: eventIdOf(entry.record), stream, revision, position: entry.position };
  }

  /** Resolves when the operation is on disk or was rejected. If the disk fails, the promise rejects and nothing is written. */
  write(operation: Operation): Promise<Outcome> {
    if (this.refusal) return Promise.reject(this.refusal);
    return new Promise((resolve, reject) => {
      this.waiting.push({ operation, resolve, reject });
      if (!this.writing) this.idle = this.writeAll();
    });
  }

  pageOfAll(range: Range): Page {
    return readAllPage(this.database, range);
  }

  pageOfStream(stream: string, head: Head, range: Range): Page {
    return readStreamPage(this.database, stream, head.number, range);
  }

  /** Rejects new operations; resolves when the accepted ones have completed. */
  async close(): Promise<void> {
    this.ended = true;
    this.refusal = closing();
    await this.idle;
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    // One turn of the event loop lets operations that arrived together share a commit.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.writeGroup(this.nextGroup());
    // In the same turn as the last check of the queue, so that a later operation starts a new writer.
    this.writing = false;
  }

  private nextGroup(): Waiting[] {
    let [events, bytes] = [0, 0];
    const end = this.waiting.findIndex(({ operation }, index) => {
      const its = operation.kind === 'append' ? operation.events : [];
      events += its.length;
      bytes += its.reduce((sum, { encoded }) => sum + encoded.length, 0);
      return index > 0 && (bytes > GROUP.bytes || events > GROUP.events || index >= GROUP.operations);
    });
    return this.waiting.splice(0, end < 0 ? this.waiting.length : end);
  }

  private async writeGroup(group: Waiting[]): Promise<void> {
    const staging = new Staging(this, Date.now());
    const decided = group.flatMap((waiting) => {
      try {
        return [{ waiting, outcome: staging.apply(waiting.operation) }];
      } catch (error) {
        waiting.reject(error instanceof Error ? error : new Error(String(error)));
        return [];
      }
    });
    try {
      if (staging.events.length > 0) await this.commit(staging);
    } catch (error) {
      const failure = error instanceof StoreError ? error : await failureOf(error, this.database);
      if (this.failing?.code !== failure.code) console.error(failure.message);
      this.failing = failure;
      if (failure === error || !canWrite(this.database)) this.refusal ??= failure;
      for (const { waiting } of decided) waiting.reject(failure);
      return;
    }
    for (const { waiting, outcome } of decided) waiting.resolve(outcome);
  }

  private async commit({ events, heads }: Staging): Promise<void> {
    const { root, events: log, revisions, streams } = this.database;
    // A child transaction, because it is rolled back as a whole if a single put fails.
    await root.childTransaction(() => {
      // In the same transaction as what is written, so that nothing is written over events of another process.
      if (newestPosition(this.database) !== this.last) throw anotherWriter();
      for (const { number, revision, position, record } of events) {
        const key = positionKey(position);
        log.putSync(key, record);
        if (number > 0) revisions.putSync(revisionKey(number, revision), key);
      }
      for (const [stream, head] of heads) {
        const before = this.head(stream);
        if (before.number !== head.number || before.tombstoned !== head.tombstoned)
          streams.putSync(streamKey(stream), headEntry(head));
      }
    });
    if (this.failing) console.error('The event log is written again');
    this.failing = undefined;
    this.last += events.length;
    for (const [stream, head] of heads) this.heads.set(stream, head);
    for (const { id, stream, number, revision, position } of events)
      if (number > 0) this.newest.add({ id, stream, revision, position });
    this.tail.announce(heads.keys());
  }

  private rememberNewest(): void {
    const start = positionKey(Math.max(1, this.last - REMEMBERED_EVENTS + 1));
    for (const { key, value } of this.database.events.getRange({ start })) {
      const position = Number(key.readBigUInt64BE());
      // A damaged record is reported to its readers; it must not prevent the log from opening.
      if (!isIntact(value, position)) continue;
      const revision = Number(revisionOf(value));
      if (Number.isSafeInteger(revision))
        this.newest.add({ id: eventIdOf(value), stream: streamNameOf(value), revision, position });
    }
  }
}

/** After some failures LMDB accepts no transaction until the store is reopened, and an asynchronous one would never complete. */
function canWrite({ root }: EventDatabase): boolean {
  try {
    root.transactionSync(() => undefined);
    return true;
  } catch (error) {
    console.error(`The event log accepts no writes until it is reopened: ${describe(error)}`);
    return false;
  }
}

/** What LMDB says of a commit that finds no space: for the system, and for its own largest size. */
const NO_SPACE = /No space left|File too large|quota exceeded|MDB_MAP_FULL/i;

/** LMDB reports a write that a full disk cut short as an input/output error, so its reason alone does not tell a full disk from one that fails. */
async function failureOf(error: unknown, database: EventDatabase): Promise<StoreError> {
  const reason = await reasonOf(error);
  return NO_SPACE.test(reason) || (await database.isDiskFull()) ? diskFull(reason) : diskFails(reason);
}

/** lmdb reports the reason of a failed commit in a second promise. */
async function reasonOf(error: unknown): Promise<string> {
  const cause = typeof error === 'object' && error !== null && 'commitError' in error ? error.commitError : error;
  return Promise.resolve(cause).then(describe, describe);
}
