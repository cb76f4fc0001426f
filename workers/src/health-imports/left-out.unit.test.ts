import { expect, test } from '@jest/globals';
import { createLeftOut } from './left-out.js';

test('what is left out is counted by reason and kind, the most frequent first, and by reason alone', () => {
  const leftOut = createLeftOut();
  leftOut.add('implausible', 'steps');
  leftOut.add('implausible', 'height', 0);
  leftOut.add('other', 'inBed');
  leftOut.add('other', 'workoutHeartRate', 5);
  leftOut.add('other', 'inBed');
  expect(leftOut.read()).toEqual({
    skipped: { other: 7, unreadable: 0, implausible: 1 },
    leftOut: [
      { reason: 'other', kind: 'workoutHeartRate', count: 5 },
      { reason: 'other', kind: 'inBed', count: 2 },
      { reason: 'implausible', kind: 'steps', count: 1 },
    ],
  });
});

test('an export without a day is empty, or has workouts only, or no date', () => {
  const leftOut = createLeftOut();
  leftOut.add('other', 'inBed');
  expect(leftOut.whyEmpty()).toBe('empty');
  leftOut.add('other', 'workoutHeartRate');
  expect(leftOut.whyEmpty()).toBe('workoutsOnly');
  leftOut.add('unreadable', 'undated');
  expect(leftOut.whyEmpty()).toBe('undated');
});
