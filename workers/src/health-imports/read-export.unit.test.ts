import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readExport } from './read-export.js';
import { appleExport, appleRecord, inChunks, zipOf } from './testing/exports.js';
import { nothing, read, TODAY } from './testing/read.js';

const WATCH = 'Meera’s Apple Watch';

const rate = (value: string, more = {}) =>
  appleRecord('HKQuantityTypeIdentifierHeartRate', { unit: 'count/min', value, ...more });
const steps = (value: string, more = {}) =>
  appleRecord('HKQuantityTypeIdentifierStepCount', { unit: 'count', value, ...more });
const energy = (kind: 'Active' | 'Basal', value: string, unit: string) =>
  appleRecord(`HKQuantityTypeIdentifier${kind}EnergyBurned`, { unit, value });
const sleep = (stage: string, startDate: string, endDate: string) =>
  appleRecord('HKCategoryTypeIdentifierSleepAnalysis', {
    ...{ value: `HKCategoryValueSleepAnalysis${stage}`, startDate, endDate },
  });

const DAY_AND_NIGHT = [
  ...[rate('60'), rate('1.5', { unit: 'count/s' })],
  ...[steps('1200'), steps('34'), steps('900', { sourceName: 'iPhone' })],
  ...[energy('Active', '500', 'kcal'), energy('Basal', '4184', 'kJ')],
  sleep('InBed', '2026-11-18 22:00:00 +0530', '2026-11-19 07:00:00 +0530'),
  sleep('AsleepCore', '2026-11-18 23:00:00 +0530', '2026-11-19 03:00:00 +0530'),
  sleep('Awake', '2026-11-19 03:00:00 +0530', '2026-11-19 03:30:00 +0530'),
  sleep('AsleepREM', '2026-11-19 03:30:00 +0530', '2026-11-19 06:00:00 +0530'),
].join('');

