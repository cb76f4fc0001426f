import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { apiMessages } from './api/messages';
import { setLanguage } from './language/language';
import { routes } from './router';
import { renderPage } from './testing/render-page';
import { stubNetwork } from './testing/network';
import { untranslated } from './testing/untranslated';

beforeEach(() => void stubNetwork(() => 'refused'));
afterEach(() => {
  cleanup();
  act(() => setLanguage('en'));
});

/** The component of the page at a path. */
async function pageAt(path: string) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (typeof route?.lazy !== 'function') throw new Error(`There is no page at ${path}`);
  const { Component } = await route.lazy();
  if (!Component) throw new Error(`The page at ${path} has no component`);
  return <Component />;
}

test.each([
  ...['/', '/terms', '/privacy'],
  ...['/auth', '/user-signin', '/doctor-signin', '/auditor-signin', '/operator-signin', '/roleselect'],
  ...['/user-signup', '/doctor-signup', '/forgot-password', '/reset-password', '/reset-password#token'],
  ...['/confirm-email', '/confirm-email#token', '/confirm-new-email#token', '/revert-email#token'],
  ...['/in-loading', '/up-loading', '/community', '/shared', `/shared#${'a'.repeat(43)}`],
])('%s has no text outside the catalogue', async (address) => {
  const [path = '', hash = ''] = address.split('#');
  setLanguage('en-XA');
  // The interface loads them for its pages.
  await apiMessages.in('en-XA');
  const page = await pageAt(path);
  await act(async () => void renderPage(page, null, hash && `#${hash}`));
  await screen.findByRole('heading', { level: 1 });
  expect(untranslated()).toEqual([]);
});
