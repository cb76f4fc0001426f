import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { patienceSettings } from '../config/environment.js';
import { patienceFrom, waitFor } from './patience.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const read = (environment: Record<string, string>) => patienceFrom(readConfig(patienceSettings, environment));

test('the first word is awaited for five seconds and the whole for fifteen, unless it is configured', () => {
  expect(read({})).toEqual({ firstWord: 5_000, whole: 15_000 });
  expect(read({ AI_FIRST_WORD_SECONDS: '0.5', AI_ANSWER_SECONDS: '8' })).toEqual({ firstWord: 500, whole: 8_000 });
});

test.each([
  [{ AI_FIRST_WORD_SECONDS: '9', AI_ANSWER_SECONDS: '8' }, 'AI_FIRST_WORD_SECONDS is more than AI_ANSWER_SECONDS'],
  [{ AI_FIRST_WORD_SECONDS: 'soon' }, 'AI_FIRST_WORD_SECONDS: is not a number'],
  [{ AI_FIRST_WORD_SECONDS: '0' }, 'AI_FIRST_WORD_SECONDS: is less than'],
  [{ AI_ANSWER_SECONDS: '60' }, 'AI_ANSWER_SECONDS: is more than'],
])('%j refuses the start', (environment, message) => expect(() => read(environment)).toThrow(message));

test('the waiting is over when the first word is late', () => {
  const waiting = waitFor({ firstWord: 5_000, whole: 15_000 });
  jest.advanceTimersByTime(4_999);
  expect(waiting.failure()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(waiting.failure()).toMatchObject({ reason: 'timedOut', message: expect.stringContaining('begin') });
  expect(waiting.signal.aborted).toBe(true);
});

test('after the first word it is over when the whole is late, and never once it has ended', () => {
  const waiting = waitFor({ firstWord: 5_000, whole: 15_000 });
  jest.advanceTimersByTime(4_000);
  waiting.begun();
  jest.advanceTimersByTime(10_999);
  expect(waiting.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(waiting.failure()).toMatchObject({ reason: 'timedOut' });
  const whole = waitFor({ firstWord: 5_000, whole: 15_000 });
  whole.end();
  jest.advanceTimersByTime(60_000);
  expect(whole.failure()).toBeNull();
});
