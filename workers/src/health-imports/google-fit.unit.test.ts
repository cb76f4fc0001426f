import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { zipOf } from './testing/exports.js';
import { nothing, read } from './testing/read.js';

const FIT = 'Takeout/Fit';
const nanos = (time: string) => `${Date.parse(time)}000000`;
const session = (more: object) => JSON.stringify({ fitnessActivity: 'sleep', duration: '1s', ...more });
const part = (fitnessActivity: string, from: string, to: string) => ({
  ...{ fitnessActivity, startTime: `2026-11-18T${from}:00Z`, endTime: `2026-11-18T${to}:00Z` },
});
const NIGHT = 'All Sessions/2026-11-18T22_30_00+05_30_SLEEP.json';
const night = {
  [`${FIT}/${NIGHT}`]: session({
    ...{ startTime: '2026-11-18T17:00:00Z', endTime: '2026-11-18T23:00:00Z' },
    segment: [
      part('sleep', '17:00', '18:00'),
      part('sleep.awake', '18:00', '18:30'),
      part('sleep.deep', '18:30', '21:00'),
      part('sleep.rem', '21:00', '23:00'),
    ],
  }),
};
/** A stream of all data, whose numbers of nanoseconds are larger than JavaScript's exact ones. */
const stream = (name: string, points: readonly { at: string; to?: string; value: string }[]) =>
  `{\n  "Data Source": "derived:com.google.${name}",\n  "Data Points": [${points
    .map(
      ({ at, to = at, value }) =>
        `{"fitValue": [{"value": ${value}}], "originDataSourceId": "raw:कदम \\ud83c\\udfc3", "endTimeNanos": ${nanos(to)}, "dataTypeName": "x", "startTimeNanos": ${nanos(at)}, "modifiedTimeMillis": 1}`,
    )
    .join(',')}]\n}`;
const ESTIMATED = 'step_count.delta:com.google.android.gms:estimated_steps';
const MERGED = 'step_count.delta:com.google.android.gms:merge_step_deltas';
const dataFile = (index: number) => `${FIT}/All Data/derived_com.google.step_count.delta_com.google(${index}).json`;
const DAILY = 'Date,Calories (kcal),Step count\n2026-11-19,1850.5,4000\n';
const QUARTERS = 'प्रारंभ समय,समाप्ति समय,कदम\n00:00:00.000+05:30,00:15:00.000+05:30,3\n';
const steps = [
  { at: '2026-11-18T18:29:00Z', value: '{"intVal": 10}' },
  { at: '2026-11-18T18:31:00Z', value: '{"intVal": 200}' },
];

