import type { Codec, RecordedWireEvent } from '../event-store/codec.js';
import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import type { Told } from './fold-batch.js';
import { isRefusedRow, oneByOne, together } from './fold-into.js';
import { PROGRESS_CHANNEL, progressNote } from './progress-note.js';
import {
  MOST_STREAMS,
  ownFaults,
  type Poison,
  ReadModelStopped,
  setAside,
  type Waiting,
  waitingFrom,
} from './quarantine.js';

/** A build of a read model, as whoever writes it knows it. */
export interface Build {
  readonly model: ReadModel;
  readonly schema: string;
  /** Up to where it is folded; null at the beginning. */
  position: bigint | null;
  /** Whether readers see it. */
  isShown: boolean;
  /** The streams that were set aside. */
  readonly aside: Map<string, Waiting>;
}

/**
 * Folds a batch into every build and moves their checkpoints, in one transaction. An event that can't be folded, or whose
 * rows PostgreSQL refuses, is set aside with its stream. Answers what was set aside, by build. Throws ReadModelStopped when
 * it was too much, and when someone else has moved a checkpoint; then nothing was written.
 */
export async function writeBatch(
  { pool, codec }: { pool: Pool; codec: Codec },
  builds: readonly Build[],
  batch: readonly RecordedWireEvent[],
): Promise<ReadonlyMap<Build, readonly Poison[]>> {
  const last = batch.at(-1);
  if (!last || builds.length === 0) return new Map();
  const told = await tell(codec, batch, builds);
  const write = (write: typeof together) =>
    inTransaction(pool, async (tx) => {
      // Not waited for on the disk: rows and checkpoint are kept or lost together, and what is lost is folded again from the log.
      await tx.query('set local synchronous_commit to off');
      const poisons = new Map<Build, readonly Poison[]>();
      for (const build of builds) {
        const news = told.filter(({ wire }) => wire.position > (build.position ?? -1n));
        const found = await write(tx, build, news);
        if (ownFaults([...build.aside.values(), ...found]) > MOST_STREAMS) throw new ReadModelStopped(build.schema);
        await setAside(tx, build.schema, found);
        poisons.set(build, found);
      }
      await moveTo(tx, builds, last.position, poisons);
      return poisons;
    });
  const poisons = await write(together).catch((error: unknown) => {
    if (isRefusedRow(error)) return write(oneByOne);
    throw error;
  });
  for (const build of builds) {
    build.position = maximum(build.position, last.position);
    for (const poison of poisons.get(build) ?? []) build.aside.set(...waitingFrom(poison));
  }
  return poisons;
}

async function tell(codec: Codec, batch: readonly RecordedWireEvent[], builds: readonly Build[]): Promise<Told[]> {
  const handled = batch.filter(({ type }) => builds.some(({ model }) => type in model.on));
  const events = await codec.decodeEach(handled);
  return events.map((event, index) => ({ wire: handled[index] as RecordedWireEvent, event }));
}

async function moveTo(
  tx: Connection,
  builds: readonly Build[],
  to: bigint,
  poisons: ReadonlyMap<Build, readonly Poison[]>,
): Promise<void> {
  const behind = builds.filter(({ position }) => (position ?? -1n) < to);
  const moved = await tx.query(
    `update read.builds b set position = $1 from unnest($2::text[], $3::bigint[]) as m (schema, was)
     where b.schema = m.schema and b.position is not distinct from m.was`,
    [to, behind.map(({ schema }) => schema), behind.map(({ position }) => position)],
  );
  if (moved.rowCount !== behind.length) throw new Error('A read model was moved by someone else');
  const shown = behind.filter(({ isShown }) => isShown);
  if (shown.length === 0) return;
  const note = shown.map((build) => ({
    name: build.model.name,
    version: build.model.version,
    isIncomplete: build.aside.size + (poisons.get(build)?.length ?? 0) > 0,
  }));
  await tx.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, progressNote(to, note)]);
}

const maximum = (one: bigint | null, other: bigint): bigint => (one !== null && one > other ? one : other);
