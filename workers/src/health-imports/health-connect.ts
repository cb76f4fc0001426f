import type { LeftOutKind } from '@anamnesis/contracts/health-imports/constants';
import type { HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { SqlValue } from '@sqlite.org/sqlite-wasm';
import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { HEALTH_CONNECT_KINDS } from './health-connect-kinds.js';
import { type Clock, localDay } from './local-day.js';
import { createNights } from './nights.js';
import { writeScratch } from './scratch-file.js';
import { openSqlite, type ReadDatabase } from './sqlite.js';

/** The tables that are read, as Health Connect writes them (user version 23); each may be missing. */
const APPS = 'application_info_table';
const STEPS = 'steps_record_table';
const TOTAL = 'total_calories_burned_record_table';
const ACTIVE = 'active_calories_burned_record_table';
const RATES = 'heart_rate_record_series_table';
const STAGES = 'sleep_stages_table';
const SESSIONS = 'sleep_session_record_table';
const EXERCISES = 'exercise_session_record_table';

/** Bytes of the database: two years of a person have some 50 MB. In a container its folder is memory. */
const MOST_BYTES = 1024 ** 3;
const MOST_APPS = 1_000;
const MOST_SESSIONS = 100_000;
/** Rows between two turns of others. */
const ROWS_AT_ONCE = 5_000;
const CALORIES_OF_KCAL = 1_000;
/** Asleep without a stage, light, deep and REM; the others are awake, out of bed, and awake in bed. 0 is unknown. */
const ASLEEP: ReadonlySet<unknown> = new Set([2, 4, 5, 6]);
const UNKNOWN_STAGE = 0;
/** ms */
const SECOND = 1_000;

/** Called between two parts of the work, with the part that is done, from 0 to 1. */
export type Turn = (share: number) => Promise<void>;

/**
 * Reads the database that Health Connect exports. A source is the app that wrote a record; the day of a record is that of its zone, or of the `assumed` clock where it says none. Steps and
 * energy belong to the day on which a record begins, a night to the day on which its sleep ends; what one app wrote twice of it counts once. Energy is the total that an app wrote for a day; active energy counts where it wrote none.
 */
export async function readHealthConnect(
  content: AsyncIterable<Uint8Array>,
  { tally, assumed, turn }: { tally: DayTally; assumed: Clock; turn: Turn },
): Promise<void> {
  const file = await writeScratch(bounded(content));
  try {
    const database = await openSqlite(file);
    try {
      await readTables(database, { tally, assumed, turn });
    } finally {
      database.close();
    }
  } finally {
    file.close();
  }
}

async function* bounded(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new ExportUnreadable('tooLarge');
    yield chunk;
  }
}

type Row = readonly SqlValue[];

