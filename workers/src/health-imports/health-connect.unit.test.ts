import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { readExport } from './read-export.js';
import { inChunks, zipOf } from './testing/exports.js';
import { databaseOf, HEALTH_CONNECT_TABLES, rowOf } from './testing/health-connect-file.js';
import { nothing, read, TODAY } from './testing/read.js';

const STEPS = 'steps_record_table';
const TOTAL = 'total_calories_burned_record_table';
const ACTIVE = 'active_calories_burned_record_table';
const SESSIONS = 'sleep_session_record_table';
const APPS = `INSERT INTO application_info_table (package_name, app_name) VALUES ('com.fitbit.FitbitMobile', 'Fitbit'), ('com.sec.android.app.shealth', 'सैमसंग हेल्थ 🏃');`;
const exportOf = (...rows: readonly string[]) => databaseOf(HEALTH_CONNECT_TABLES, APPS, ...rows);
const zipped = async (...rows: readonly string[]) => zipOf({ 'health_connect_export.db': await exportOf(...rows) });
const stage = (parent: number, type: number, from: string, to: string) =>
  `INSERT INTO sleep_stages_table VALUES (${parent}, ${Date.parse(from)}, ${Date.parse(to)}, ${type});`;

const DAY_AND_NIGHT = [
  rowOf(STEPS, { start: '2026-11-19T02:00:00Z', end: '2026-11-19T03:00:00Z', count: 1_200 }),
  rowOf(STEPS, { start: '2026-11-19T18:29:00Z', count: 34 }),
  rowOf(STEPS, { app: 2, start: '2026-11-19T02:00:00Z', count: 900 }),
  rowOf(TOTAL, { start: '2026-11-19T02:00:00Z', energy: 1_850_400 }),
  rowOf(ACTIVE, { start: '2026-11-19T02:00:00Z', energy: 400_000 }),
  rowOf(ACTIVE, { app: 2, start: '2026-11-19T02:00:00Z', energy: 300_000 }),
  rowOf('heart_rate_record_table', { start: '2026-11-19T02:00:00Z' }),
  `INSERT INTO heart_rate_record_series_table VALUES (1, 60, ${Date.parse('2026-11-19T02:00:00Z')}), (1, 80, ${Date.parse('2026-11-19T02:01:00Z')});`,
  rowOf(SESSIONS, { start: '2026-11-18T17:00:00Z', end: '2026-11-19T01:00:00Z', title: 'Night' }),
  // Before midnight, and it belongs to the day on which the night ends.
  stage(1, 4, '2026-11-18T17:00:00Z', '2026-11-18T18:00:00Z'),
  stage(1, 1, '2026-11-18T18:00:00Z', '2026-11-18T19:00:00Z'),
  stage(1, 5, '2026-11-18T19:00:00Z', '2026-11-18T22:00:00Z'),
  stage(1, 6, '2026-11-18T22:00:00Z', '2026-11-19T01:00:00Z'),
  rowOf(SESSIONS, { app: 2, start: '2026-11-18T17:30:00Z', end: '2026-11-19T00:30:00Z' }),
];

