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

/** How often an idle view is asked whether it still stands. */
const ASK_MILLISECONDS = 2_000;

interface Surroundings {
  pool: Pool;
  store: EventStore;
  codec: Codec;
  /** Told of each event that is skipped because it can't be folded. */
  onSkipped: (failed: FailedEvent) => void;
}

type Writes<Value> = readonly Omit<ViewWrite<Value>, 'position'>[];

/**
 * A picture of the log in Redis, folded by one handler for each event it lists. Each event writes the whole of its entry. One that
 * can't be folded is skipped, and what it might have withdrawn must not stay granted: `withdraw` names the entry that is removed
 * then, by the stream; null where the stream has none.
 */
export interface ViewProjection<Value> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  readonly withdraw: (streamId: string) => string | null;
  readonly on: Readonly<Record<string, (event: Recorded) => Writes<Value>>>;
}

/** Declares a Redis view; `handles` lists the events, and there has to be one handler for each. */
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
    // Without a prototype: an event may be of a type that every object has a property for.
    on: Object.assign(Object.create(null), view.on) as ViewProjection<Value>['on'],
  });
}

/**
 * Folds the log into a Redis view until aborted. One process at a time does: the others stand by. The view's checkpoint moves
 * with its entries: after a flush this throws, and is started again from what the view then says.
 */
export async function runView<Value>(
  projection: ViewProjection<Value>,
  view: RedisView<Value>,
  { locks, ...surroundings }: Surroundings & { locks: Locks },
  signal: AbortSignal,
): Promise<void> {
  await locks.hold(`view:${projection.name}`, signal, (held) => fold(projection, view, surroundings, held));
}

async function fold<Value>(
  projection: ViewProjection<Value>,
  view: RedisView<Value>,
  { pool, store, codec, onSkipped }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const skipped = await openSkipped(pool, { name: projection.name, kind: 'view' });
  let position = await view.checkpoint();
  if (position === null) await skipped.clear();
  const ended = new AbortController();
  const lost = new AbortController();
  const running = AbortSignal.any([signal, lost.signal, ended.signal]);
  const notice = () => lost.abort(new Error(`${projection.name} was moved or emptied`));
  // A Redis that is emptied while nothing happens would be noticed at the next event only: it is asked now and then.
  const asking = setInterval(() => {
    if (position === null) return;
    const asked = position;
    view.applyBatch([], asked, asked).then((stands) => stands || position !== asked || notice(), notice);
  }, ASK_MILLISECONDS);
  /** The later events of the stream are folded too: what they withdraw must not come back. */
  const again = async (events: readonly RecordedWireEvent[]) => {
    const at = position;
    const tried = events.filter((event) => at !== null && event.position <= at);
    const { writes, failed } = await writesOf(projection, codec, tried);
    // Refused where the view has moved on meanwhile.
    return at !== null && (await view.applyBatch(writes, at, at)) ? { tried, failed } : null;
  };
  const retrying = skipped.retryWhenAsked(store, again, running).catch((error: unknown) => lost.abort(error));
  try {
    for await (const batch of store.follow(position, running)) {
      const last = batch.at(-1);
      if (!last) continue;
      const { writes, failed } = await writesOf(projection, codec, batch);
      await skipped.add(failed);
      if (!(await view.applyBatch(writes, position, last.position))) notice();
      failed.forEach(onSkipped);
      lost.signal.throwIfAborted();
      position = last.position;
    }
    lost.signal.throwIfAborted();
  } finally {
    clearInterval(asking);
    ended.abort();
    await retrying;
  }
}

/** What a batch writes, in its order. Where an event can't be folded, its entry is removed. */
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
        // The log may hold anything under the name of an event.
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
