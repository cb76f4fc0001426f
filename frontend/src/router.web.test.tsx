import { expect, test } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { routes } from './router';

/** The route that serves an address. */
function servedBy(address: string): string {
  const last = matchRoutes(routes, address)?.at(-1)?.route;
  return last?.path === '*' ? 'record screens or nothing' : `${last?.index ? '/' : last?.path}`;
}

test.each([
  '/auth',
  '/roleselect',
  '/user-signin',
  '/user-signup',
  '/onboard',
  '/success',
  '/in-loading',
  '/up-loading',
  '/doctor-signin',
  '/doctor-signup',
  '/doctor-login',
  '/signup',
  '/auditor-signin',
  '/operator-signin',
  '/main-page',
  '/user-tele',
  '/wearables',
  '/community',
  '/user-profile',
  '/user-reports',
  '/activity',
  '/book-appointment',
  '/logout',
])('%s has its own page', (address) => {
  expect(servedBy(address)).toBe(address.slice(1));
});

test.each([
  ['/Onboard', 'onboard'],
  ['/Main-page', 'main-page'],
  ['/', '/'],
  ['/doctor-dashboard', 'record screens or nothing'],
  ['/appointments', 'record screens or nothing'],
  ['/details', 'record screens or nothing'],
  ['/operator', 'record screens or nothing'],
  ['/registrations', 'record screens or nothing'],
  ['/set-aside', 'record screens or nothing'],
  ['/erasures', 'record screens or nothing'],
])('%s is served by %s', (address, page) => {
  expect(servedBy(address)).toBe(page);
});
