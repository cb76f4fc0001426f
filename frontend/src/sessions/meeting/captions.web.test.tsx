import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvents, press } from '../../testing/user-events';
import { stubSpeech, stubSpeechByService, withoutSpeech } from '../../testing/speech';
import { Captions } from './captions';

afterEach(() => {
  cleanup();
  withoutSpeech();
});

/** The other side's audio track; jsdom has none. */
const voice = { kind: 'audio', readyState: 'live' } as MediaStreamTrack;
const draw = (track: MediaStreamTrack | null = voice) =>
  render(<Captions id="captions" track={track} name="Dr. Kavita Rao" />);
const log = () => screen.findByRole('log', { name: 'What Dr. Kavita Rao says' });
const linesOf = async () => [...(await log()).querySelectorAll('p')].map(({ textContent }) => textContent);

test('interim text is replaced by final text, which stays readable', async () => {
  const { running } = stubSpeech({ 'en-US': 'available' });
  draw();
  await screen.findByText(/What Dr. Kavita Rao says will appear here\./);
  const [recognition] = running;
  expect(recognition).toMatchObject({ lang: 'en-US', processLocally: true, continuous: true, started: [voice] });
  act(() => recognition?.recognize(['Take the tablet', false]));
  expect(await linesOf()).toEqual(['Take the tablet']);
  act(() => recognition?.recognize(['Take the tablet at night.', true]));
  act(() => recognition?.recognize(['Not in', false]));
  expect(await linesOf()).toEqual(['Take the tablet at night.', 'Not in']);
  // Users of a screen reader hear the voice itself.
  expect((await log()).getAttribute('aria-live')).toBe('off');
});

test('recognition continues after a silence, and stops with the captions', async () => {
  const { running } = stubSpeech({ 'en-US': 'available' });
  const { unmount } = draw();
  await log();
  const [recognition] = running;
  act(() => {
    recognition?.onerror?.({ error: 'no-speech' });
    recognition?.onend?.();
  });
  expect(recognition?.started).toEqual([voice, voice]);
  unmount();
  expect(running).toEqual([]);
  recognition?.onend?.();
  expect(recognition?.started).toHaveLength(2);
});

test('nothing is recognized before there is a track', async () => {
  const { running } = stubSpeech({ 'en-US': 'available' });
  draw(null);
  await log();
  expect(running).toEqual([]);
});

test('another language of this device can be chosen', async () => {
  const { running } = stubSpeech({ 'en-US': 'available', 'hi-IN': 'available', 'fr-FR': 'unavailable' });
  draw();
  const choice = await screen.findByLabelText('Language that is spoken');
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'English (United States)',
    'Hindi (India)',
  ]);
  await userEvents.selectOptions(choice, 'Hindi (India)');
  expect(running.map(({ lang }) => lang)).toEqual(['hi-IN']);
  expect((await log()).lang).toBe('hi-IN');
});

test('a language that is not on the device is downloaded on demand', async () => {
  const { running } = stubSpeech({ 'hi-IN': 'downloadable' });
  draw();
  await screen.findByText(/your browser fetches the language once\. What is said here is sent nowhere\./);
  expect(running).toEqual([]);
  await press('Fetch Hindi (India)');
  await log();
  expect(running.map(({ lang }) => lang)).toEqual(['hi-IN']);
});

test('a failed download is reported', async () => {
  stubSpeech({ 'hi-IN': 'downloadable' }, () => false);
  draw();
  await screen.findByText(/your browser fetches the language once/);
  await press('Fetch Hindi (India)');
  await screen.findByText(/could not fetch Hindi \(India\)\. Please try again/);
  expect(screen.queryByRole('log')).toBeNull();
});

test('a failed recognition is reported', async () => {
  const { running } = stubSpeech({ 'en-US': 'available' });
  draw();
  await log();
  const [recognition] = running;
  act(() => {
    recognition?.onerror?.({ error: 'audio-capture' });
    recognition?.onend?.();
  });
  expect(screen.getByRole('status').textContent).toContain('The captions have stopped.');
  expect(recognition?.started).toHaveLength(1);
});

test.each([
  ['has no recognition', withoutSpeech],
  ['would send speech to a service', stubSpeechByService],
  ['has none of the languages on the device', () => stubSpeech({})],
])('a browser that %s shows a message, and no less private service is offered', async (_what, stub) => {
  stub();
  draw();
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^This browser can't write captions on your device, and what is said here is sent to no service\./,
  );
  expect(screen.queryByRole('log')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