describe('Google Fit in an archive of Takeout', () => {
  test('has the sleep of its sessions by their segments, on the day of the zone on which a night ends', async () => {
    expect(
      await read(zipOf({ ...night, [`${FIT}/Daily activity metrics/Daily activity metrics.csv`]: DAILY })),
    ).toEqual({
      sources: {
        'Google Fit': [{ day: '2026-11-19', measures: { ...nothing, calories: 1_851, steps: 4_000, sleep: 5.5 } }],
      },
      result: {
        ...{ days: 1, calendarDays: 1, sources: 1, samples: 3, from: '2026-11-19', to: '2026-11-19' },
        skipped: { other: 1, unreadable: 0, implausible: 0 },
        leftOut: [{ reason: 'other', kind: 'awake', count: 1 }],
      },
    });
  });

  test('counts a session without segments as sleep, what two have once, and others by name', async () => {
    const whole = session({ startTime: '2026-11-18T18:00:00Z', endTime: '2026-11-19T00:00:00Z' });
    const { sources, result } = await read(
      zipOf({
        ...night,
        [`${FIT}/Все сеансы/2026-11-18T23_30_00+05_30_SLEEP.json`]: whole,
        [`${FIT}/Все сеансы/2026-11-17T23_30_00+05_30_SLEEP.json`]: whole
          .replaceAll('-18T', '-17T')
          .replaceAll('-19T', '-18T'),
        [`${FIT}/All Sessions/2026-11-18T10_00_00+05_30_WALKING.json`]: '{}',
        [`${FIT}/All Sessions/2026-11-16T23_30_00+05_30_SLEEP.json`]: '{"fitnessActivity": "sleep", "startTime": "nig',
        [`${FIT}/All Sessions/2026-11-15T23_30_00+05_30_SLEEP.json`]: session({ startTime: 5, endTime: null }),
      }),
    );
    expect(sources['Google Fit']).toEqual([
      { day: '2026-11-18', measures: { ...nothing, sleep: 6 } },
      { day: '2026-11-19', measures: { ...nothing, sleep: 6.5 } },
    ]);
    expect(result.leftOut).toEqual([
      { reason: 'other', kind: 'sleepTwice', count: 2 },
      { reason: 'other', kind: 'awake', count: 1 },
      { reason: 'other', kind: 'workout', count: 1 },
      { reason: 'unreadable', kind: 'sleep', count: 2 },
    ]);
  });

  test('has the merged streams where no daily metrics are readable, in the zone that the quarters say', async () => {
    const archive = {
      [dataFile(0)]: stream(MERGED, [{ at: '2026-11-18T18:31:00Z', value: '{"intVal": 999}' }]),
      [dataFile(1)]: stream(ESTIMATED, steps),
      [`${FIT}/All Data/derived_com.google.heart_rate.bpm_com.google.and.json`]: stream(
        'heart_rate.bpm:com.google.android.gms:merge_heart_rate_bpm',
        [
          { at: '2026-11-18T18:31:00Z', value: '{"fpVal": 61.5}' },
          { at: '2026-11-18T18:32:00Z', value: '{"fpVal": 700}' },
          { at: '2026-11-18T18:33:00Z', value: '{}' },
        ],
      ),
      [`${FIT}/All Data/raw_com.google.step_count.delta.json`]: 'not read',
    };
    const quarters = { [`${FIT}/दैनिक/2026-11-17.csv`]: QUARTERS };
    const { sources, result } = await read(zipOf({ ...archive, ...quarters }));
    expect(sources['Google Fit']).toEqual([
      { day: '2026-11-18', measures: { ...nothing, steps: 10 } },
      { day: '2026-11-19', measures: { ...nothing, heartRate: 62, steps: 200 } },
    ]);
    expect(result.skipped).toMatchObject({ unreadable: 1, implausible: 1 });
    expect(result.assumedZone).toBeUndefined();
    // Without a zone it is the clinic's, and the result says so.
    const assumed = await read(zipOf(archive));
    expect(assumed.sources).toEqual(sources);
    expect(assumed.result.assumedZone).toBe('Asia/Kolkata');
    expect((await read(zipOf(archive), [1_000], 'UTC')).sources['Google Fit']).toMatchObject([
      { day: '2026-11-18', measures: { steps: 210 } },
    ]);
  });

  test('does not take the heart rates of a workout for those of the day', async () => {
    const rates = stream('heart_rate.bpm:com.google.android.gms:merge_heart_rate_bpm', [
      { at: '2026-11-18T02:30:00Z', value: '{"fpVal": 60}' },
      { at: '2026-11-18T05:30:00Z', value: '{"fpVal": 150}' },
    ]);
    const run = session({
      ...{ fitnessActivity: 'running', startTime: '2026-11-18T05:10:00Z', endTime: '2026-11-18T05:50:00Z' },
    });
    const { sources } = await read(
      zipOf({
        [`${FIT}/All Data/derived_com.google.heart_rate.bpm_com.google.and.json`]: rates,
        [`${FIT}/All Sessions/2026-11-18T10_40_00+05_30_RUNNING.json`]: run,
      }),
    );
    expect(sources['Google Fit']).toEqual([{ day: '2026-11-18', measures: { ...nothing, heartRate: 60 } }]);
  });

  test('does not count a day twice that its daily metrics have', async () => {
    const archive = zipOf({ [dataFile(1)]: stream(ESTIMATED, steps), [`${FIT}/x/daily.csv`]: DAILY });
    expect((await read(archive)).sources['Google Fit']).toMatchObject([
      { day: '2026-11-19', measures: { steps: 4_000 } },
    ]);
  });

  test('has the sleep of its sessions alone where a stream has it too', async () => {
    const file = stream('sleep.segment:com.google.android.gms:merged', [
      { at: '2026-11-18T16:00:00Z', to: '2026-11-18T23:30:00Z', value: '{"intVal": 4}' },
    ]);
    const archive = zipOf({ ...night, [`${FIT}/All Data/derived_com.google.sleep.segment.json`]: file });
    expect((await read(archive)).sources['Google Fit']).toMatchObject([{ measures: { sleep: 5.5 } }]);
  });

  test('has the sleep of a stream where it has no sessions', async () => {
    const segment = (value: number, at: string, to: string) => ({
      at: `2026-11-18T${at}:00Z`,
      to: `2026-11-18T${to}:00Z`,
      value: `{"intVal": ${value}}`,
    });
    const file = stream('sleep.segment:com.google.android.gms:merged', [
      segment(4, '17:00', '18:00'),
      segment(1, '18:00', '19:00'),
      segment(5, '19:00', '22:00'),
    ]);
    const { sources } = await read(
      zipOf({ [`${FIT}/All Data/derived_com.google.sleep.segment.json`]: file, [`${FIT}/d/2026-11-17.csv`]: QUARTERS }),
    );
    expect(sources['Google Fit']).toEqual([{ day: '2026-11-19', measures: { ...nothing, sleep: 4 } }]);
  });

  test('gives the same days in any chunks', async () => {
    const archive = zipOf({ ...night, [dataFile(1)]: stream(ESTIMATED, steps) });
    const whole = await read(archive);
    const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(sizes, async (each) => expect(await read(archive, each)).toEqual(whole)),
      { numRuns: 20 },
    );
  });

  test.each<[string, string, string]>([
    ['a stream that ends too early', 'damaged', stream(ESTIMATED, steps).slice(0, -3)],
    ['a stream that is no JSON', 'damaged', stream(ESTIMATED, steps).replace('"fitValue":', '"fitValue"::')],
    ['a value without an end', 'damaged', stream(ESTIMATED, steps).replace('कदम', 'x'.repeat(3e6))],
    [
      'a point without an end',
      'damaged',
      stream(ESTIMATED, [{ at: '2026-11-18T18:29:00Z', value: `[${'0,'.repeat(20_000)}0]` }]),
    ],
    [
      'points inside each other',
      'damaged',
      stream(ESTIMATED, [{ at: '2026-11-18T18:29:00Z', value: '['.repeat(100) + ']'.repeat(100) }]),
    ],
    [
      'a stream that inflates to far more',
      'tooLarge',
      stream(ESTIMATED, steps).replace('[{"fit', `[${`{"a":"${'x'.repeat(9e4)}"},`.repeat(190)}{"fit`),
    ],
    ['a stream of nothing', 'empty', stream(ESTIMATED, [])],
  ])('%s is refused as %s', async (_, reason, content) => {
    await expect(read(zipOf({ [dataFile(1)]: content }))).rejects.toMatchObject({ reason });
  });
});
