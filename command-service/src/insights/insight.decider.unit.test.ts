import { describe, expect, test } from '@jest/globals';
import { REQUEST_LOST_AFTER } from '@anamnesis/contracts/insights/constants';
import type { InsightEvent } from '@anamnesis/contracts/insights/events';
import type { WrittenInsight } from '@anamnesis/contracts/insights/insight';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { insightDecider, partOf } from './insight.decider.js';

const [patientId, entryId, first, second] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const now = new Date('2026-11-20T08:00:00.000Z');
const at = now.toISOString();
const request = (requestId: string, summaryIn: 'hi-IN' | null = null) => ({ patientId, entryId, requestId, summaryIn });
const asked = (requestId: string, summaryIn: 'hi-IN' | null = null, requestedAt = at): InsightEvent => ({
  type: 'InsightRequested',
  data: { ...request(requestId, summaryIn), requestedAt },
});
const ask = (requestId: string, summaryIn: 'hi-IN' | null = null) =>
  ({ type: 'RequestInsight', data: request(requestId, summaryIn) }) as const;
const content: WrittenInsight = {
  engine: { kind: 'gemini', model: 'gemini-2.5-flash' },
  failure: null,
  blocks: [{ kind: 'paragraph', text: 'All in range.', source: null }],
  leftOut: [{ text: 'It is 9 %.', reason: 'otherValue' }],
};
const fallback: WrittenInsight = {
  ...content,
  engine: { kind: 'built-in', model: null },
  failure: { code: 'AI_TIMED_OUT', message: 'Late.', parameters: {} },
};
const wrote = (requestId: string, basis: string, insight = content): InsightEvent => ({
  type: 'InsightWritten',
  data: { ...request(requestId), basis, ...insight, writtenAt: at },
});
const begin = (requestId: string, basis: string) => ({ type: 'BeginInsight', data: { requestId, basis } }) as const;
const report = (requestId: string, basis: string) =>
  ({ type: 'ReportInsight', data: { requestId, basis, ...content } }) as const;
const giveUp = (requestId: string) => ({ type: 'GiveUpInsight', data: { requestId, reason: 'unavailable' } }) as const;

const { given } = givenWhenThen(insightDecider, { now });

describe('a request', () => {
  test('is recorded', () => given().when(ask(first)).then(asked(first)));
  test('joins the open one', () => given(asked(first)).when(ask(second)).then());
  test('replaces one that was lost', () => {
    const lost = new Date(now.getTime() - REQUEST_LOST_AFTER).toISOString();
    given(asked(first, null, lost))
      .when(ask(second))
      .then(asked(second));
  });
  test('of a summary waits for no explanation', () =>
    given(asked(first)).when(ask(second, 'hi-IN')).then(asked(second, 'hi-IN')));
  test('follows an outcome', () => given(asked(first), wrote(first, 'a')).when(ask(second)).then(asked(second)));
});

describe('an insight', () => {
  const open: InsightEvent[] = [asked(first), wrote(first, 'a'), asked(second)];

  test('is kept on the same basis', () =>
    given(...open)
      .when(begin(second, 'a'))
      .then({ type: 'InsightKept', data: request(second) }));
  test('is written anew on another basis', () =>
    given(...open)
      .when(begin(second, 'b'))
      .then());
  test('in the place of a provider that failed is written anew on the same basis', () =>
    given(asked(first), wrote(first, 'a', fallback), asked(second))
      .when(begin(second, 'a'))
      .then());
  test('in the place of an answer that could not be shown is kept: the answer was paid for', () => {
    const failure = { code: 'AI_UNCONFIRMED', message: 'Not proved.', parameters: {} } as const;
    given(asked(first), wrote(first, 'a', { ...fallback, failure }), asked(second))
      .when(begin(second, 'a'))
      .then({ type: 'InsightKept', data: request(second) });
  });
  test('is recorded for its request, with its time', () =>
    given(...open)
      .when(report(second, 'b'))
      .then(wrote(second, 'b')));
  test('of a request that has an outcome is dropped', () => {
    given(...open)
      .when(report(first, 'b'))
      .then();
    given(asked(first), wrote(first, 'a')).when(begin(first, 'a')).then();
    given(asked(first), wrote(first, 'a')).when(giveUp(first)).then();
  });
  test('that cannot be written closes its request and keeps the earlier one', () => {
    const failed: InsightEvent = { type: 'InsightFailed', data: { ...request(second), reason: 'unavailable' } };
    given(...open)
      .when(giveUp(second))
      .then(failed);
    const after = [...open, failed].reduce(insightDecider.evolve, insightDecider.initialState);
    expect(partOf(after, null)).toMatchObject({
      open: null,
      settled: { requestId: second, outcome: 'unavailable' },
      written: { basis: 'a' },
    });
  });
});
