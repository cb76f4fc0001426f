import { z } from 'zod';
import type { EventDefinition, EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Codec, RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { Pool } from '../postgres/pool.js';
import type { RedisView, ViewWrite } from '../redis/view.js';
import { foldEach } from './fold-each.js';
import type { FailedEvent } from './set-aside.js';
import { openSkipped } from './skipped.js';

/** Interval of the checks for a lost view while idle. */
const POLL_MILLISECONDS = 2_000;

interface Dependencies {
  pool: Pool;
  store: EventStore;
  codec: Codec;
  /** Called with each event that is skipped because it can't be folded. */
  onSkipped: (failed: FailedEvent) => void;
}

type Writes<Value> = readonly Omit<ViewWrite<Value>, 'position'>[];

/**
 * A view of the log in Redis, with one handler per event type. Each event writes its entry completely. An event that
 * can't be folded is skipped, and must not leave a permission in place that it may have revoked: `withdraw` returns the entry to remove
 * then, by the stream; null where the stream has none.
 */
export interface ViewProjection<Value> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  readonly withdraw: (streamId: string) => string | null;
  readonly on: Readonly<Record<string, (event: Recorded) => Writes<Value>>>;
}

/** Declares a Redis view; `handles` lists the events, and there must be one handler for each. */
export function defineView<Value>() {
  return <const Handled extends readonly EventDefinition[]>(view: {
    name: string;
    schema: z.ZodType<Value>;
    handles: Handled;
    withdraw: (streamId: string) => string | null;
    on: {
      readonly [Type in Handled[number]['type']]: (
        event: Recorded<EventOf<Extract<Handled[number], { type: Type }>>>,
      ) => Writes<Value>;
    };
  }): ViewProjection<Value> => ({
    ...{ name: view.name, schema: view.schema, withdraw: view.withdraw },
    // Without a prototype: an event type may be named like a property of every object.
    on: Object.assign(Object.create(null), view.on) as ViewProjection<Value>['on'],
  });
}

/**
 * Folds the log into a Redis view until aborted. One process at a time does; the others stand by. The view's checkpoint moves
 * with its entries: after a flush this throws, and restarts from the view's checkpoint.
 */
export async function runView<Value>(
  projection: ViewProjection<Value>,
  view: RedisView<Value>,
  { locks, ...dependencies }: Dependencies & { locks: Locks },
  signal: AbortSignal,
): Promise<void> {
  await locks.hold(`view:${projection.name}`, signal, (held) => fold(projection, view, dependencies, held));
}

async function fold<Value>(
  projection: ViewProjection<Value>,
  view: RedisView<Value>,
  { pool, store, codec, onSkipped }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  const skipped = await openSkipped(pool, { name: projection.name, kind: 'view' });
  let position = await view.checkpoint();
  if (position === null) await skipped.clear();
  const ended = new AbortController();
  const lost = new AbortController();
  const running = AbortSignal.any([signal, lost.signal, ended.signal]);
  const reportLoss = () => lost.abort(new Error(`${projection.name} was moved or emptied`));
  // Detects an emptied Redis while no events arrive.
  const polling = setInterval(() => {
    if (position === null) return;
    const expected = position;
    view
      .applyBatch([], expected, expected)
      .then((isIntact) => isIntact || position !== expected || reportLoss(), reportLoss);
  }, POLL_MILLISECONDS);
  /** The later events of the stream are folded too, so that what they withdraw stays withdrawn. */
  const again = async (events: readonly RecordedWireEvent[]) => {
    const at = position;
    const tried = events.filter((event) => at !== null && event.position <= at);
    const { writes, failed } = await writesOf(projection, codec, tried);
    // Refused when the view has moved on meanwhile.
    return at !== null && (await view.applyBatch(writes, at, at)) ? { tried, failed } : null;
  };
  const retrying = skipped.retryWhenAsked(store, again, running).catch((error: unknown) => lost.abort(error));
  try {
    for await (const batch of store.follow(position, running)) {
      const last = batch.at(-1);
      if (!last) continue;
      const { writes, failed } = await writesOf(projection, codec, batch);
      await skipped.add(failed);
      if (!(await view.applyBatch(writes, position, last.position))) reportLoss();
      failed.forEach(onSkipped);
      lost.signal.throwIfAborted();
      position = last.position;
    }
    lost.signal.throwIfAborted();
  } finally {
    clearInterval(polling);
    ended.abort();
    await retrying;
  }
}

/** The writes of a batch, in order. Where an event can't be folded, its entry is removed. */
async function writesOf<Value>(
  { on, schema, withdraw }: ViewProjection<Value>,
  codec: Codec,
  batch: readonly RecordedWireEvent[],
): Promise<{ writes: ViewWrite<Value>[]; failed: FailedEvent[] }> {
  const { results, failed } = await foldEach(
    codec,
    batch.filter((event) => event.type in on),
    (event) =>
      (on[event.type]?.(event) ?? []).map(({ key, value }) => ({
        // The log may contain any data under the name of an event.
        ...{ key: KEY.parse(key), value: value === null ? null : schema.parse(value), position: event.position },
      })),
  );
  const withdrawn = failed.flatMap(({ event: { streamId, position } }) => {
    const key = withdraw(streamId);
    return key === null ? [] : [{ key, value: null, position }];
  });
  return { writes: [...results, ...withdrawn].sort(byPosition), failed };
}

const KEY = z.string().min(1);
const byPosition = (one: ViewWrite<unknown>, other: ViewWrite<unknown>) => Number(one.position - other.position);
