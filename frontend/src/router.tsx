import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RequireRole } from './accounts/require-role';
import { RecordScreensOrNothing } from './record-screens/gate';
import { PageFailed } from './shell/plain-pages';
import { Root } from './shell/root';

const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await load()).default });

/** Plain pages: they need neither Material UI nor data, and are all a first visitor loads. */
const plain: RouteObject[] = [
  { index: true, lazy: page(() => import('./landing/landing')) },
  { path: 'privacy', lazy: page(() => import('./legal/privacy')) },
  { path: 'help', lazy: page(() => import('./legal/help')) },
  { path: 'terms', lazy: page(() => import('./legal/terms')) },
  { path: '*', Component: RecordScreensOrNothing },
];

/** Signing up, in and out. Paths match whatever their case, so /Onboard and /onboard are one. */
const accounts: RouteObject[] = [
  { path: 'auth', lazy: page(() => import('./accounts/chooser')) },
  { path: 'roleselect', lazy: page(() => import('./accounts/role-select')) },
  { path: 'user-signin', lazy: page(() => import('./accounts/patient-sign-in')) },
  { path: 'user-signup', lazy: page(() => import('./accounts/patient-sign-up')) },
  ...['doctor-signin', 'doctor-login'].map((path) => ({
    path,
    lazy: page(() => import('./accounts/doctor-sign-in')),
  })),
  ...['doctor-signup', 'signup'].map((path) => ({ path, lazy: page(() => import('./accounts/doctor-sign-up')) })),
  { path: 'auditor-signin', lazy: page(() => import('./accounts/auditor-sign-in')) },
  { path: 'operator-signin', lazy: page(() => import('./accounts/operator-sign-in')) },
  { path: 'auditor', lazy: page(() => import('./accounts/auditor-home')) },
  { path: 'in-loading', lazy: page(() => import('./accounts/google-in')) },
  { path: 'up-loading', lazy: page(() => import('./accounts/google-up')) },
  { path: 'success', lazy: page(() => import('./accounts/success')) },
  { path: 'account', lazy: page(() => import('./accounts/account-page')) },
  { path: 'confirm-email', lazy: page(() => import('./accounts/confirm-email')) },
  { path: 'forgot-password', lazy: page(() => import('./accounts/forgot-password')) },
  { path: 'reset-password', lazy: page(() => import('./accounts/reset-password')) },
  { path: 'logout', lazy: page(() => import('./accounts/logout')) },
];

const patientPages: RouteObject[] = [
  { path: 'main-page', lazy: page(() => import('./home/main-page')) },
  { path: 'onboard', lazy: page(() => import('./profiles/questionnaire')) },
  { path: 'user-profile', lazy: page(() => import('./profiles/user-profile')) },
  { path: 'record-readings', lazy: page(() => import('./audit/record-readings')) },
  { path: 'activity', lazy: page(() => import('./activities/activity-list')) },
  { path: 'user-tele', lazy: page(() => import('./appointments/telemedicine')) },
  { path: 'book-appointment', lazy: page(() => import('./appointments/book-appointment')) },
  ...['community', 'wearables', 'user-reports'].map((path) => ({
    path,
    lazy: page(() => import('./shell/not-open-yet')),
  })),
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageFailed,
    HydrateFallback: () => null,
    children: [
      ...plain,
      {
        lazy: page(() => import('./shell/interface')),
        children: [
          ...accounts,
          {
            element: <RequireRole role="patient" />,
            children: [{ lazy: page(() => import('./shell/patient-shell')), children: patientPages }],
          },
          // The meeting page is open to both parties of a session, each with their own sign-in.
          { path: 'meet/:roomName', lazy: page(() => import('./sessions/meet')) },
        ],
      },
    ],
  },
];

/** The router of the running page. */
export const openRouter = () => createBrowserRouter(routes);
