import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { faultsOf } from '../testing/ai-faults.js';
import { type AiProviderDouble, startAiProvider } from '../testing/ai-provider.js';
import { createLogger, silentLogger } from '../logging/logger.js';
import type { AiConfig } from './ai-config.js';
import { until } from '../testing/until.js';
import { createAi, type AiQuestion } from './ai.js';
import { AiFailed } from './ai-failed.js';

const KEY = 'AIzaSyD-configured-key-0123456789';
const OWN_KEY = 'AIzaSyD-key-of-a-patient-987654321';
const PROMPT = 'Explain the haemoglobin of Meera Joshi, who is 37 years old.';
const question: AiQuestion = { prompt: PROMPT, temperature: 0.2, timeout: 20_000 };

let provider: AiProviderDouble;
beforeAll(async () => {
  provider = await startAiProvider({ keys: [KEY, OWN_KEY] });
});
afterAll(() => provider.close());
beforeEach(() => provider.answer('An answer.'));

const ownKey = () => ({ model: 'gemini-2.5-flash', baseUrl: provider.geminiUrl });
const aiOf = (config: AiConfig) => createAi(config, silentLogger);
const gemini = () => aiOf({ provider: { name: 'gemini', key: KEY, ...ownKey() }, ownKey: ownKey() });
const compatible = (key: string | null = KEY) =>
  aiOf({
    provider: { name: 'openai-compatible', key, model: 'llama-3', baseUrl: provider.openAiUrl },
    ownKey: ownKey(),
  });
const both = [
  ['Gemini', gemini],
  ['an OpenAI-compatible provider', compatible],
] as const;

