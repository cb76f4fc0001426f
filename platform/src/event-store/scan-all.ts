import { type AllStreamResolvedEvent, type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';

/** A record that the store cannot read. */
export class DamagedRecord {
  constructor(
    readonly position: bigint,
    /** There is no record, instead of one with other content. */
    readonly isMissing: boolean,
  ) {}
}

type Event = NonNullable<AllStreamResolvedEvent['event']>;

/** The gRPC status of a store whose files are damaged. */
const DATA_LOSS = 15;
/** The embedded store names the position; its positions are consecutive numbers, from 1. */
const AT_POSITION = /\bposition (\d+)( is missing)?/;
const BATCH = 500;

/**
 * The events of the whole log in batches, up to its end. A record that the store cannot read is returned as DamagedRecord, and the scan
 * continues after it.
 */
export async function* scanAll(client: EventStoreDBClient): AsyncGenerator<(Event | DamagedRecord)[]> {
  let from: bigint | null = null;
  /** The next damaged record: reading ends before it. */
  let damaged: DamagedRecord | null = null;
  for (;;) {
    const next: bigint = from ?? 1n;
    if (damaged?.position === next) {
      yield [damaged];
      from = next + 1n;
      damaged = null;
      continue;
    }
    const maxCount: number | undefined = damaged === null ? undefined : Number(damaged.position - next);
    let batch: Event[] = [];
    let last: bigint | null = null;
    try {
      for await (const { event } of client.readAll({
        direction: FORWARDS,
        fromPosition: from === null ? START : { commit: from, prepare: from },
        ...(maxCount === undefined ? {} : { maxCount }),
      })) {
        if (!event) continue;
        batch.push(event);
        last = event.position.commit;
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
      if (damaged === null) return;
      from = damaged.position;
    } catch (error) {
      const found = damagedRecord(error);
      if (found === null || found.position < next) throw error;
      if (batch.length > 0) yield batch;
      // What was read is not read again.
      if (last !== null) from = last + 1n;
      damaged = found;
    }
  }
}

/** Whether a read failed because the files of the store are damaged. */
export const isDataLoss = (error: unknown): boolean => (error as { code?: unknown }).code === DATA_LOSS;

function damagedRecord(error: unknown): DamagedRecord | null {
  const [, position, missing] = (isDataLoss(error) && AT_POSITION.exec(String((error as Error).message))) || [];
  return position === undefined ? null : new DamagedRecord(BigInt(position), missing !== undefined);
}
