import { ANSWER_LOST_AFTER } from '@anamnesis/contracts/assistant/constants';
import type { Turn } from '@anamnesis/contracts/assistant/turn';
import { describe, expect, test } from '@jest/globals';
import type { Asked, Progress } from './asked';
import { conversationOf, isBeingWritten } from './conversation';
import { aTurn } from './testing/samples';

const asked = (progress: Progress, more: Partial<Asked> = {}): Asked => ({
  ...{ questionId: 'mine', question: 'Mine?', askedAt: '2026-11-20T05:10:00.000Z', excerpt: null },
  ...{ progress, at: 100, emergency: null, text: '', sources: [] },
  ...more,
});
const failed: Progress = { state: 'failed', error: null };
const ended: Progress = { state: 'ended', turn: aTurn() };
const mine = (more: Partial<Turn> = {}) => aTurn({ questionId: 'mine', askedAt: '2026-11-20T05:10:00.000Z', ...more });
const unsettled = mine({ answer: null });

/** From where the question of this tab is shown; null if it is not. */
const shownFrom = (turns: Turn[], each: Asked, readAt: number) =>
  conversationOf(turns, [each], readAt).find(({ id }) => id === 'mine')?.from ?? null;

describe('a question of this tab is shown', () => {
  test('from the tab while its answer is written, whatever the server knows', () => {
    expect(shownFrom([mine()], asked({ state: 'writing' }), 200)).toBe('tab');
  });

  test('from the tab until the server was asked after the answer, and has one', () => {
    expect(shownFrom([mine()], asked(failed), 50)).toBe('tab');
    expect(shownFrom([unsettled], asked({ state: 'stopped' }), 200)).toBe('tab');
    expect(shownFrom([mine()], asked({ state: 'stopped' }), 200)).toBe('server');
    expect(shownFrom([mine()], asked(ended), 200)).toBe('server');
  });

  test('no longer if it had an answer and the server has cleared it; what failed may never have arrived, and stays', () => {
    expect(shownFrom([], asked(ended), 200)).toBeNull();
    expect(shownFrom([], asked(failed), 200)).toBe('tab');
    expect(shownFrom([], asked({ state: 'stopped' }), 200)).toBe('tab');
  });
});

test('a question that is answered now is the newest, also by a clock that is behind; until it has an answer, or the server knows it', () => {
  const later = aTurn({ questionId: 'later', askedAt: '2026-11-20T05:11:00.000Z' });
  const order = (progress: Progress, turns = [later]) =>
    conversationOf(turns, [asked(progress)], 50).map(({ id }) => id);
  expect(order({ state: 'writing' })).toEqual(['later', 'mine']);
  expect(order(ended)).toEqual(['later', 'mine']);
  expect(order(ended, [mine(), later])).toEqual(['mine', 'later']);
  expect(order(failed)).toEqual(['mine', 'later']);
});

test('the conversation is in the order of asking, and no question is in it twice', () => {
  const later = aTurn({ questionId: 'later', askedAt: '2026-11-20T05:11:00.000Z' });
  expect(conversationOf([aTurn(), later], [asked(failed)], 200).map(({ id }) => id)).toEqual([
    aTurn().questionId,
    'mine',
    'later',
  ]);
  expect(conversationOf([aTurn(), mine()], [asked({ state: 'writing' })], 200)).toHaveLength(2);
});

test('an answer is being written until it counts as lost', () => {
  const at = Date.parse(unsettled.askedAt);
  expect(isBeingWritten(unsettled, at + ANSWER_LOST_AFTER - 1)).toBe(true);
  expect(isBeingWritten(unsettled, at + ANSWER_LOST_AFTER)).toBe(false);
  expect(isBeingWritten(mine(), at)).toBe(false);
});
