import { describe, expect, test } from '@jest/globals';
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder';
import { zipOf } from './testing/exports.js';
import { nothing, read } from './testing/read.js';

describe('FIT', () => {
  const at = (time: string) => FitEncoder.toFitTimestamp(new Date(time));
  const uint = (number: number, value: number, size: 1 | 2 | 4 = 4) => {
    const baseType = { 1: FitBaseType.Uint8, 2: FitBaseType.Uint16, 4: FitBaseType.Uint32 }[size];
    return { number, size, baseType, value };
  };
  const kind = (number: number, value: number) => ({ number, size: 1, baseType: FitBaseType.Enum, value });
  /** `active`: the kind of activity and its kilocalories. `level`: of sleep. */
  interface Reading {
    time: string;
    rate?: number;
    steps?: number;
    active?: readonly [number, number];
    total?: number;
    level?: number;
  }
  /** A watch of Garmin in India: its day of November 19 ends at 18:30 UTC. */
  const watch = (readings: readonly Reading[], resting?: number) => {
    const fit = new FitEncoder();
    fit.writeMessage(0, [kind(0, 32), uint(1, 1, 2)]);
    const noon = at('2026-11-19T12:00:00Z');
    const atRest = resting === undefined ? [] : [uint(5, resting, 2)];
    fit.writeMessage(103, [uint(253, noon), uint(0, noon + 5.5 * 3_600), ...atRest]);
    for (const { time, rate: beats, steps: walked, active, total, level } of readings) {
      if (active) fit.writeMessage(55, [uint(253, at(time)), uint(19, active[1], 2), kind(5, active[0])]);
      if (total !== undefined) fit.writeMessage(55, [uint(253, at(time)), uint(1, total, 2), kind(5, 6)]);
      if (level !== undefined) fit.writeMessage(275, [uint(253, at(time)), kind(0, level)]);
      if (beats !== undefined) fit.writeMessage(55, [uint(253, at(time)), uint(27, beats, 1)]);
      if (walked !== undefined) fit.writeMessage(55, [uint(253, at(time)), uint(3, walked), kind(5, 6)]);
    }
    return Buffer.from(fit.close());
  };
  const morning = watch([{ time: '2026-11-19T03:00:00Z', rate: 60, steps: 2_000 }]);
  const evening = watch([
    { time: '2026-11-19T17:00:00Z', rate: 80, steps: 7_000 },
    { time: '2026-11-19T18:30:00Z', steps: 7_100 },
    { time: '2026-11-19T18:31:00Z', rate: 50, steps: 10 },
  ]);

  test('counts steps up during a day of the device, over several files', async () => {
    expect((await read(zipOf({ 'a.fit': morning, 'b.FIT': evening }))).sources).toEqual({
      Garmin: [
        { day: '2026-11-19', measures: { ...nothing, heartRate: 70, steps: 7_100 } },
        { day: '2026-11-20', measures: { ...nothing, heartRate: 50, steps: 10 } },
      ],
    });
  });
  test('that is damaged is counted among others, and refused alone', async () => {
    const damaged = Buffer.from(morning);
    damaged[40] = damaged[40]! ^ 0xff;
    const { result } = await read(zipOf({ 'a.fit': damaged, 'b.fit': evening }));
    expect(result.leftOut).toEqual([{ reason: 'unreadable', kind: 'damagedFile', count: 1 }]);
    await expect(read(damaged)).rejects.toMatchObject({ reason: 'damaged' });
    await expect(read(morning.subarray(0, 20))).rejects.toMatchObject({ reason: 'damaged' });
  });
  test('that ends too early has what it holds until there, and says so', async () => {
    const { sources, result } = await read(morning.subarray(0, morning.length - 8));
    expect(sources).toEqual({ Garmin: [{ day: '2026-11-19', measures: { ...nothing, heartRate: 60 } }] });
    expect(result.leftOut).toEqual([{ reason: 'unreadable', kind: 'cutFile', count: 1 }]);
  });
  test('may be several that are chained in one file', async () => {
    expect(await read(Buffer.concat([morning, evening]))).toEqual(
      await read(zipOf({ 'a.fit': morning, 'b.fit': evening })),
    );
    const { sources, result } = await read(Buffer.concat([morning, evening.subarray(0, -40)]));
    expect(sources['Garmin']).toMatchObject([{ day: '2026-11-19', measures: { steps: 7_100, heartRate: 70 } }]);
    expect(result.leftOut).toEqual([{ reason: 'unreadable', kind: 'cutFile', count: 1 }]);
  });
  describe('of a workout', () => {
    const workout = (rates: readonly number[], mean: number) => {
      const fit = new FitEncoder();
      fit.writeMessage(0, [kind(0, 4), uint(1, 1, 2)]);
      rates.forEach((beats, second) =>
        fit.writeMessage(20, [uint(253, at('2026-11-19T03:00:00Z') + second), uint(3, beats, 1)]),
      );
      fit.writeMessage(18, [uint(253, at('2026-11-19T04:00:00Z')), uint(16, mean, 1)]);
      return Buffer.from(fit.close());
    };
    test('has heart rates that are not those of the day: they are left out and named', async () => {
      const { sources, result } = await read(zipOf({ 'run.fit': workout([140, 146], 143), 'day.fit': morning }));
      expect(sources['Garmin']).toMatchObject([{ measures: { heartRate: 60 } }]);
      expect(result.leftOut).toEqual([
        { reason: 'other', kind: 'workoutHeartRate', count: 2 },
        { reason: 'other', kind: 'workout', count: 1 },
      ]);
    });
    test('has hours in which the heart rates of the watch are not those of the day either', async () => {
      const fit = new FitEncoder();
      fit.writeMessage(0, [kind(0, 4), uint(1, 1, 2)]);
      const [start, end] = [at('2026-11-19T05:10:00Z'), at('2026-11-19T05:50:00Z')];
      fit.writeMessage(18, [uint(253, end), uint(2, start)]);
      const day = watch([
        { time: '2026-11-19T03:00:00Z', rate: 60 },
        { time: '2026-11-19T05:30:00Z', rate: 150 },
      ]);
      const { sources } = await read(zipOf({ 'run.fit': Buffer.from(fit.close()), 'day.fit': day }));
      expect(sources['Garmin']).toEqual([{ day: '2026-11-19', measures: { ...nothing, heartRate: 60 } }]);
    });
    test('in water has the mean of the session alone', async () => {
      const { result } = await read(zipOf({ 'swim.fit': workout([], 121), 'day.fit': morning }));
      expect(result.leftOut).toEqual([
        { reason: 'other', kind: 'workout', count: 1 },
        { reason: 'other', kind: 'workoutHeartRate', count: 1 },
      ]);
    });
    test('alone is refused with this reason', async () => {
      await expect(read(workout([140], 140))).rejects.toMatchObject({ reason: 'workoutsOnly' });
      await expect(read(workout([140, 150], 140).subarray(0, -9))).rejects.toMatchObject({ reason: 'workoutsOnly' });
    });
  });
  test('of a device whose clock was not set has no day of 1990', async () => {
    const SINCE_START = new Date(Date.UTC(1989, 11, 31) + 3_600_000).toISOString();
    const undated = watch([
      { time: SINCE_START, rate: 60, steps: 500 },
      { time: SINCE_START, level: 2 },
    ]);
    const { sources, result } = await read(zipOf({ 'a.fit': undated, 'b.fit': morning }));
    expect(sources['Garmin']).toMatchObject([{ day: '2026-11-19' }]);
    expect(result.leftOut).toEqual([{ reason: 'unreadable', kind: 'undated', count: 3 }]);
    await expect(read(undated)).rejects.toMatchObject({ reason: 'undated' });
  });
  test('has the heart rates of a whole day, whose times have their last 16 bits alone', async () => {
    const [fit, midnight] = [new FitEncoder(), at('2026-11-18T18:30:00Z')];
    fit.writeMessage(0, [kind(0, 32), uint(1, 1, 2)]);
    fit.writeMessage(103, [uint(253, midnight), uint(0, midnight + 5.5 * 3_600)]);
    fit.writeMessage(55, [uint(253, midnight + 1), uint(3, 0), kind(5, 6)]);
    for (let minute = 1; minute < 1_440; minute += 1)
      fit.writeMessage(55, [uint(26, (midnight + 60 * minute) % 0x10000, 2), uint(27, minute < 720 ? 60 : 70, 1)]);
    const { sources, result } = await read(Buffer.from(fit.close()));
    expect(sources['Garmin']).toEqual([{ day: '2026-11-19', measures: { ...nothing, heartRate: 65, steps: 0 } }]);
    expect(result).toMatchObject({ samples: 1_440, leftOut: [] });
  });
  test('that does not say its own time has that of the clinic', async () => {
    const band = (time: string) => {
      const fit = new FitEncoder();
      fit.writeMessage(0, [kind(0, 32), uint(1, 1, 2)]);
      fit.writeMessage(55, [uint(253, at(time)), uint(27, 60, 1)]);
      return Buffer.from(fit.close());
    };
    const files = zipOf({ 'a.fit': band('2026-11-18T18:29:00Z'), 'b.fit': band('2026-11-18T18:31:00Z') });
    const { sources, result } = await read(files);
    expect(sources['Garmin']).toMatchObject([{ day: '2026-11-18' }, { day: '2026-11-19' }]);
    expect(result.assumedZone).toBe('Asia/Kolkata');
    expect((await read(morning)).result.assumedZone).toBeUndefined();
  });
  test('names resting heart rates and scores as left out', async () => {
    const fit = new FitEncoder();
    fit.writeMessage(0, [kind(0, 32), uint(1, 1, 2)]);
    fit.writeMessage(211, [uint(253, at('2026-11-19T03:00:00Z')), uint(0, 52, 1)]);
    const { result } = await read(zipOf({ 'a.fit': Buffer.from(fit.close()), 'b.fit': morning }));
    expect(result.leftOut).toEqual([{ reason: 'other', kind: 'restingHeartRate', count: 1 }]);
  });
  test('has the energy of a day: what each kind of activity counted up to, and what the body takes at rest until the last message', async () => {
    const day = watch(
      [
        { time: '2026-11-19T03:00:00Z', active: [6, 100] },
        { time: '2026-11-19T12:00:00Z', active: [6, 250] },
        { time: '2026-11-19T12:30:00Z', active: [1, 300] },
        { time: '2026-11-19T18:30:00Z', active: [6, 260] },
        // A quarter of the next day.
        { time: '2026-11-20T00:30:00Z', active: [6, 40] },
      ],
      1_600,
    );
    expect((await read(day)).sources['Garmin']).toEqual([
      { day: '2026-11-19', measures: { ...nothing, calories: 2_160 } },
      { day: '2026-11-20', measures: { ...nothing, calories: 440 } },
    ]);
  });
  test('has the energy that the device itself gives as all of the day', async () => {
    const day = watch(
      [
        { time: '2026-11-19T12:00:00Z', active: [6, 250] },
        { time: '2026-11-19T12:00:00Z', total: 1_900 },
      ],
      1_600,
    );
    expect((await read(day)).sources['Garmin']).toMatchObject([{ measures: { calories: 1_900 } }]);
  });
  test('has sleep by its levels, each until the next, on the day on which the night ends', async () => {
    const night = watch([
      { time: '2026-11-18T17:00:00Z', level: 1 },
      { time: '2026-11-18T17:30:00Z', level: 2 },
      { time: '2026-11-18T18:30:00Z', level: 3 },
      { time: '2026-11-18T20:30:00Z', level: 1 },
      { time: '2026-11-18T21:00:00Z', level: 4 },
      { time: '2026-11-18T23:00:00Z', level: 1 },
    ]);
    const { sources, result } = await read(zipOf({ 'a.fit': night, 'again.fit': night }));
    expect(sources['Garmin']).toEqual([{ day: '2026-11-19', measures: { ...nothing, sleep: 5 } }]);
    expect(result.leftOut).toContainEqual({ reason: 'other', kind: 'awake', count: 4 });
  });
  test('of absurd values is counted, not thrown', async () => {
    const odd = watch([
      { time: '2031-01-01T00:00:00Z', level: 2 },
      { time: '2031-01-01T03:00:00Z', level: 1 },
      { time: '2026-11-19T03:00:00Z', total: 65_000 },
      { time: '2026-11-19T03:00:00Z', rate: 60 },
    ]);
    const { sources, result } = await read(odd);
    expect(sources['Garmin']).toEqual([{ day: '2026-11-19', measures: { ...nothing, heartRate: 60 } }]);
    expect(result.skipped.implausible).toBe(2);
  });
});
