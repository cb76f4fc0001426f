import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** Sign-in and sign-out. Without Material UI: they are often the first page, and signing out has to work without a connection. */
export const signInPages: RouteObject[] = [
  page('auth', () => import('./chooser')),
  page('user-signin', () => import('./patient-sign-in')),
  page('doctor-signin', () => import('./doctor-sign-in')),
  page('doctor-login', () => import('./doctor-sign-in')),
  page('logout', () => import('./logout')),
];

/** Sign-up and account pages. */
export const accountPages: RouteObject[] = [
  page('roleselect', () => import('./role-select')),
  page('user-signup', () => import('./patient-sign-up')),
  page('doctor-signup', () => import('./doctor-sign-up')),
  page('signup', () => import('./doctor-sign-up')),
  page('auditor-signin', () => import('./auditor-sign-in')),
  page('operator-signin', () => import('./operator-sign-in')),
  page('auditor', () => import('./auditor-home')),
  page('in-loading', () => import('./google-in')),
  page('up-loading', () => import('./google-up')),
  page('success', () => import('./success')),
  page('account', () => import('./account-page')),
  page('confirm-email', () => import('./confirm-email')),
  page('confirm-new-email', () => import('./confirm-new-email')),
  page('revert-email', () => import('./revert-email')),
  page('forgot-password', () => import('./forgot-password')),
  page('reset-password', () => import('./reset-password')),
];
