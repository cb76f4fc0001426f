import { describe, expect, test } from '@jest/globals';
import type { Ai } from '@anamnesis/platform/ai/ai';
import { AiFailed, type AiFailure } from '@anamnesis/platform/ai/ai-failed';
import type { AiConversation, AiPart } from '@anamnesis/platform/ai/converse';
import { type SaidPart, writeAnswer } from './write-answer.js';

const QUESTION = 'what helps against migraine';
const SENTENCES = 'Migraine comes with pulsing pain on one side of the head. '.repeat(5);
const patience = { firstWord: 5_000, whole: 15_000 };

/** The outcome of a question to a provider that says these pieces, and then ends or fails, with what was shown. */
async function asked(pieces: readonly string[], end: AiFailure | 'cut' | 'whole', key?: string) {
  const asks: AiConversation[] = [];
  const ai: Ai = {
    ...{ name: 'gemini', model: 'gemini-x', ownKeyModel: 'gemini-x' },
    ask: () => Promise.reject(new Error('not asked')),
    async *converse(conversation): AsyncGenerator<AiPart> {
      asks.push(conversation);
      for (const text of pieces) yield { kind: 'text', text };
      if (end !== 'cut' && end !== 'whole') throw new AiFailed(end, 'It failed');
      yield { kind: 'end', isCut: end === 'cut' };
    },
  };
  const question = {
    question: QUESTION,
    language: 'en',
    country: 'IN',
    excerpt: null,
    earlier: [],
    questionsBefore: [],
    key,
  } as const;
  const said: SaidPart[] = [];
  const signal = new AbortController().signal;
  const outcome = await writeAnswer(ai, { ...question, patience, signal }, (part) => void said.push(part));
  const shown = said.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return { outcome, shown, kinds: said.map(({ kind }) => kind), asks };
}

const builtIn = { engine: { kind: 'built-in', model: null }, text: expect.stringContaining('See a doctor if') };

describe('a provider', () => {
  test('is awaited as long as is configured', async () => {
    expect((await asked([SENTENCES], 'whole')).asks).toMatchObject([{ patience }]);
  });

  test.each(['timedOut', 'blocked', 'refused', 'unavailable', 'malformed'] as const)(
    'that fails (%s) before anything was shown is replaced by the built-in answer, with its failure',
    async (reason) => {
      for (const pieces of [[], ['Migraine hurts. It']]) {
        const { outcome, shown, kinds } = await asked(pieces, reason);
        expect(outcome).toMatchObject({ answer: { ...builtIn, failure: { code: expect.stringMatching(/^AI_/) } } });
        expect('answer' in outcome && outcome.answer.text).toBe(shown);
        expect(kinds).toEqual(['text', 'sources']);
      }
    },
  );

  test.each(['timedOut', 'unavailable', 'malformed'] as const)(
    'that breaks off (%s) after whole sentences were shown keeps them, and says that it is not finished',
    async (reason) => {
      const { outcome, shown } = await asked([SENTENCES, 'Stop your tab'], reason);
      const text = expect.stringMatching(/on one side of the head\.\n\nThe answer broke off here.*ask a doctor\.$/s);
      expect(outcome).toMatchObject({ answer: { text, engine: { kind: 'gemini' }, failure: null } });
      expect(shown).not.toContain('Stop');
    },
  );

  test('whose own filter breaks it off is replaced, also what was shown', async () => {
    const { outcome, shown } = await asked([SENTENCES], 'blocked');
    expect(outcome).toMatchObject({ answer: { ...builtIn, failure: { code: 'AI_FAILED' } } });
    expect(shown).not.toContain('See a doctor if');
  });

  test('that says nothing, or no more than half a sentence, is replaced', async () => {
    for (const [pieces, end] of [[[], 'whole'] as const, [['Do not take your tab'], 'cut'] as const])
      expect((await asked(pieces, end)).outcome).toMatchObject({
        answer: { ...builtIn, failure: { code: 'AI_EMPTY' } },
      });
  });

  test('that fails with an own key is the failure, as specified, and keeps what time has cut off', async () => {
    for (const pieces of [[], [SENTENCES]])
      expect((await asked(pieces, 'unavailable', 'own-key')).outcome).toMatchObject({ failure: { code: 'AI_FAILED' } });
    expect((await asked([], 'timedOut', 'own-key')).outcome).toMatchObject({ failure: { code: 'AI_TIMED_OUT' } });
    expect((await asked([SENTENCES], 'timedOut', 'own-key')).outcome).toMatchObject({ answer: { failure: null } });
    expect((await asked([], 'whole', 'own-key')).outcome).toMatchObject({
      failure: { code: 'AI_EMPTY', message: 'Empty response from AI' },
    });
  });
});
