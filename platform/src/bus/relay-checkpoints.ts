import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Stores the position up to which each relay has published the log. */
export interface RelayCheckpoints {
  load(relay: string): Promise<bigint | null>;
  /** False, with nothing changed, when the stored position is not `from`. */
  save(relay: string, position: bigint, from: bigint | null): Promise<boolean>;
}

/** Stores the checkpoints in Postgres, for a bus whose messages survive a restart of all other parts. */
export async function createRelayCheckpoints(pool: Pool): Promise<RelayCheckpoints> {
  await migrate(pool, {
    schema: 'relays',
    steps: ['create table checkpoint (relay text primary key, position bigint not null)'],
  });
  return {
    async load(relay) {
      const { rows } = await pool.query<{ position: bigint }>(
        'select position from relays.checkpoint where relay = $1',
        [relay],
      );
      return rows[0]?.position ?? null;
    },
    async save(relay, position, from) {
      const { rowCount } =
        from === null
          ? await pool.query('insert into relays.checkpoint (relay, position) values ($1, $2) on conflict do nothing', [
              relay,
              position,
            ])
          : await pool.query('update relays.checkpoint set position = $2 where relay = $1 and position = $3', [
              relay,
              position,
              from,
            ]);
      return rowCount === 1;
    },
  };
}
