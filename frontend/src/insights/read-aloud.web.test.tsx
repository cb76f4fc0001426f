import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useReadAloud } from './read-aloud';
import { sentencesOf, type SpokenText } from './speech';
import { fakeVoices } from './testing/fake-voices';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const english: SpokenText = { locale: 'en-US', sentences: ['Your LDL is 135.', 'It has fallen.'] };
const german: SpokenText = { locale: 'de-DE', sentences: ['Ihr LDL ist 135.'] };

const start = (text: SpokenText | null = english) =>
  renderHook((each: SpokenText | null) => useReadAloud(each), { initialProps: text });

test('each sentence is an utterance at the slower rate, and reading ends after the last', () => {
  const voices = fakeVoices('en-US');
  const { result } = start();
  expect(result.current.state).toBe('idle');
  act(() => result.current.read());
  expect(result.current).toMatchObject({ state: 'reading', sentence: 0 });
  expect(voices.spoken[0]).toMatchObject({ text: 'Your LDL is 135.', lang: 'en-US', rate: 0.9 });
  act(() => voices.say());
  expect(result.current.sentence).toBe(1);
  act(() => voices.say());
  expect(result.current).toMatchObject({ state: 'idle', sentence: null, problem: null });
  expect(voices.spoken.map(({ text }) => text)).toEqual(english.sentences);
});

test('stopped, it is silent at once and does not go on', () => {
  const voices = fakeVoices('en-US');
  const { result } = start();
  act(() => result.current.read());
  const [first] = voices.spoken;
  act(() => result.current.stop());
  expect(result.current).toMatchObject({ state: 'idle', sentence: null });
  expect(voices.current).toBeNull();
  // Some browsers report the end of a cancelled utterance.
  act(() => void first?.onend?.call(first, new Event('end') as SpeechSynthesisEvent));
  expect(voices.spoken).toHaveLength(1);
});

test.each([
  ['leaving the screen', (unmount: () => void) => unmount()],
  ['leaving the page', () => void dispatchEvent(new Event('pagehide'))],
])('%s stops', (_, leave) => {
  const voices = fakeVoices('en-US');
  const { result, unmount } = start();
  act(() => result.current.read());
  act(() => leave(unmount));
  expect(voices.current).toBeNull();
});

test('a page that is returned to does not go on', () => {
  fakeVoices('en-US');
  const { result } = start();
  act(() => result.current.read());
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(result.current.state).toBe('idle');
});

test('another language while reading stops, and reads the new text once it is there', () => {
  const voices = fakeVoices('en-US', 'de-DE');
  const { result, rerender } = start();
  act(() => result.current.read());
  rerender(null);
  expect(result.current).toMatchObject({ state: 'waiting', sentence: null });
  expect(voices.current).toBeNull();
  rerender(german);
  expect(result.current.state).toBe('reading');
  expect(voices.current).toMatchObject({ text: 'Ihr LDL ist 135.', lang: 'de-DE' });
});

test('voices that load late are waited for', () => {
  const voices = fakeVoices();
  const { result } = start();
  act(() => result.current.read());
  expect(voices.spoken).toEqual([]);
  act(() => voices.load('en_GB'));
  expect(voices.current).toMatchObject({ voice: { lang: 'en_GB' } });
});

test('without a voice for the language it says so; a voice that is a service does not count', () => {
  jest.useFakeTimers();
  const voices = fakeVoices('en-US');
  voices.known.push({ lang: 'de-DE', name: 'Cloud', localService: false });
  const { result } = start(german);
  act(() => result.current.read());
  act(() => void jest.advanceTimersByTime(2_000));
  expect(result.current).toMatchObject({ state: 'idle', problem: 'noVoice' });
  expect(voices.spoken).toEqual([]);
});

test('a browser without speech says so', () => {
  fakeVoices();
  Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined, configurable: true });
  const { result } = start();
  act(() => result.current.read());
  expect(result.current).toMatchObject({ state: 'idle', problem: 'noVoice' });
});

test('what is spoken in Hong Kong is not Mandarin', () => {
  jest.useFakeTimers();
  const voices = fakeVoices('zh-HK');
  const { result } = start({ locale: 'zh-CN', sentences: ['你好。'] });
  act(() => result.current.read());
  act(() => void jest.advanceTimersByTime(2_000));
  expect(result.current.problem).toBe('noVoice');
  act(() => voices.load('zh-HK', 'zh-TW'));
  act(() => result.current.read());
  expect(voices.current).toMatchObject({ voice: { lang: 'zh-TW' } });
});

test('an error of the voice ends the reading, and another attempt clears it', () => {
  const voices = fakeVoices('en-US');
  const { result } = start();
  act(() => result.current.read());
  act(() => voices.fail());
  expect(result.current).toMatchObject({ state: 'idle', sentence: null, problem: 'failed' });
  act(() => result.current.read());
  expect(result.current).toMatchObject({ state: 'reading', problem: null });
});

test('two texts are never read at once: the second one stops the first', () => {
  const voices = fakeVoices('en-US', 'de-DE');
  const [one, other] = [start(), start(german)];
  act(() => one.result.current.read());
  act(() => other.result.current.read());
  expect(one.result.current.state).toBe('idle');
  expect(other.result.current.state).toBe('reading');
  expect(voices.current).toMatchObject({ lang: 'de-DE' });
});

test.each([
  ['en-US', 'LDL is 3.5 mg/dL. Ask Dr. Rao about it! Soon?', ['LDL is 3.5 mg/dL.', 'Ask Dr. Rao about it!', 'Soon?']],
  ['zh-CN', '您的胆固醇偏高。请咨询医生。', ['您的胆固醇偏高。', '请咨询医生。']],
  ['hi-IN', 'आपका एलडीएल 135 है। यह कम हुआ है।', ['आपका एलडीएल 135 है।', 'यह कम हुआ है।']],
])('sentences in %s', (locale, text, sentences) => {
  expect(sentencesOf(text, locale)).toEqual(sentences);
});
