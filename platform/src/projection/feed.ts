import type { Codec, RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Pool } from '../postgres/pool.js';
import { BuildFailed } from './build-failed.js';
import type { FailedEvent } from './set-aside.js';
import { retryAside } from './retry.js';
import { type Build, writeBatch } from './write-batch.js';

/** Polling interval for requested retries of streams that were set aside. */
const POLL_MILLISECONDS = 2_000;

interface Subscriber {
  build: Build;
  target: bigint | null;
  done: () => void;
  fail: (error: unknown) => void;
}

/** One subscription to the log that feeds any number of read models. */
export interface Feed {
  /**
   * Folds events into a build until `signal` aborts, or until it has reached `target`. Rejects when the log or PostgreSQL
   * is unavailable, and with BuildFailed.
   */
  fold(build: Build, signal: AbortSignal, target?: bigint | null): Promise<void>;
}

/** A feed; `onFailed` is called with each event that was set aside. */
export function createFeed(
  { pool, store, codec }: { pool: Pool; store: EventStore; codec: Codec },
  onFailed: (build: Build, failure: FailedEvent) => void,
): Feed {
  const subscribers = new Set<Subscriber>();
  let reading: AbortController | null = null;
  let isRunning = false;
  let turn: Promise<unknown> = Promise.resolve();
  /** Serialises all writes to builds. */
  const inTurn = (work: () => Promise<void>) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const leave = (subscriber: Subscriber, end: () => void) => {
    if (subscribers.delete(subscriber)) end();
    // The remaining builds need not read what only this one lacked.
    if ([...subscribers].every(({ build }) => isBefore(subscriber.build.position, build.position))) reading?.abort();
  };
  /** The next events are past its target. */
  const isPassed = ({ target }: Subscriber, rest: readonly RecordedWireEvent[]) =>
    target !== null && rest[0] !== undefined && rest[0].position > target;
  const hasArrived = ({ build, target }: Subscriber) => target !== null && (build.position ?? -1n) >= target;

  /** A build with a target stops exactly there: a batch is split at each target. */
  const writeInParts = async (batch: readonly RecordedWireEvent[], inRound: ReadonlySet<Subscriber>) => {
    let rest = batch;
    const here = () => [...subscribers].filter((subscriber) => inRound.has(subscriber));
    while (rest.length > 0 && here().length > 0) {
      const ends = here()
        .flatMap(({ target }) => (target === null ? [] : [target]))
        .sort(ascending);
      const end = ends.find((target) => rest.some(({ position }) => position > target));
      const part = end === undefined ? rest : rest.filter(({ position }) => position <= end);
      if (part.length > 0) await write(part, here());
      rest = rest.slice(part.length);
      for (const subscriber of here())
        if (hasArrived(subscriber) || isPassed(subscriber, rest)) leave(subscriber, subscriber.done);
    }
  };
  const write = async (batch: readonly RecordedWireEvent[], inRound: readonly Subscriber[]): Promise<void> => {
    const builds = inRound.map(({ build }) => build);
    try {
      const failed = await writeBatch({ pool, codec }, builds, batch);
      for (const [build, found] of failed) for (const failure of found) onFailed(build, failure);
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      const [failed, others] = [
        inRound.filter(isOf(error.schema)),
        inRound.filter((subscriber) => !isOf(error.schema)(subscriber)),
      ];
      for (const subscriber of failed) leave(subscriber, () => subscriber.fail(error));
      await write(batch, others);
    }
  };

  const retry = async () => {
    for (const { build } of subscribers) if (build.aside.size > 0) await retryAside({ pool, store, codec }, build);
  };

  /** Reads from the lowest position of all builds: each takes only its new events. Restarts when another build joins. */
  const run = async () => {
    const polling = setInterval(() => void inTurn(retry).catch(failAll), POLL_MILLISECONDS);
    try {
      while (subscribers.size > 0) {
        const round = new AbortController();
        reading = round;
        // A later subscriber may be further behind than this round, and takes no part in it.
        const inRound: ReadonlySet<Subscriber> = new Set(subscribers);
        const lowest = [...inRound].map(({ build }) => build.position).reduce(lower);
        for await (const batch of store.follow(lowest, round.signal)) {
          await inTurn(() => writeInParts(batch, inRound));
          if (round.signal.aborted) break;
        }
      }
    } catch (error) {
      failAll(error);
    } finally {
      clearInterval(polling);
      isRunning = false;
      // A subscriber may have joined while the last round ended.
      if (subscribers.size > 0) start();
    }
  };
  const failAll = (error: unknown) => {
    for (const subscriber of subscribers) leave(subscriber, () => subscriber.fail(error));
  };
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    run().catch(failAll);
  };

  return {
    fold: (build, signal, target = null) =>
      new Promise<void>((resolve, reject) => {
        const settled = new AbortController();
        const settle =
          <Value>(by: (value: Value) => void) =>
          (value: Value) => {
            settled.abort();
            by(value);
          };
        const subscriber: Subscriber = { build, target, done: settle(resolve), fail: settle(reject) };
        if (hasArrived(subscriber) || signal.aborted) return resolve();
        // Waits for the write in progress: the caller releases its lock afterwards.
        const stop = () => {
          inTurn(() => Promise.resolve(leave(subscriber, subscriber.done))).catch(reject);
        };
        signal.addEventListener('abort', stop, { once: true, signal: settled.signal });
        subscribers.add(subscriber);
        reading?.abort();
        start();
      }),
  };
}

/** Folds a build up to a position. Throws when aborted before, since the caller relies on the position. */
export const foldingTo =
  (feed: Feed, build: Build, signal: AbortSignal) =>
  async (target: bigint): Promise<void> => {
    await feed.fold(build, signal, target);
    signal.throwIfAborted();
  };

const isOf =
  (schema: string) =>
  ({ build }: Subscriber): boolean =>
    build.schema === schema;

const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : 1);

const isBefore = (one: bigint | null, other: bigint | null): boolean => (one ?? -1n) < (other ?? -1n);

const lower = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null || other === null ? null : one < other ? one : other;