async function readTables(
  database: ReadDatabase,
  { tally, assumed, turn }: { tally: DayTally; assumed: Clock; turn: Turn },
): Promise<void> {
  const read = [STEPS, TOTAL, ACTIVE, EXERCISES, RATES, STAGES, SESSIONS].filter((table) => database.has(table));
  if (!database.has(APPS) || read.length === 0) throw new ExportUnreadable('unsupported');
  const sourceOf = sourcesOf(database);
  let [done, count] = [0, 0];
  /** Reads one table; rows that are not of numbers are counted. The first number is that of the app, the second a moment, and the third its zone. */
  const each = async (
    table: string,
    kind: LeftOutKind,
    statement: string,
    take: (source: string, row: readonly number[]) => void,
  ) => {
    if (!database.has(table)) return;
    for (const written of database.rows(statement)) {
      const row = inZone(written, assumed);
      const source = sourceOf(row[0]);
      if (source === undefined || !isNumbers(row)) tally.skip('unreadable', kind);
      else take(source, row);
      count += 1;
      if (count % ROWS_AT_ONCE === 0) await turn(done / read.length);
    }
    done += 1;
    await turn(done / read.length);
  };
  const add = (measure: HealthMeasure, source: string, day: string, value: number) =>
    tally.add({ source, day, measure, value });

  const interval = (table: string, column: string) =>
    `SELECT app_info_id, start_time, start_zone_offset, ${column} FROM ${table}`;
  await each(STEPS, 'steps', interval(STEPS, 'count'), (source, [, start = 0, offset = 0, steps = 0]) =>
    add('steps', source, dayOf(start, offset), steps),
  );

  const withTotal = new Set<string>();
  await each(TOTAL, 'calories', interval(TOTAL, 'energy'), (source, [, start = 0, offset = 0, energy = 0]) => {
    const day = dayOf(start, offset);
    add('calories', source, day, energy / CALORIES_OF_KCAL);
    // The tally limits how many days there are.
    if (energy > 0) withTotal.add(JSON.stringify([source, day]));
  });
  await each(ACTIVE, 'calories', interval(ACTIVE, 'energy'), (source, [, start = 0, offset = 0, energy = 0]) => {
    const day = dayOf(start, offset);
    if (withTotal.has(JSON.stringify([source, day]))) tally.skip('other', 'energyTwice');
    else add('calories', source, day, energy / CALORIES_OF_KCAL);
  });

  const exercises = `SELECT app_info_id, start_time, 0, end_time FROM ${EXERCISES}`;
  await each(EXERCISES, 'workout', exercises, (_, [, start = 0, , end = 0]) => tally.workout(start, end));
  // A sample has its record's app and zone.
  const samples = `SELECT r.app_info_id, s.epoch_millis, r.start_zone_offset, s.beats_per_minute FROM ${RATES} s LEFT JOIN heart_rate_record_table r ON r.row_id = s.parent_key`;
  await each(RATES, 'heartRate', samples, (source, [, at = 0, offset = 0, rate = 0]) =>
    tally.add({ source, day: dayOf(at, offset), measure: 'heartRate', value: rate, moment: at }),
  );

  const nights = createNights(tally);
  const staged = new Set<number>();
  const stages = `SELECT r.app_info_id, s.stage_end_time, r.end_zone_offset, s.stage_type, s.stage_start_time, r.row_id FROM ${STAGES} s LEFT JOIN ${SESSIONS} r ON r.row_id = s.parent_key`;
  await each(STAGES, 'sleep', stages, (source, [, end = 0, zone = 0, stage = 0, start = 0, session = 0]) => {
    if (stage === UNKNOWN_STAGE) return tally.skip('other', 'sleep');
    staged.add(session);
    if (staged.size > MOST_SESSIONS) throw new ExportUnreadable('tooLarge');
    nights.add({ source, start, end, isAsleep: ASLEEP.has(stage), offset: zone * SECOND });
  });
  // Without stages, all of it is sleep.
  const sessions = `SELECT app_info_id, end_time, end_zone_offset, start_time, row_id FROM ${SESSIONS}`;
  await each(SESSIONS, 'sleep', sessions, (source, [, end = 0, zone = 0, start = 0, session = 0]) => {
    if (!staged.has(session)) nights.add({ source, start, end, isAsleep: true, offset: zone * SECOND });
  });
  nights.end();

  for (const [name, kind] of Object.entries(HEALTH_CONNECT_KINDS)) {
    const table = `${name}_record_table`;
    if (!database.has(table)) continue;
    for (const [rows] of database.rows(`SELECT count(*) FROM ${table}`)) tally.skip('other', kind, Number(rows));
  }
}

const isNumbers = (row: Row): row is readonly number[] => row.every((value) => typeof value === 'number');

/** A row with the offset of a clock where the record says no zone. */
function inZone(row: Row, assumed: Clock): Row {
  const [app, moment, zone, ...more] = row;
  return app !== undefined && typeof moment === 'number' && zone === null
    ? [app, moment, assumed(moment) / SECOND, ...more]
    : row;
}

/** Zone offsets are in seconds. */
const dayOf = (moment: number, offset: number): string => localDay(moment, offset * SECOND);

/** The names of the apps by their number: two with the same name are two sources. */
function sourcesOf(database: ReadDatabase): (app: SqlValue | undefined) => string | undefined {
  const apps = new Map<SqlValue | undefined, { name: string; id: string }>();
  for (const [app, name, id] of database.rows(`SELECT row_id, app_name, package_name FROM ${APPS}`)) {
    apps.set(app, { name: textOf(name) || textOf(id) || 'Health Connect', id: textOf(id) });
    if (apps.size > MOST_APPS) throw new ExportUnreadable('tooLarge');
  }
  const uses = new Map<string, number>();
  for (const { name } of apps.values()) uses.set(name, (uses.get(name) ?? 0) + 1);
  return (app) => {
    const found = apps.get(app);
    return found && (uses.get(found.name) === 1 ? found.name : `${found.id} ${found.name}`.trim());
  };
}

const textOf = (value: SqlValue | undefined): string => (typeof value === 'string' ? value.trim() : '');
