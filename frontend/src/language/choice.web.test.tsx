import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { LanguageChoice } from '../look/language-choice';
import { userEvents } from '../testing/user-events';
import { chooseLanguage, offeredLanguages, restoreLanguage, takeLanguage } from './choice';
import { currentLanguage, setLanguage } from './language';
import { defineMessages, useMessages } from './messages';

afterEach(async () => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  act(() => setLanguage('en'));
  await restoreLanguage({ isDevelopment: false });
});

const inHindi = { hi: () => Promise.resolve({ default: { text: 'होम' } }) };
const messages = defineMessages({ text: 'Home' }, inHindi);
const Page = () => <p>{useMessages(messages).text}</p>;

test('a page whose texts are loaded never disappears while the language changes', async () => {
  const Fallback = jest.fn(() => null);
  render(
    <Suspense fallback={<Fallback />}>
      <Page />
      <input aria-label="typed" defaultValue="kept" />
    </Suspense>,
  );
  screen.getByLabelText('typed').focus();
  await act(() => chooseLanguage('en-XA'));
  expect(screen.getByText('Ĥóḿé')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('typed'));
  expect(Fallback).not.toHaveBeenCalled();
  expect(document.documentElement.lang).toBe('en-XA');
});

test('texts that are declared after the choice are loaded without a page that draws them', async () => {
  await act(() => chooseLanguage('en-XA'));
  const later = defineMessages({ text: 'Home' }, inHindi);
  await waitFor(() => expect(later.loaded('en-XA')?.text).toBe('Ĥóḿé'));
});

test('the choice on this device is taken up again', async () => {
  await act(() => chooseLanguage('en-XA'));
  act(() => setLanguage('en'));
  await act(() => restoreLanguage({ isDevelopment: false }));
  expect(currentLanguage()).toBe('en-XA');
});

test('a choice on another tab is followed; another value is not', async () => {
  await restoreLanguage({ isDevelopment: false });
  const stored = (newValue: string) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'language', newValue })));
  stored('xx');
  expect(currentLanguage()).toBe('en');
  stored('en-XA');
  await waitFor(() => expect(currentLanguage()).toBe('en-XA'));
});

test('every language is offered by its own name; the pseudo-locale while developing', async () => {
  render(<LanguageChoice />);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['English', 'en'],
    ['हिन्दी', 'hi'],
  ]);
  await restoreLanguage({ isDevelopment: true });
  expect(offeredLanguages()).toEqual(['en', 'hi', 'en-XA']);
});

describe('without a choice', () => {
  afterEach(() => void jest.restoreAllMocks());
  const browserReads = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  test.each([
    [['hi-IN', 'en'], 'hi'],
    [['fr', 'HI'], 'hi'],
    [['en-GB', 'hi'], 'en'],
    [['fr-FR', 'hindi'], 'en'],
    [[], 'en'],
  ] as const)('a browser that prefers %j is shown %s, which is no choice', async (preferred, expected) => {
    browserReads(...preferred);
    await act(() => restoreLanguage({ isDevelopment: false }));
    expect([currentLanguage(), document.documentElement.lang]).toEqual([expected, expected]);
    expect(localStorage.getItem('language')).toBeNull();
  });

  test('the language of the account is taken, at the start too; with one, the choice stays', async () => {
    await act(() => takeLanguage('hi'));
    expect([currentLanguage(), localStorage.getItem('language')]).toEqual(['hi', null]);
    await act(() => restoreLanguage({ isDevelopment: false }));
    expect(currentLanguage()).toBe('en');
    await act(() => restoreLanguage({ isDevelopment: false, ofAccount: 'hi' }));
    expect([currentLanguage(), localStorage.getItem('language')]).toEqual(['hi', null]);
    await act(() => chooseLanguage('en'));
    await act(() => takeLanguage('hi'));
    expect(currentLanguage()).toBe('en');
  });

  test('an account without a language is shown that of the browser, also after somebody else', async () => {
    browserReads('en');
    await act(() => takeLanguage('hi'));
    await act(() => takeLanguage(null));
    expect(currentLanguage()).toBe('en');
  });

  test('a choice is stronger than the browser', async () => {
    browserReads('hi-IN');
    await act(() => chooseLanguage('en'));
    await act(() => restoreLanguage({ isDevelopment: false }));
    expect(currentLanguage()).toBe('en');
  });
});

test('the address chooses a language once, which the choice undoes', async () => {
  history.replaceState(null, '', '/terms?language=en-XA#top');
  await act(() => restoreLanguage({ isDevelopment: false }));
  expect(currentLanguage()).toBe('en-XA');
  expect(location.href).toMatch(/\/terms#top$/);
  render(<LanguageChoice />);
  await userEvents.selectOptions(await screen.findByRole('combobox', { name: 'Ĺáńǵúáǵé' }), 'English');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeTruthy();
  await act(() => restoreLanguage({ isDevelopment: false }));
  expect(currentLanguage()).toBe('en');
});

test('an unknown language in the address is ignored', async () => {
  history.replaceState(null, '', '/?language=toString');
  await restoreLanguage({ isDevelopment: false });
  expect(currentLanguage()).toBe('en');
});

test('the later of two choices counts, also if the earlier one takes longer to load', async () => {
  const slow = chooseLanguage('en-XA');
  await act(() => Promise.all([slow, chooseLanguage('en')]));
  expect(currentLanguage()).toBe('en');
});