describe('Apple Health', () => {
  test('is added up by source and day: sleep by its stages on the day it ends, energy in kilocalories', async () => {
    expect(await read(appleExport(DAY_AND_NIGHT))).toEqual({
      sources: {
        [WATCH]: [{ day: '2026-11-19', measures: { heartRate: 75, steps: 1_234, calories: 1_500, sleep: 6.5 } }],
        iPhone: [{ day: '2026-11-19', measures: { ...nothing, steps: 900 } }],
      },
      result: {
        ...{ days: 2, calendarDays: 1, sources: 2, samples: 8, from: '2026-11-19', to: '2026-11-19' },
        skipped: { other: 2, unreadable: 0, implausible: 0 },
        leftOut: [
          { reason: 'other', kind: 'inBed', count: 1 },
          { reason: 'other', kind: 'awake', count: 1 },
        ],
      },
    });
  });

  test('has a night as a whole, on the day of the zone on which it ends; what one source wrote twice counts once', async () => {
    const night = [
      // In the order of the export, which is not that of the night.
      sleep('AsleepREM', '2026-11-19 02:00:00 +0530', '2026-11-19 06:00:00 +0530'),
      sleep('AsleepCore', '2026-11-18 22:00:00 +0530', '2026-11-18 23:30:00 +0530'),
      sleep('Awake', '2026-11-18 23:30:00 +0530', '2026-11-19 00:30:00 +0530'),
      sleep('AsleepDeep', '2026-11-19 00:30:00 +0530', '2026-11-19 02:00:00 +0530'),
      sleep('AsleepUnspecified', '2026-11-18 22:00:00 +0530', '2026-11-19 06:00:00 +0530'),
    ];
    const { sources, result } = await read(appleExport(night.join('')));
    expect(sources).toEqual({ [WATCH]: [{ day: '2026-11-19', measures: { ...nothing, sleep: 7 } }] });
    expect(result.leftOut).toEqual([
      { reason: 'other', kind: 'sleepTwice', count: 3 },
      { reason: 'other', kind: 'awake', count: 1 },
    ]);
  });

  test.each(['+0530', '-0330', '+1245'])('has a night on the day that is written in the zone %s', async (zone) => {
    const night = sleep('AsleepCore', `2026-11-19 20:00:00 ${zone}`, `2026-11-19 23:10:00 ${zone}`);
    const early = sleep('AsleepCore', `2026-11-19 00:00:00 ${zone}`, `2026-11-19 00:20:00 ${zone}`);
    const { sources } = await read(appleExport(night + early));
    expect(sources[WATCH]).toEqual([{ day: '2026-11-19', measures: { ...nothing, sleep: 3.5 } }]);
  });

  test('has the mean of its hours: the many values of a workout count as much as the few of another hour', async () => {
    const run = Array.from({ length: 59 }, (_, minute) =>
      rate('150', { startDate: `2026-11-19 08:${String(minute).padStart(2, '0')}:00 +0000` }),
    );
    const rest = ['09', '10', '11'].map((hour) => rate('62', { startDate: `2026-11-19 ${hour}:00:00 +0000` }));
    const { sources } = await read(appleExport([...run, ...rest].join('')));
    expect(sources[WATCH]).toEqual([{ day: '2026-11-19', measures: { ...nothing, heartRate: 84 } }]);
  });

  test('does not take the heart rates of a workout for those of the day', async () => {
    const rates = [rate('60'), rate('143', { startDate: '2026-11-19 18:10:00 +0530' })].join('');
    // Workouts come after all records.
    const run =
      '<Workout startDate="2026-11-19 18:00:00 +0530" endDate="2026-11-19 18:20:00 +0530"><WorkoutEvent/></Workout>';
    const { sources, result } = await read(appleExport(rates + run));
    expect(sources[WATCH]).toEqual([{ day: '2026-11-19', measures: { ...nothing, heartRate: 60 } }]);
    expect(result.leftOut).toContainEqual({ reason: 'other', kind: 'workoutHeartRate', count: 1 });
    const alone = appleExport(rate('143', { startDate: '2026-11-19 18:10:00 +0530' }) + run);
    await expect(read(alone)).rejects.toMatchObject({ reason: 'workoutsOnly' });
  });

  test('names the kinds of what is left out', async () => {
    const others = ['RestingHeartRate', 'BodyMass', 'BodyMassIndex', 'constructor'].map((type) =>
      appleRecord(`HKQuantityTypeIdentifier${type}`, { unit: 'count/min', value: '60' }),
    );
    const twice = `<Correlation>${steps('1')}</Correlation>`;
    const { sources, result } = await read(
      appleExport([steps('1'), twice, ...others, '<Workout/>', rate('60', { unit: 'mol' })].join('')),
    );
    expect(sources[WATCH]).toMatchObject([{ measures: { steps: 1 } }]);
    expect(result.leftOut).toEqual([
      { reason: 'other', kind: 'bodyWeight', count: 2 },
      { reason: 'other', kind: 'restingHeartRate', count: 1 },
      { reason: 'other', kind: 'other', count: 1 },
      { reason: 'other', kind: 'workout', count: 1 },
      { reason: 'implausible', kind: 'unknownUnit', count: 1 },
    ]);
  });

  test('is on the day that is written, whatever the zone', async () => {
    const zones = ['+0530', '-0800', '+1300'].map((zone) => steps('1', { startDate: `2026-11-18 23:30:00 ${zone}` }));
    const { sources } = await read(appleExport(zones.join('')));
    expect(sources).toEqual({ [WATCH]: [{ day: '2026-11-18', measures: { ...nothing, steps: 3 } }] });
  });

  test('counts what cannot be read, and goes on', async () => {
    const odd = [
      ...[steps('many'), steps('5', { startDate: 'yesterday' }), steps('-3'), rate('700'), rate('60', { unit: 'mol' })],
      ...[steps('7', { startDate: '2031-01-01 00:00:00 +0000' }), appleRecord('HKQuantityTypeIdentifierHeight', {})],
      '<MetadataEntry 1key="a\u000bb" key="c"/>\n<Record/>\n',
    ];
    const { result } = await read(appleExport(odd.join('') + steps('10')));
    expect(result).toMatchObject({ days: 1, samples: 1, skipped: { other: 2, implausible: 4 } });
    expect(result.skipped.unreadable).toBeGreaterThanOrEqual(4);
  });

  test('has a source with a name that can be seen', async () => {
    const unseen = DAY_AND_NIGHT.replaceAll(/sourceName="[^"]*"/g, 'sourceName="&#x200b;&#x200b;"');
    expect(Object.keys((await read(appleExport(unseen))).sources)).toEqual(['Export']);
  });

  test('is read from its archive, whatever its name, and never from the clinical documents', async () => {
    const archive = zipOf({
      'apple_health_export/export_cda.xml': `<ClinicalDocument>${'x'.repeat(9_000)}</ClinicalDocument>`,
      'apple_health_export/exportación.xml': appleExport(DAY_AND_NIGHT),
      'apple_health_export/electrocardiograms/ecg.csv': 'Name,Meera',
    });
    expect(await read(archive)).toEqual(await read(appleExport(DAY_AND_NIGHT)));
  });

  test('gives the same days in any chunks', async () => {
    const [xml, archive] = [
      Buffer.from(appleExport(DAY_AND_NIGHT)),
      zipOf({ 'export.xml': appleExport(DAY_AND_NIGHT) }),
    ];
    const whole = await read(xml);
    const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(sizes, async (each) => {
        expect(await read(xml, each)).toEqual(whole);
        expect(await read(archive, each)).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });
});

describe('CSV', () => {
  const csv = ['\ufeffDate;Heart_Rate;Steps;Sleep Hours', '2026-11-18;61;1200;7.2', '2026-11-19;;900;', 'no;1;1;1'];
  test('has a day in each line; the first line of a day counts', async () => {
    expect(await read([...csv, '2026-11-19;;7;'].join('\r\n'))).toEqual({
      sources: {
        CSV: [
          { day: '2026-11-18', measures: { ...nothing, heartRate: 61, steps: 1_200, sleep: 7.2 } },
          { day: '2026-11-19', measures: { ...nothing, steps: 900 } },
        ],
      },
      result: {
        ...{ days: 2, calendarDays: 2, sources: 1, samples: 4, from: '2026-11-18', to: '2026-11-19' },
        skipped: { other: 0, unreadable: 2, implausible: 0 },
        leftOut: [
          { reason: 'unreadable', kind: 'line', count: 1 },
          { reason: 'unreadable', kind: 'repeatedDay', count: 1 },
        ],
      },
    });
  });
  test('gives the same days in any chunks', async () => {
    const whole = await read(csv.join('\n'));
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 10 });
    await fc.assert(fc.asyncProperty(sizes, async (each) => expect(await read(csv.join('\n'), each)).toEqual(whole)));
  });
  test('loses no line to a bad one before it', async () => {
    const bad = ['2026-02-30,5000', '2026-11-15,"12', '2026-11-16,0x10', `2026-11-17,${'9'.repeat(5_000)}`, '१२३,5'];
    expect(await read(['date,steps', ...bad, '"2026-11-18","1,200"', '2026-11-19,900'].join('\n'))).toEqual({
      sources: {
        CSV: [
          { day: '2026-11-18', measures: { ...nothing, steps: 1_200 } },
          { day: '2026-11-19', measures: { ...nothing, steps: 900 } },
        ],
      },
      result: {
        ...{ days: 2, calendarDays: 2, sources: 1, samples: 2, from: '2026-11-18', to: '2026-11-19' },
        skipped: { other: 0, unreadable: bad.length, implausible: 0 },
        leftOut: [
          { reason: 'unreadable', kind: 'line', count: 4 },
          { reason: 'unreadable', kind: 'steps', count: 1 },
        ],
      },
    });
  });
  test('does not read a line whose numbers have unquoted commas', async () => {
    const torn = 'date;sleep hours;steps\n2026-11-18;7,25;4000\n2026-11-19;7.25;4000;\n';
    const { sources, result } = await read(torn);
    expect(sources['CSV']).toMatchObject([{ day: '2026-11-19', measures: { sleep: 7.3, steps: 4_000 } }]);
    expect(result.leftOut).toEqual([{ reason: 'unreadable', kind: 'line', count: 1 }]);
  });
  test('names the heart rates that are not the mean of the day as left out', async () => {
    const daily = 'Date,Average heart rate (bpm),Max heart rate (bpm),Min heart rate (bpm)\n2026-11-19,71.5,143,52\n';
    const { sources, result } = await read(`${daily}2026-11-20,60,,\n`);
    expect(sources['Google Fit']).toMatchObject([{ measures: { heartRate: 72 } }, { measures: { heartRate: 60 } }]);
    expect(result.leftOut).toEqual([{ reason: 'other', kind: 'heartRateRange', count: 2 }]);
  });
  test('has numbers with each decimal that a number of 64 bits has, and commas between thousands alone', async () => {
    const daily = [
      'Date,Calories (kcal),Average heart rate (bpm),Step count',
      '2026-11-17,1923.4567891234567,71.38461538461539,4000',
      '2026-11-18,5.0E-4,7.2e1,"1,00,000"',
      // 7,25 is 7.25 in other countries, and never 725.
      '2026-11-19,"1,923.4567891234567","62,25",7',
    ];
    const { sources, result } = await read(daily.join('\n'));
    expect(sources['Google Fit']).toEqual([
      { day: '2026-11-17', measures: { ...nothing, calories: 1_923, heartRate: 71, steps: 4_000 } },
      { day: '2026-11-18', measures: { ...nothing, calories: 0, heartRate: 72, steps: 100_000 } },
      { day: '2026-11-19', measures: { ...nothing, calories: 1_923, steps: 7 } },
    ]);
    expect(result.leftOut).toEqual([{ reason: 'unreadable', kind: 'heartRate', count: 1 }]);
  });
  test('of Google Fit is found in the archive, among files of other kinds', async () => {
    const daily = 'Date,Move Minutes count,Calories (kcal),Step count\n2026-11-19,30,1850.5,4000\n';
    const archive = zipOf({
      'Takeout/Fit/Daily activity metrics/2026-11-19.csv': 'Start time,End time\n00:00,00:15\n',
      'Takeout/Fit/Daily activity metrics/Daily activity metrics.csv': daily,
    });
    expect(await read(archive)).toMatchObject({
      sources: { 'Google Fit': [{ day: '2026-11-19', measures: { ...nothing, calories: 1_851, steps: 4_000 } }] },
      result: {
        leftOut: [
          { reason: 'other', kind: 'file', count: 1 },
          { reason: 'other', kind: 'exerciseTime', count: 1 },
        ],
      },
    });
  });
});

