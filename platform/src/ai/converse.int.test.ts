import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { faultsOf } from '../testing/ai-faults.js';
import { type AiProviderDouble, startAiProvider } from '../testing/ai-provider.js';
import { silentLogger } from '../logging/logger.js';
import { until } from '../testing/until.js';
import { type Ai, createAi } from './ai.js';
import { AiFailed } from './ai-failed.js';
import type { AiConversation, AiPart } from './converse.js';

const KEY = 'AIzaSyD-configured-key-0123456789';
const OWN_KEY = 'AIzaSyD-key-of-a-patient-987654321';
const SYSTEM = 'Answer questions about health only.';
const QUESTION = 'Why is the haemoglobin of Meera Joshi low?';
const asked: AiConversation = {
  system: SYSTEM,
  turns: [
    { role: 'user', content: 'What is haemoglobin?' },
    { role: 'assistant', content: 'It carries oxygen.' },
    { role: 'user', content: QUESTION },
  ],
  ...{ temperature: 0.2, topP: 0.8, maxOutputTokens: 900 },
  ...{ patience: { firstWord: 20_000, whole: 20_000 } },
  signal: new AbortController().signal,
};

let provider: AiProviderDouble;
beforeAll(async () => {
  provider = await startAiProvider({ keys: [KEY, OWN_KEY] });
});
afterAll(() => provider.close());
beforeEach(() => provider.answer('An answer.'));

const ownKey = () => ({ model: 'gemini-2.5-flash', baseUrl: provider.geminiUrl });
const gemini = () => createAi({ provider: { name: 'gemini', key: KEY, ...ownKey() }, ownKey: ownKey() }, silentLogger);
const compatible = () => {
  const settings = { name: 'openai-compatible', key: KEY, model: 'llama-3', baseUrl: provider.openAiUrl } as const;
  return createAi({ provider: settings, ownKey: ownKey() }, silentLogger);
};

/** The text of an answer, how it ended, and the failure. */
async function read(ai: Ai, changes: Partial<AiConversation> = {}, onText: (text: string) => void = () => undefined) {
  const pieces: string[] = [];
  let end: AiPart | null = null;
  let failure: AiFailed | null = null;
  try {
    for await (const part of ai.converse({ ...asked, ...changes })) {
      if (part.kind === 'end') end = part;
      else {
        pieces.push(part.text);
        onText(pieces.join(''));
      }
    }
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error;
    failure = error;
  }
  return { text: pieces.join(''), pieces, end, failure };
}

describe.each([
  ['Gemini', gemini],
  ['an OpenAI-compatible provider', compatible],
] as const)('%s', (name, ai) => {
  test('gets the instructions apart from the turns, and its answer is read while it arrives', async () => {
    const text = 'Haemoglobin may be low because iron is missing. Ask your doctor.';
    provider.answer(text);
    const answer = await read(ai());
    expect(answer).toMatchObject({ text, end: { isCut: false }, failure: null });
    expect(answer.pieces.length).toBeGreaterThan(2);
    expect(provider.requests.at(-1)).toMatchObject({
      ...{ isStreamed: true, key: KEY, system: SYSTEM, temperature: 0.2, topP: 0.8, maxOutputTokens: 900 },
      turns: asked.turns.map(({ role, content: said }) => ({ role, text: said })),
    });
    expect(provider.requests.at(-1)?.path).not.toContain(KEY);
  });

  test.each(faultsOf('streamed'))('with %s fails once, with its reason', async (_fault, answer, reason, message) => {
    provider.answer(answer);
    const sent = provider.requests.length;
    const { failure, end } = await read(ai());
    expect(failure).toMatchObject({ reason, message: expect.stringContaining(message) });
    expect(end).toBeNull();
    expect(provider.requests).toHaveLength(sent + 1);
  });

  test('says so if its answer was cut off at the limit, and if it said nothing', async () => {
    provider.answer({ fault: 'cut off' });
    expect(await read(ai())).toMatchObject({ text: 'Your haemoglobin is low. It is 1', end: { isCut: true } });
    provider.answer('');
    expect(await read(ai())).toMatchObject({ text: '', end: { isCut: false }, failure: null });
  });

  test.each(['never answers', 'dribbles', 'stalls', 'talks on'] as const)(
    'that %s is given up in time',
    async (fault) => {
      provider.answer({ fault });
      const abandoned = provider.abandoned();
      const { failure } = await read(ai(), { patience: { firstWord: 300, whole: 300 } });
      expect(failure).toMatchObject({ reason: expect.stringMatching(fault === 'talks on' ? /timedOut/ : 'timedOut') });
      await until(async () => expect(provider.abandoned()).toBe(abandoned + 1));
    },
  );

  test('that has not begun in time is given up long before the whole is due, and one that has begun is not', async () => {
    provider.answer({ fault: 'never answers' });
    const { failure } = await read(ai(), { patience: { firstWord: 100, whole: 20_000 } });
    expect(failure).toMatchObject({ reason: 'timedOut', message: expect.stringContaining('begin') });
    provider.answer({ pieces: ['Iron ', 'is ', 'missing.'], everyMs: 150 });
    const answer = await read(ai(), { patience: { firstWord: 300, whole: 20_000 } });
    expect(answer).toMatchObject({ text: 'Iron is missing.', failure: null });
  });

  test('is not asked any longer once the reader has left, or reads no more', async () => {
    for (const fault of ['stalls', 'talks on'] as const) {
      provider.answer({ fault });
      const abandoned = provider.abandoned();
      const left = new AbortController();
      const answer = await read(ai(), { signal: left.signal }, () => left.abort());
      expect(answer).toMatchObject({ failure: null, end: null });
      await until(async () => expect(provider.abandoned()).toBe(abandoned + 1));
      for await (const part of ai().converse(asked)) if (part.kind === 'text') break;
      await until(async () => expect(provider.abandoned()).toBe(abandoned + 2));
    }
  });

  test('never has the key or what was asked in its failure', async () => {
    for (const message of [`API key not valid: ${KEY}.`, `Cannot answer "${QUESTION}"`, `I was told: ${SYSTEM}`]) {
      provider.answer({ status: 400, message });
      const { failure } = await read(ai());
      expect(inspect(failure, { depth: null, showHidden: true })).not.toMatch(/AIza|Meera|health only/);
    }
  });

  test("is asked with a person's own key at Gemini, for that question only", async () => {
    const one = ai();
    await read(one, { key: OWN_KEY });
    expect(provider.requests.at(-1)).toMatchObject({ protocol: 'gemini', key: OWN_KEY, isStreamed: true });
    await read(one);
    expect(provider.requests.at(-1)).toMatchObject({ protocol: name === 'Gemini' ? 'gemini' : 'openai', key: KEY });
  });
});
