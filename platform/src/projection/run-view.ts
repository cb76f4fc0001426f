import type { EventDefinition, EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import type { Locks } from '../postgres/locks.js';
import type { RedisView, ViewWrite } from '../redis/view.js';
import { foldEach } from './fold-each.js';
import type { Poison } from './quarantine.js';

/** How often an idle view is asked whether it still stands. */
const ASK_MILLISECONDS = 2_000;

interface Surroundings {
  store: EventStore;
  codec: Codec;
  /** Told of each event that can't be folded. Its entry is as it was, until a later event of it writes the whole of it. */
  onPoison: (poison: Poison) => void;
}

type Writes<Value> = readonly Omit<ViewWrite<Value>, 'position'>[];

/** A picture of the log in Redis, folded by one handler for each event it lists. */
export interface ViewProjection<Value> {
  readonly name: string;
  readonly on: Readonly<Record<string, (event: Recorded) => Writes<Value>>>;
}

/** Declares a Redis view; `handles` lists the events, and there has to be one handler for each. */
export function defineView<Value>() {
  return <const Handled extends readonly EventDefinition[]>(view: {
    name: string;
    handles: Handled;
    on: {
      readonly [Type in Handled[number]['type']]: (
        event: Recorded<EventOf<Extract<Handled[number], { type: Type }>>>,
      ) => Writes<Value>;
    };
  }): ViewProjection<Value> => ({
    name: view.name,
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
  { store, codec, onPoison }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  let position = await view.checkpoint();
  const lost = new AbortController();
  const running = AbortSignal.any([signal, lost.signal]);
  const notice = () => lost.abort(new Error(`${projection.name} was moved or emptied`));
  // A Redis that is emptied while nothing happens would be noticed at the next event only: it is asked now and then.
  const asking = setInterval(() => {
    if (position === null) return;
    const asked = position;
    view.applyBatch([], asked, asked).then((stands) => stands || position !== asked || notice(), notice);
  }, ASK_MILLISECONDS);
  try {
    for await (const batch of store.follow(position, running)) {
      const last = batch.at(-1);
      if (!last) continue;
      const { results, poisons } = await foldEach(
        codec,
        batch.filter((event) => event.type in projection.on),
        (event) => (projection.on[event.type]?.(event) ?? []).map((write) => ({ ...write, position: event.position })),
      );
      if (!(await view.applyBatch(results, position, last.position))) notice();
      for (const poison of poisons) onPoison(poison);
      lost.signal.throwIfAborted();
      position = last.position;
    }
    lost.signal.throwIfAborted();
  } finally {
    clearInterval(asking);
  }
}