describe('the archive of Health Connect', () => {
  test('is added up by app and day: of the zone, with sleep by its stages, and energy without counting it twice', async () => {
    expect(await read(await zipped(...DAY_AND_NIGHT))).toEqual({
      sources: {
        Fitbit: [{ day: '2026-11-19', measures: { heartRate: 70, steps: 1_234, calories: 1_850, sleep: 7 } }],
        'सैमसंग हेल्थ 🏃': [{ day: '2026-11-19', measures: { ...nothing, steps: 900, calories: 300, sleep: 7 } }],
      },
      result: {
        ...{ days: 2, calendarDays: 1, sources: 2, samples: 9, from: '2026-11-19', to: '2026-11-19' },
        skipped: { other: 2, unreadable: 0, implausible: 0 },
        leftOut: [
          { reason: 'other', kind: 'energyTwice', count: 1 },
          { reason: 'other', kind: 'awake', count: 1 },
        ],
      },
    });
  });

  test('does not take the heart rates of a workout for those of the day', async () => {
    const rates = [60, 62, 140, 150].map(
      (rate, hour) =>
        `INSERT INTO heart_rate_record_series_table VALUES (1, ${rate}, ${Date.parse(`2026-11-19T0${hour}:30:00Z`)});`,
    );
    const workout = rowOf('exercise_session_record_table', {
      ...{ start: '2026-11-19T02:05:00Z', end: '2026-11-19T03:35:00Z', exercise_type: 56 },
    });
    const record = rowOf('heart_rate_record_table', { start: '2026-11-19T00:00:00Z' });
    const { sources, result } = await read(await zipped(workout, record, ...rates));
    expect(sources['Fitbit']).toEqual([{ day: '2026-11-19', measures: { ...nothing, heartRate: 61 } }]);
    expect(result.samples).toBe(2);
    expect(result.leftOut).toEqual([
      { reason: 'other', kind: 'workoutHeartRate', count: 2 },
      { reason: 'other', kind: 'workout', count: 1 },
    ]);
  });

  test('names the kinds of what is left out', async () => {
    const blood =
      'CREATE TABLE blood_pressure_record_table (systolic REAL); INSERT INTO blood_pressure_record_table VALUES (120), (130);';
    const weight = 'CREATE TABLE weight_record_table (weight REAL);';
    const steps = rowOf(STEPS, { start: '2026-11-19T02:00:00Z', count: 1 });
    const { result } = await read(await zipped(blood, weight, steps));
    expect(result.leftOut).toEqual([{ reason: 'other', kind: 'bloodPressure', count: 2 }]);
  });

  test('counts once what one app wrote twice of a night', async () => {
    const session = { start: '2026-11-18T17:00:00Z', end: '2026-11-19T01:00:00Z' };
    const later = { start: '2026-11-18T23:00:00Z', end: '2026-11-19T02:00:00Z' };
    const { sources } = await read(
      await zipped(rowOf(SESSIONS, session), rowOf(SESSIONS, session), rowOf(SESSIONS, later)),
    );
    expect(sources['Fitbit']).toEqual([{ day: '2026-11-19', measures: { ...nothing, sleep: 9 } }]);
  });

  test('gives the same as the database in it', async () => {
    expect(await read(await exportOf(...DAY_AND_NIGHT))).toEqual(
      await read(await zipped(...DAY_AND_NIGHT), [7, 1_000]),
    );
  });

  test('has the day of each zone', async () => {
    const at = '2026-11-18T19:30:00Z';
    const zones = [5.5, -8, 13].map((hours) => rowOf(STEPS, { start: at, count: 1, zone: hours * 3_600 }));
    const { sources } = await read(await zipped(...zones));
    expect(sources['Fitbit']).toEqual([
      { day: '2026-11-18', measures: { ...nothing, steps: 1 } },
      { day: '2026-11-19', measures: { ...nothing, steps: 2 } },
    ]);
  });

  test('has the day of the clinic where a record says no zone, and says so', async () => {
    const late = { start: '2026-11-18T19:30:00Z', zone: null };
    const rows = [
      rowOf(STEPS, { ...late, count: 5 }),
      rowOf(SESSIONS, { start: '2026-11-17T17:00:00Z', end: '2026-11-17T19:00:00Z', zone: null }),
    ];
    const { sources, result } = await read(await zipped(...rows));
    expect(sources['Fitbit']).toEqual([
      { day: '2026-11-18', measures: { ...nothing, sleep: 2 } },
      { day: '2026-11-19', measures: { ...nothing, steps: 5 } },
    ]);
    expect(result).toMatchObject({ assumedZone: 'Asia/Kolkata', leftOut: [] });
    expect((await read(await zipped(rowOf(STEPS, { ...late, zone: 0, count: 5 })))).result.assumedZone).toBeUndefined();
  });

  test('counts what no person has and what cannot be read, and goes on', async () => {
    const odd = [
      ...[-3, 1e9, '9223372036854775807', 'many', null].map((count) =>
        rowOf(STEPS, { start: '2026-11-19T02:00:00Z', count }),
      ),
      rowOf(STEPS, { app: 77, start: '2026-11-19T02:00:00Z', count: 1 }),
      rowOf(STEPS, { start: '2031-11-19T02:00:00Z', count: 1 }),
      `INSERT INTO ${STEPS} (app_info_id, start_time, start_zone_offset, count) VALUES (1, 9e18, 0, 5);`,
      `INSERT INTO heart_rate_record_series_table VALUES (55, 60, ${Date.parse('2026-11-19T02:00:00Z')});`,
      rowOf(SESSIONS, { start: '2026-11-19T02:00:00Z', end: '2026-11-18T02:00:00Z' }),
    ];
    const { sources, result } = await read(
      await zipped(...odd, rowOf(STEPS, { start: '2026-11-19T02:00:00Z', count: 10 })),
    );
    expect(sources).toEqual({ Fitbit: [{ day: '2026-11-19', measures: { ...nothing, steps: 10 } }] });
    expect(result.skipped).toEqual({ other: 0, unreadable: 7, implausible: 3 });
  });

  test('has two sources for two apps with one name, and the package where an app has none', async () => {
    const apps = `UPDATE application_info_table SET app_name = 'Health'; INSERT INTO application_info_table (package_name) VALUES ('com.third');`;
    const steps = [1, 2, 3].map((app) => rowOf(STEPS, { app, start: '2026-11-19T02:00:00Z', count: app }));
    const { sources } = await read(await zipped(apps, ...steps));
    expect(Object.keys(sources).toSorted()).toEqual([
      'com.fitbit.FitbitMobile Health',
      'com.sec.android.app.shealth Health',
      'com.third',
    ]);
  });

  test('tells how far it is, and ends where that throws', async () => {
    const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) INSERT INTO ${STEPS} (app_info_id, start_time, start_zone_offset, count) SELECT 1, ${Date.parse('2026-11-19T02:00:00Z')}, 0, 1 FROM n;`;
    const file = inChunks(await zipped(many));
    const shares: number[] = [];
    const reading = {
      today: TODAY,
      timeZone: 'Asia/Kolkata',
      onProgress: async (share: number) => void shares.push(share),
    };
    const { sources } = await readExport(file, reading);
    expect(sources.get('Fitbit')).toEqual([{ day: '2026-11-19', measures: { ...nothing, steps: 20_000 } }]);
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(8);
    const stopping = {
      ...reading,
      onProgress: (share: number) =>
        share > 0.3 && share < 0.5 ? Promise.reject(new Error('stopped')) : Promise.resolve(),
    };
    await expect(readExport(file, stopping)).rejects.toThrow('stopped');
  });

  test('leaves no file behind, and none that can be read meanwhile', async () => {
    const ours = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('anamnesis-export-'));
    const before = await ours();
    await read(await zipped(...DAY_AND_NIGHT));
    await expect(read(zipOf({ 'export.db': 'SQLite format 3\0 and nothing more' }))).rejects.toMatchObject({
      reason: 'damaged',
    });
    expect(await ours()).toEqual(before);
  });
});

describe('refused with its reason is a database', () => {
  const overwritten = async () => {
    const bytes = await exportOf(...DAY_AND_NIGHT);
    bytes.fill(0xa5, 4_096, 8 * 4_096);
    return bytes;
  };
  test.each<[string, string, () => Promise<Buffer>]>([
    ['of something else', 'unsupported', () => databaseOf('CREATE TABLE steps_record_table (a)')],
    ['without values', 'empty', () => exportOf()],
    ['without a column', 'unsupported', () => exportOf(`ALTER TABLE ${STEPS} RENAME COLUMN count TO steps`)],
    ['that ends too early', 'damaged', async () => (await exportOf(...DAY_AND_NIGHT)).subarray(0, 9_000)],
    ['with overwritten pages', 'damaged', overwritten],
    [
      'whose tables are views that never end',
      'unsupported',
      () =>
        databaseOf(`${HEALTH_CONNECT_TABLES} DROP TABLE application_info_table;
        CREATE VIEW application_info_table AS WITH RECURSIVE n(row_id) AS (SELECT 1 UNION ALL SELECT row_id + 1 FROM n) SELECT row_id, 'a' app_name, 'b' package_name FROM n;`),
    ],
    [
      'with too many apps',
      'tooLarge',
      () =>
        exportOf(
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO application_info_table (package_name) SELECT i FROM n;`,
        ),
    ],
    [
      'that computes without an end',
      'tooLarge',
      () =>
        databaseOf(
          HEALTH_CONNECT_TABLES.replace(
            'CREATE TABLE heart_rate_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT',
            'CREATE TABLE heart_rate_record_table (row_id INTEGER',
          ),
          APPS,
          `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000) INSERT INTO heart_rate_record_table (row_id) SELECT -i FROM n;
           WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000) INSERT INTO heart_rate_record_series_table SELECT i, 60, 1 FROM n;`,
        ),
    ],
  ])('%s: %s', async (_, reason, content) => {
    await expect(read(await content())).rejects.toMatchObject({ reason });
  });
});