describe('refused with its reason is', () => {
  const day = appleExport(steps('10'));
  test.each<[string, string, Buffer | string]>([
    ['a text', 'unsupported', 'Dear diary, today I walked.'],
    ['a picture', 'unsupported', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['another XML file', 'unsupported', '<html><Record/></html>'],
    ['an archive of something else', 'unsupported', zipOf({ 'a.csv': 'Name,Age\nMeera,41\n' })],
    ['an export without values', 'empty', appleExport('')],
    ['a CSV file with more lines than there are days', 'tooLarge', `date,steps\n${'\n'.repeat(400_001)}`],
    ['an XML file that ends too early', 'damaged', day.slice(0, -10)],
    ['an archive that ends too early', 'damaged', zipOf({ 'export.xml': day }).subarray(0, -10)],
    ['an archive with a flipped bit', 'damaged', flipped(zipOf({ 'export.xml': day }))],
    [
      'an archive that inflates to far more',
      'tooLarge',
      zipOf({ 'export.xml': appleExport('<Workout/>\n'.repeat(1.7e6)) }),
    ],
    ['a value without an end', 'damaged', appleExport(`<Record value="${'x'.repeat(5 * 2 ** 20)}"/>`)],
    ['elements without an end', 'damaged', appleExport('<Workout>'.repeat(100))],
    [
      'too many sources',
      'tooLarge',
      appleExport(Array.from({ length: 101 }, (_, n) => steps('1', { sourceName: `${n}` })).join('')),
    ],
  ])('%s: %s', async (_, reason, content) => {
    await expect(read(content)).rejects.toMatchObject({ reason });
  });
});

function flipped(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  copy[60] = (copy[60] ?? 0) ^ 0xff;
  return copy;
}

test('what the service throws on the progress ends the reading, and is not a statement about the export', async () => {
  const file = inChunks(Buffer.from(appleExport(steps('1'))), [10]);
  const failing = { today: TODAY, timeZone: 'Asia/Kolkata', onProgress: () => Promise.reject(new Error('cancelled')) };
  await expect(readExport(file, failing)).rejects.toThrow('cancelled');
});
