import { randomUUID } from 'node:crypto';
import { SQL } from '@event-driven-io/dumbo';
import type { Event } from '@event-driven-io/emmett';
import { postgreSQLProjection, rebuildPostgreSQLProjections } from '@event-driven-io/emmett-postgresql';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { Connection } from '@anamnesis/platform/postgres/pool';
import { appointmentHandlers } from './appointment-handlers.js';

/** The batch size of our own runner; Emmett's default is 100. */
const BATCH = 500;

type Handler = (tx: Connection, event: Pick<Recorded, 'data' | 'recordedAt'>) => Promise<void>;
const handlers = appointmentHandlers as unknown as Readonly<Record<string, Handler | undefined>>;

/** Emmett's own rebuild of the appointment list, with a statement for each event, as its projections are written. */
export async function rebuildWithEmmett(connectionString: string, schema: string): Promise<void> {
  const definition = postgreSQLProjection<Event>({
    // A new name each time: a second rebuild under one name continues from the checkpoint in Emmett 0.42.
    name: `appointment-list-${randomUUID()}`,
    version: 1,
    canHandle: Object.keys(handlers),
    handle: async (events, { connection, execute }) => {
      await execute.query(SQL`SELECT set_config('search_path', ${`${schema}, public`}, true)`);
      const tx = connection.client as Connection;
      for (const { type, data } of events) await handlers[type]?.(tx, { data, recordedAt: RECORDED_AT });
    },
    truncate: async ({ execute }) => {
      await execute.query(SQL`SELECT set_config('search_path', ${`${schema}, public`}, true)`);
      await execute.command(SQL`TRUNCATE appointments`);
    },
  });
  const consumer = rebuildPostgreSQLProjections({
    connectionString,
    // By default it waits 50 ms between two batches.
    pulling: { batchSize: BATCH, pullingFrequencyInMs: 0 },
    projections: [definition],
  });
  try {
    await consumer.start();
  } finally {
    await consumer.close();
  }
}

/** Emmett does not pass the time of recording to projections. */
const RECORDED_AT = new Date().toISOString();