async function failureOf(asked: Promise<string>): Promise<AiFailed> {
  const error: unknown = await asked.then(
    (text) => new Error(`It answered: ${text}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiFailed)) throw error;
  return error;
}

describe('a question', () => {
  test('is sent to Gemini with its settings, and nothing else', async () => {
    provider.answer(({ prompt }) => `You asked: ${prompt}`);
    const ai = gemini();
    expect(ai).toMatchObject({ name: 'gemini', model: 'gemini-2.5-flash' });
    expect(await ai.ask({ ...question, topP: 0.8, topK: 20, maxOutputTokens: 900 })).toBe(`You asked: ${PROMPT}`);
    expect(provider.requests.at(-1)).toMatchObject({
      ...{ path: '/v1beta/models/gemini-2.5-flash:generateContent', key: KEY, prompt: PROMPT },
      body: {
        contents: [{ role: 'user', parts: [{ text: PROMPT }] }],
        generationConfig: {
          ...{ temperature: 0.2, topP: 0.8, topK: 20, maxOutputTokens: 900 },
          thinkingConfig: { thinkingBudget: 0 },
        },
      },
    });
    expect(provider.requests.at(-1)?.path).not.toContain(KEY);
    expect(Object.keys(provider.requests.at(-1)?.body as object).sort()).toEqual(['contents', 'generationConfig']);
  });

  test('is not told how to think where the model always does', async () => {
    const settings = { ...ownKey(), model: 'gemini-2.5-pro' };
    await aiOf({ provider: { name: 'gemini', key: KEY, ...settings }, ownKey: settings }).ask(question);
    expect(provider.requests.at(-1)?.body).toMatchObject({ generationConfig: { temperature: 0.2 } });
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('thinking');
  });

  test('is sent to an OpenAI-compatible provider with its settings, and no warning is printed', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ai = compatible();
    expect(ai).toMatchObject({ name: 'openai-compatible', model: 'llama-3' });
    expect(await ai.ask({ ...question, topP: 0.8, topK: 20, maxOutputTokens: 900 })).toBe('An answer.');
    expect(provider.requests.at(-1)).toMatchObject({ path: '/v1/chat/completions', key: KEY });
    expect(provider.requests.at(-1)?.body).toEqual({
      ...{ model: 'llama-3', messages: [{ role: 'user', content: PROMPT }] },
      ...{ temperature: 0.2, top_p: 0.8, max_tokens: 900 },
    });
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test('may be asked of an OpenAI-compatible provider without a key', async () => {
    const open = await startAiProvider();
    const config = { name: 'openai-compatible', key: null, model: 'm', baseUrl: open.openAiUrl } as const;
    expect(await aiOf({ provider: config, ownKey: ownKey() }).ask(question)).toBe('An answer.');
    expect(open.requests[0]?.headers).not.toHaveProperty('authorization');
    await open.close();
  });

  test("with a person's own key goes to Gemini with that key, and the next one does not use it", async () => {
    for (const ai of [gemini(), compatible(), aiOf({ provider: { name: 'built-in' }, ownKey: ownKey() })]) {
      await ai.ask({ ...question, key: OWN_KEY });
      expect(provider.requests.at(-1)).toMatchObject({ protocol: 'gemini', key: OWN_KEY, model: ai.ownKeyModel });
      expect(inspect(ai, { depth: null, showHidden: true })).not.toContain(OWN_KEY);
      if (ai.name !== 'built-in') await ai.ask(question);
      else expect(await failureOf(ai.ask(question))).toMatchObject({ reason: 'refused' });
      if (ai.name !== 'built-in') expect(provider.requests.at(-1)?.key).toBe(KEY);
    }
  });

  test.each(['', 'two words', 'line\nbreak', 'ключ', 'x'.repeat(501)])('with the key %j is not sent', async (key) => {
    const sent = provider.requests.length;
    expect(await failureOf(gemini().ask({ ...question, key }))).toMatchObject({ reason: 'refused' });
    expect(provider.requests).toHaveLength(sent);
  });
});

describe.each(both)('%s', (_, ai) => {
  test.each(faultsOf('whole'))('with %s fails once, with its reason', async (_name, answer, reason, message) => {
    provider.answer(answer);
    const sent = provider.requests.length;
    const failure = await failureOf(ai().ask(question));
    expect(failure).toMatchObject({ reason, message: expect.stringContaining(message) });
    expect(failure.message).toMatch(/^[A-Z].*[^\s:]\.$/);
    expect(provider.requests).toHaveLength(sent + 1);
  });

  test.each(['never answers', 'dribbles'] as const)('that %s is given up in time', async (fault) => {
    provider.answer({ fault });
    const abandoned = provider.abandoned();
    expect(await failureOf(ai().ask({ ...question, timeout: 300 }))).toMatchObject({ reason: 'timedOut' });
    await until(async () => expect(provider.abandoned()).toBe(abandoned + 1));
  });

  test('that does not exist is unavailable', async () => {
    const gone = await startAiProvider();
    await gone.close();
    const baseUrl = gone.geminiUrl;
    const lines: string[] = [];
    const logger = createLogger('test', 'warn', { write: (line: string) => void lines.push(line) });
    const asked = createAi({ provider: { name: 'gemini', key: KEY, model: 'm', baseUrl }, ownKey: ownKey() }, logger);
    const failure = await failureOf(asked.ask(question));
    expect(failure).toMatchObject({ reason: 'unavailable', message: 'The provider cannot be reached.' });
    expect(lines.join()).toContain('ECONNREFUSED');
    expect(lines.join()).not.toContain(KEY);
  });

  test.each([
    ['', `API key not valid: ${KEY}.`],
    ['in an address', `https://provider.example/v1?key=${KEY}&alt=json`],
    ['in part', `Incorrect API key provided: ${KEY.slice(0, 9)}***${KEY.slice(-4)}.`],
    ['of somebody else', 'Bearer abc, sk-proj-0a1B2c and AIzaSyD0123456789abcdefghijklmnop'],
    ['on an error page', `<h1>${KEY}</h1>`],
  ])('never has a key %s in its error', async (_where, message) => {
    for (const answer of [{ status: 400, message }, { raw: message }, { raw: message, status: 500 }]) {
      provider.answer(answer);
      const shown = inspect(await failureOf(ai().ask(question)), { depth: null, showHidden: true });
      expect(shown).not.toMatch(/AIza|sk-proj|abc,|configured-key|6789/);
      provider.answer({ ...answer, ...('raw' in answer ? { raw: message.replaceAll(KEY, OWN_KEY) } : {}) });
      const own = inspect(await failureOf(ai().ask({ ...question, key: OWN_KEY })), { depth: null, showHidden: true });
      expect(own).not.toMatch(/AIza|of-a-patient|4321/);
    }
  });

  test('has nothing that the provider wrote in its error or in the log, be it short', async () => {
    const lines: string[] = [];
    const logger = createLogger('test', 'warn', { write: (line: string) => void lines.push(line) });
    const settings = { name: 'gemini', key: KEY, ...ownKey() } as const;
    const logged = createAi({ provider: settings, ownKey: ownKey() }, logger);
    for (const status of [400, 401, 403, 404, 418, 429, 500, 503]) {
      provider.answer(({ prompt }) => ({ status, message: `Cannot answer "${prompt}"` }));
      for (const each of [ai(), logged]) {
        const failure = await failureOf(each.ask({ ...question, prompt: 'Do I have HIV?' }));
        expect(failure.message).toMatch(new RegExp(`^The provider [a-z ,]+: ${status}\\.$`));
        expect(inspect(failure, { depth: null, showHidden: true })).not.toMatch(/HIV|Cannot answer/);
      }
    }
    expect(lines).toHaveLength(8);
    expect(lines.join()).not.toMatch(/HIV|Cannot answer/);
  });
});

test('an answer of Gemini in parts without end is given up', async () => {
  provider.answer({ fault: 'continues' });
  const failure = await failureOf(gemini().ask({ ...question, timeout: 1_000 }));
  expect(['timedOut', 'malformed']).toContain(failure.reason);
});
