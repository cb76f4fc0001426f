import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { LanguageChoice } from '../look/language-choice';
import { userEvents } from '../testing/user-events';
import { chooseLanguage, offeredLanguages, restoreLanguage } from './choice';
import { currentLanguage, setLanguage } from './language';
import { defineMessages, useMessages } from './messages';

afterEach(async () => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  act(() => setLanguage('en'));
  await restoreLanguage({ isDevelopment: false });
});

const messages = defineMessages({ text: 'Home' }, {});
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
  const later = defineMessages({ text: 'Home' }, {});
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

test('a choice of one language is not shown; the pseudo-locale is offered while developing', async () => {
  const { rerender } = render(<LanguageChoice />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await restoreLanguage({ isDevelopment: true });
  rerender(<LanguageChoice />);
  expect(offeredLanguages()).toEqual(['en', 'en-XA']);
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
