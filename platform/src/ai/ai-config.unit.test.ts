import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { aiSettings } from '../config/environment.js';
import { aiConfigFrom, ownKeyConfigFrom } from './ai-config.js';

const read = (environment: Record<string, string>) => aiConfigFrom(readConfig(aiSettings, environment));

test('without settings nobody is asked, and own keys ask Gemini at Google', () => {
  const config = { provider: { name: 'built-in' }, ownKey: { model: 'gemini-2.5-flash', baseUrl: null } };
  expect(read({})).toEqual(config);
  expect(read({ AI_KEY: '', AI_MODEL: '', AI_BASE_URL: '' })).toEqual(config);
});

test('Gemini answers at Google or at another address, and own keys ask the same model', () => {
  expect(read({ AI_PROVIDER: 'gemini', AI_KEY: 'k' })).toEqual({
    provider: { name: 'gemini', key: 'k', model: 'gemini-2.5-flash', baseUrl: null },
    ownKey: { model: 'gemini-2.5-flash', baseUrl: null },
  });
  const gemini = { model: 'gemini-2.5-pro', baseUrl: 'http://localhost:9/v1beta' };
  const other = { AI_PROVIDER: 'gemini', AI_KEY: 'k', AI_MODEL: gemini.model, AI_BASE_URL: `${gemini.baseUrl}/` };
  expect(read(other)).toEqual({ provider: { name: 'gemini', key: 'k', ...gemini }, ownKey: gemini });
});

test('an own key is never sent to an OpenAI-compatible provider', () => {
  const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama-3', AI_BASE_URL: 'https://ai.example/v1' };
  const provider = { name: 'openai-compatible', model: 'llama-3', baseUrl: 'https://ai.example/v1', key: null };
  const ownKey = { model: 'gemini-2.5-flash', baseUrl: null };
  expect(read(settings)).toEqual({ provider, ownKey });
  expect(read({ ...settings, AI_KEY: 'k' })).toEqual({ provider: { ...provider, key: 'k' }, ownKey });
});

test.each([
  [{ AI_PROVIDER: 'gemini' }, 'AI_PROVIDER=gemini needs AI_KEY'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'needs AI_BASE_URL'],
  [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'https://ai.example/v1' }, 'needs AI_MODEL'],
  [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER: is none of'],
  [{ AI_MODEL: 'a b' }, 'AI_MODEL: is not the name of a model'],
  [{ AI_BASE_URL: 'ftp://ai.example' }, 'AI_BASE_URL: is not an address'],
  [{ AI_BASE_URL: 'not an address' }, 'AI_BASE_URL: is not an address'],
  [{ AI_BASE_URL: 'https://ai.example/v1?key=hunter2' }, 'AI_BASE_URL: has a user'],
  [{ AI_BASE_URL: 'https://me:hunter2@ai.example/v1' }, 'AI_BASE_URL: has a user'],
  [{ AI_PROVIDER: 'gemini', AI_KEY: 'hunter2 hunter2' }, 'AI_KEY: is not a key'],
])('%j refuses the start, and the message has no secret', (environment, message) => {
  expect(() => read(environment)).toThrow(message);
  expect(() => read(environment)).not.toThrow('hunter2');
});

test('a process for own keys needs no key of the operator, and asks the same Gemini', () => {
  const settings = {
    AI_PROVIDER: 'gemini',
    AI_MODEL: 'gemini-2.5-pro',
    AI_BASE_URL: 'http://localhost:9/v1beta',
  } as const;
  const gemini = { model: settings.AI_MODEL, baseUrl: settings.AI_BASE_URL };
  expect(ownKeyConfigFrom(settings)).toEqual({ provider: { name: 'built-in' }, ownKey: gemini });
  const google = { model: 'gemini-2.5-flash', baseUrl: null };
  expect(ownKeyConfigFrom({ ...settings, AI_PROVIDER: 'openai-compatible' }).ownKey).toEqual(google);
});
