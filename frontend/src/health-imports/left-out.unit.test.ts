import { leftOutKinds } from '@anamnesis/contracts/health-imports/constants';
import type { ImportResult } from '@anamnesis/contracts/health-imports/events';
import { describe, expect, test } from '@jest/globals';
import { leftOutSentences } from './left-out';
import { importMessages } from './messages';

const result = (more: Partial<ImportResult>): ImportResult => ({
  ...{ days: 1, samples: 1, from: '2026-11-19', to: '2026-11-19' },
  skipped: { other: 0, unreadable: 0, implausible: 0 },
  ...more,
});

describe('what an import left out', () => {
  test('is told by kind and reason', async () => {
    const m = await importMessages.in('en');
    const leftOut: ImportResult['leftOut'] = [
      { reason: 'other', kind: 'workoutHeartRate', count: 14_391 },
      { reason: 'other', kind: 'workout', count: 1 },
      { reason: 'other', kind: 'sleepTwice', count: 3 },
      { reason: 'unreadable', kind: 'cutFile', count: 1 },
      { reason: 'unreadable', kind: 'repeatedDay', count: 1 },
      { reason: 'implausible', kind: 'steps', count: 2 },
    ];
    expect(leftOutSentences(m, result({ leftOut }))).toEqual([
      '1 file ends too early: what it has up to there was read.',
      'Left out, because only the heart rate, steps, calories and sleep of a day are imported: 14,391 heart rates in the hours of workouts and 1 workout.',
      'Left out, because they were counted already: 3 parts of sleep and 1 line for the same day.',
      'Left out, because no person has such a value or its unit is unknown: 2 numbers of steps.',
    ]);
  });

  test('of an earlier import is told by reason', async () => {
    const m = await importMessages.in('en');
    expect(leftOutSentences(m, result({ skipped: { other: 0, unreadable: 1, implausible: 0 } }))).toEqual([
      '1 entry could not be read, and left out.',
    ]);
    expect(leftOutSentences(m, result({ leftOut: [] }))).toEqual([]);
  });

  test.each(['en', 'hi'] as const)('has a sentence for each kind (%s)', async (language) => {
    const m = await importMessages.in(language);
    for (const kind of leftOutKinds)
      for (const count of [1, 7]) {
        const leftOut: ImportResult['leftOut'] = [{ reason: 'other', kind, count }];
        expect(leftOutSentences(m, result({ leftOut }))).toEqual([
          expect.stringMatching(new RegExp(`${count} \\p{L}`, 'u')),
        ]);
      }
  });
});
