import { createBrowserRouter, type RouteObject } from 'react-router';
import { accountPages, signInPages } from './accounts/pages';
import { RequireRole } from './accounts/require-role';
import { activityPages } from './activities/pages';
import { patientAppointmentPages } from './appointments/pages';
import { auditPages } from './audit/pages';
import { homePages } from './home/pages';
import { legalPages } from './legal/pages';
import { patientProfilePages } from './profiles/pages';
import { RecordScreensOrNothing } from './record-screens/gate';
import { sessionPages } from './sessions/pages';
import { around, page, withMaterial } from './shell/page';
import { laterPages } from './shell/pages';
import { PageFailed } from './shell/plain-pages';
import { Root } from './shell/root';

/** Plain pages: they need neither Material UI nor data, and are all a first visitor loads. */
const plainPages: RouteObject[] = [
  page('/', () => import('./landing/landing')),
  ...legalPages,
  { path: '*', Component: RecordScreensOrNothing },
];

const patientPages: RouteObject[] = [
  ...homePages,
  ...laterPages,
  withMaterial([...patientProfilePages, ...auditPages, ...activityPages, ...patientAppointmentPages]),
];

/** Every page, gathered from the features. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageFailed,
    HydrateFallback: () => null,
    children: [
      ...plainPages,
      {
        ...around(() => import('./shell/interface')),
        children: [
          ...signInPages,
          {
            element: <RequireRole role="patient" />,
            children: [{ ...around(() => import('./shell/patient-shell')), children: patientPages }],
          },
          withMaterial([...accountPages, ...sessionPages]),
        ],
      },
    ],
  },
];

/** The router of the running page. */
export const openRouter = () => createBrowserRouter(routes);
