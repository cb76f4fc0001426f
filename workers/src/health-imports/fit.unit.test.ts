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
    const damaged = morning.subarray(0, morning.length - 8);
    const { result } = await read(zipOf({ 'a.fit': damaged, 'b.fit': evening }));
    expect(result.skipped.unreadable).toBe(1);
    await expect(read(damaged)).rejects.toMatchObject({ reason: 'damaged' });
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
    const { sources, result } = await read(night);
    expect(sources['Garmin']).toEqual([{ day: '2026-11-19', measures: { ...nothing, sleep: 5 } }]);
    expect(result.skipped.other).toBe(2);
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
