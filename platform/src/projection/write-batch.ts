import type { Codec, RecordedWireEvent } from '../event-store/codec.js';
import { inTransaction, ASYNCHRONOUS_COMMIT, type Connection, type Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import type { DecodedEvent } from './fold-batch.js';
import { BuildFailed } from './build-failed.js';
import { foldAtOnce, foldOneByOne, isFaultOfEvent, isFaultOfTables } from './fold-into.js';
import { noteOf, PROGRESS_CHANNEL } from './progress-note.js';
import {
  MOST_STREAMS,
  ownFaults,
  type FailedEvent,
  ReadModelStopped,
  setAside,
  type StreamAside,
  streamAsideFrom,
} from './set-aside.js';

/** A build of a read model, as its writer knows it. */
export interface Build {
  readonly model: ReadModel;
  readonly schema: string;
  /** Position up to which it is folded; null at the beginning. */
  position: bigint | null;
  /** The streams set aside. */
  readonly aside: Map<string, StreamAside>;
}

/**
 * Folds a batch into every build and moves their checkpoints, in one transaction. An event that can't be folded, or whose
 * rows can't be written, is set aside with its stream. Returns the failed events by build. Throws BuildFailed where one build
 * cannot continue, and when another process has moved a checkpoint; then nothing is written.
 */
export async function writeBatch(
  { pool, codec }: { pool: Pool; codec: Codec },
  builds: readonly Build[],
  batch: readonly RecordedWireEvent[],
): Promise<ReadonlyMap<Build, readonly FailedEvent[]>> {
  const last = batch.at(-1);
  if (!last || builds.length === 0) return new Map();
  const decoded = await decodeFor(builds, codec, batch);
  const write = (oneByOne: ReadonlySet<Build>) =>
    inTransaction(
      pool,
      async (tx) => {
        const failed = new Map<Build, readonly FailedEvent[]>();
        for (const build of builds) {
          const pending = decoded.filter(({ wire }) => wire.position > (build.position ?? -1n));
          const fold = oneByOne.has(build) ? foldOneByOne : foldAtOnce;
          const found = await fold(tx, build, pending).catch((error: unknown) => {
            throw new FoldFailed(build, error);
          });
          if (ownFaults([...build.aside.values(), ...found]) > MOST_STREAMS) throw new ReadModelStopped(build.schema);
          await setAside(tx, build.schema, found);
          failed.set(build, found);
        }
        await moveTo(tx, builds, last.position, failed);
        return failed;
      },
      // Rows and checkpoint commit or are lost together, and lost events are folded again from the log.
      ASYNCHRONOUS_COMMIT,
    );
  const failed = await writeOrIsolate(write);
  for (const build of builds) {
    build.position = maximum(build.position, last.position);
    for (const failure of failed.get(build) ?? []) build.aside.set(...streamAsideFrom(failure));
  }
  return failed;
}

/** One build could not fold a batch. */
class FoldFailed extends Error {
  constructor(
    readonly build: Build,
    override readonly cause: unknown,
  ) {
    super();
  }
}

/** Writes the batch, and retries event by event for each build that turns out to have an unwritable event. */
async function writeOrIsolate<Result>(write: (oneByOne: ReadonlySet<Build>) => Promise<Result>): Promise<Result> {
  const oneByOne = new Set<Build>();
  for (;;) {
    try {
      return await write(oneByOne);
    } catch (error) {
      if (!(error instanceof FoldFailed)) throw error;
      const { build, cause } = error;
      if (isFaultOfTables(cause))
        throw new BuildFailed(build.schema, 'has tables that do not match its folds', { cause });
      if (!isFaultOfEvent(cause) || oneByOne.has(build)) throw cause;
      oneByOne.add(build);
    }
  }
}

/** The events that a build handles and has not folded yet. */
async function decodeFor(
  builds: readonly Build[],
  codec: Codec,
  batch: readonly RecordedWireEvent[],
): Promise<DecodedEvent[]> {
  const handled = batch.filter((wire) =>
    builds.some(({ model, position }) => wire.type in model.on && wire.position > (position ?? -1n)),
  );
  const events = await codec.decodeEach(handled);
  return events.map((event, index) => ({ wire: handled[index] as RecordedWireEvent, event }));
}

async function moveTo(
  tx: Connection,
  builds: readonly Build[],
  to: bigint,
  failed: ReadonlyMap<Build, readonly FailedEvent[]>,
): Promise<void> {
  const behind = builds.filter(({ position }) => (position ?? -1n) < to);
  // Another process may have changed which build is visible: the table decides.
  const notes = behind.map((build) => noteOf(build, build.aside.size + (failed.get(build)?.length ?? 0)));
  const { rows } = await tx.query<{ moved: bigint }>(
    `with moved as (
       update read.builds b set position = $1, changed_at = now() from unnest($2::text[], $3::bigint[], $4::text[]) as m (schema, was, note)
       where b.schema = m.schema and b.position is not distinct from m.was returning b.state, m.note),
     shown as (select string_agg(note, ' ') as notes from moved where state = 'shown')
     select count(*) as moved, (select pg_notify($5, $6 || ' ' || notes) from shown where notes is not null) from moved`,
    [
      ...[to, behind.map(({ schema }) => schema), behind.map(({ position }) => position), notes],
      ...[PROGRESS_CHANNEL, String(to)],
    ],
  );
  if (Number(rows[0]?.moved) !== behind.length) throw new Error('A read model was moved by another process');
}

const maximum = (one: bigint | null, other: bigint): bigint => (one !== null && one > other ? one : other);
