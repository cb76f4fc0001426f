import { createLogger, type Logger } from '../logging/logger.js';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Another run of the same effect is in progress, or its process has died and its claim has not expired yet: retry later. */
export class EffectInProgress extends Error {
  override readonly name = 'EffectUnderWay';
}

/** One run of an effect, for effects that can't be undone. */
interface Attempt {
  /** An earlier run started the irreversible part, and its process died before it recorded the outcome. */
  readonly inDoubt: boolean;
  /** Records durably that this run starts the irreversible part. */
  begin(): Promise<void>;
}

export interface Once {
  /**
   * Runs the effect unless it is already done; false when it was. If the effect rejects, or its process dies, it counts as
   * not done. A crash between an effect and its record repeats it: the called system should know the event id too, and an
   * effect that calls `begin` learns from `inDoubt` that an earlier run may have finished. Throws `EffectUnderWay` while another caller runs it.
   */
  once(consumer: string, eventId: string, effect: (attempt: Attempt) => Promise<void>): Promise<boolean>;
}

/** A claim is renewed while its effect runs; the claim of a dead process expires after this time. */
const CLAIM_SECONDS = 30;

/**
 * Records in Postgres which effects are done. The rows are kept permanently: if Redis is lost, the relay publishes
 * the whole log again, and only these rows prevent a second email.
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
      if (!rows[0]?.claimed) throw new EffectInProgress(`${consumer} already runs the effect of ${eventId} elsewhere`);
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
 * A claim lost in a Postgres crash is harmless, so its commit does not wait for the disk; the commit that records an effect as
 * done does.
 */
const CLAIM = `
  with asynchronous_commit as materialized (select set_config('synchronous_commit', 'off', true)),
  claim as (
    insert into effects.effect as mine (consumer, event_id, claimed_until)
    select $1, $2, now() + interval '${CLAIM_SECONDS} seconds' from asynchronous_commit
    on conflict (consumer, event_id) do update set claimed_until = excluded.claimed_until
      where mine.done_at is null and mine.claimed_until < now()
    returning begun_at
  )
  select exists (select from claim) as claimed,
    exists (select from claim where begun_at is not null) as begun,
    exists (select from effects.effect where consumer = $1 and event_id = $2 and done_at is not null) as done`;
