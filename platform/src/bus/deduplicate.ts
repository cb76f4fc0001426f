import { createLogger, type Logger } from '../logging/logger.js';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** The same effect is being done elsewhere right now, or was when its process died: try again later. */
export class EffectUnderWay extends Error {
  override readonly name = 'EffectUnderWay';
}

/** One run of an effect, for one that can't be taken back. */
interface Attempt {
  /** An earlier run had begun with what can't be taken back, and its process died before it told how that ended. */
  readonly inDoubt: boolean;
  /** Notes, on disk, that this run begins with what can't be taken back. */
  begin(): Promise<void>;
}

export interface Once {
  /**
   * Runs the effect unless it was done before; false when it was. Should the effect reject, or its process die, it counts as
   * not done. A crash between an effect and its record repeats it: whatever it calls should know the event id too, and an
   * effect that says when it begins is told when it runs in doubt. Throws `EffectUnderWay` while another caller has it in hand.
   */
  once(consumer: string, eventId: string, effect: (attempt: Attempt) => Promise<void>): Promise<boolean>;
}

/** A claim is renewed while its effect lasts; of a process that died it runs out after this time. */
const CLAIM_SECONDS = 30;

/**
 * Remembers in Postgres which effects were done. The rows are kept for ever: should Redis be lost, then the relay publishes
 * the whole log again, and these rows alone keep a mail from being sent twice.
 */
export async function createOnce(pool: Pool, logger: Logger = createLogger('effects')): Promise<Once> {
  await migrate(pool, { schema: 'effects', steps: [TABLE, BEGUN] });
  return {
    async once(consumer, eventId, effect) {
      const { rows } = await pool.query<{ claimed: boolean; done: boolean; begun: boolean }>(CLAIM, [
        consumer,
        eventId,
      ]);
      if (rows[0]?.done) return false;
      if (!rows[0]?.claimed) throw new EffectUnderWay(`${consumer} has ${eventId} in hand elsewhere`);
      const begin = async () => void (await pool.query(BEGIN, [consumer, eventId]));
      const renewing = keepClaim(pool, consumer, eventId, logger);
      try {
        await effect({ inDoubt: rows[0].begun, begin });
      } catch (error) {
        await pool.query('delete from effects.effect where consumer = $1 and event_id = $2', [consumer, eventId]);
        throw error;
      } finally {
        clearInterval(renewing);
      }
      await pool.query('update effects.effect set done_at = now() where consumer = $1 and event_id = $2', [
        consumer,
        eventId,
      ]);
      return true;
    },
  };
}

function keepClaim(pool: Pool, consumer: string, eventId: string, logger: Logger): NodeJS.Timeout {
  const renew = () => pool.query(RENEW, [consumer, eventId]);
  const report = (error: unknown) =>
    logger.warn({ err: error, consumer, eventId }, 'The claim on an effect was not renewed');
  return setInterval(() => void renew().catch(report), (CLAIM_SECONDS * 1_000) / 3);
}

const RENEW = `
  update effects.effect set claimed_until = now() + interval '${CLAIM_SECONDS} seconds'
  where consumer = $1 and event_id = $2 and done_at is null`;

const TABLE = `
  create table effect (
    consumer text not null,
    event_id text not null,
    claimed_until timestamptz not null,
    done_at timestamptz,
    primary key (consumer, event_id)
  )`;

const BEGUN = 'alter table effect add column begun_at timestamptz';

const BEGIN = 'update effects.effect set begun_at = now() where consumer = $1 and event_id = $2';

/**
 * A claim lost in a crash of Postgres costs nothing, so its commit does not wait for the disk; the record that an effect was
 * done does.
 */
const CLAIM = `
  with hurried as materialized (select set_config('synchronous_commit', 'off', true)),
  claim as (
    insert into effects.effect as mine (consumer, event_id, claimed_until)
    select $1, $2, now() + interval '${CLAIM_SECONDS} seconds' from hurried
    on conflict (consumer, event_id) do update set claimed_until = excluded.claimed_until
      where mine.done_at is null and mine.claimed_until < now()
    returning begun_at
  )
  select exists (select from claim) as claimed,
    exists (select from claim where begun_at is not null) as begun,
    exists (select from effects.effect where consumer = $1 and event_id = $2 and done_at is not null) as done`;
