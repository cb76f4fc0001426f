import init from '@sqlite.org/sqlite-wasm';

const interval = (more: string) =>
  `row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, app_info_id INTEGER, recording_method INTEGER, start_time INTEGER, start_zone_offset INTEGER,
   end_time INTEGER, end_zone_offset INTEGER, local_date INTEGER, ${more}
   local_date_time_start_time INTEGER AS (start_time + 1000 * start_zone_offset)`;

/** The tables as Health Connect creates them, as far as they are read. */
export const HEALTH_CONNECT_TABLES = `
  CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, package_name TEXT NOT NULL UNIQUE, app_name TEXT, app_icon BLOB, record_types_used TEXT);
  CREATE TABLE steps_record_table (${interval('count INTEGER,')});
  CREATE TABLE total_calories_burned_record_table (${interval('energy REAL,')});
  CREATE TABLE active_calories_burned_record_table (${interval('energy REAL,')});
  CREATE TABLE heart_rate_record_table (${interval('')});
  CREATE TABLE heart_rate_record_series_table (parent_key INTEGER, beats_per_minute INTEGER, epoch_millis INTEGER, FOREIGN KEY (parent_key) REFERENCES heart_rate_record_table (row_id) ON DELETE CASCADE);
  CREATE TABLE exercise_session_record_table (${interval('notes TEXT, exercise_type INTEGER, title TEXT, has_route INTEGER,')});
  CREATE TABLE sleep_session_record_table (${interval('notes TEXT, title TEXT,')});
  CREATE TABLE sleep_stages_table (parent_key INTEGER, stage_start_time INTEGER, stage_end_time INTEGER, stage_type INTEGER);
  PRAGMA user_version = 23;`;

/** The bytes of a database that these statements make. */
export async function databaseOf(...statements: readonly string[]): Promise<Buffer> {
  const { oo1, capi } = await init();
  const database = new oo1.DB(':memory:');
  for (const statement of statements) database.exec(statement);
  const bytes = Buffer.from(capi.sqlite3_js_db_export(database.pointer!));
  database.close();
  return bytes;
}

const INDIA = 5.5 * 3_600;

/** A row of an interval: app, begin and end in UTC, and what it has beside. India's zone unless another (s) or none is given. */
export function rowOf(
  table: string,
  {
    app = 1,
    start,
    end = start,
    zone = INDIA,
    ...more
  }: { app?: number; start: string; end?: string; zone?: number | null } & Record<string, unknown>,
): string {
  const columns = {
    app_info_id: app,
    start_time: Date.parse(start),
    start_zone_offset: zone,
    end_time: Date.parse(end),
    end_zone_offset: zone,
    ...more,
  };
  return `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns)
    .map((value) => (typeof value === 'number' ? value : value === null ? 'NULL' : `'${String(value)}'`))
    .join(', ')});`;
}
