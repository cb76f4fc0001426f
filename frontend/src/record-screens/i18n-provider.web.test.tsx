import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { chooseLanguage, restoreLanguage } from '../language/choice';
import { currentLanguage, setLanguage } from '../language/language';
import { SetAsideList } from '../operations/set-aside-list';
import { renderDesk } from '../testing/render-desk';
import { userEvents, press } from '../testing/user-events';
import { stubNetwork } from '../testing/network';
import { deskStore } from './store';

afterEach(() => {
  cleanup();
  setLanguage('en');
  localStorage.clear();
});

const row = {
  ...{ id: 'a', projection: 'list', kind: 'relay', streamId: 'stream', position: '7', eventType: 'Booked' },
  ...{ error: 'RangeError', since: '2026-11-20T06:30:00.000Z', isWaiting: false, isRetried: false, canBeRetried: true },
};

test("react-admin's own texts, the fields and the product's texts follow the language of the page", async () => {
  stubNetwork(() => ({ headers: { 'content-range': 'set-aside 0-1/1' }, json: [row] }));
  renderDesk('set-aside', { list: <SetAsideList /> });
  await screen.findByText('stream');
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  expect(screen.getByText('1-1 of 1')).toBeTruthy();
  await act(async () => setLanguage('en-XA'));
  expect(await screen.findByRole('button', { name: 'Éẋṕóŕţ' })).toBeTruthy();
  expect(screen.getByText('1-1 óƒ 1')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Ṕŕóĵéćţíóń/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Śéţ áśíđé' })).toBeTruthy();
});

test("react-admin's locale menu changes the language of all pages, which its store does not keep", async () => {
  stubNetwork(() => ({ headers: { 'content-range': 'set-aside 0-1/1' }, json: [row] }));
  await restoreLanguage({ isDevelopment: true });
  const store = deskStore('operator');
  renderDesk('set-aside', { list: <SetAsideList /> }, { store });
  await press('English');
  await userEvents.click(screen.getByRole('menuitem', { name: 'Ṕśéúđó' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Śéţ áśíđé' })).toBeTruthy();
  expect(currentLanguage()).toBe('en-XA');
  await act(() => chooseLanguage('en'));
  expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy();
  expect(store.getItem('locale')).toBeUndefined();
});
