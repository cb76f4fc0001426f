import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { accountPages, signInPages } from './accounts/pages';
import { activityPages } from './activities/pages';
import { patientAppointmentPages } from './appointments/pages';
import { auditPages } from './audit/pages';
import { communityPages } from './community/pages';
import { homePages } from './home/pages';
import { notificationPages } from './notifications/pages';
import { patientProfilePages } from './profiles/pages';
import { prescriptionPages } from './prescriptions/pages';
import { publicPages } from './public-pages';
import { recordPages } from './records/pages';
import { RecordScreensOrNotFound } from './record-screens/gate';
import { sessionPages } from './sessions/pages';
import { sharedRecordPages } from './shared-record/pages';
import { around, contained, withMaterial } from './shell/page';
import { PageFailed } from './shell/page-failed';
import { Root } from './shell/root';
import { wearablePages } from './wearables/pages';

const patientPages: RouteObject[] = [
  ...homePages,
  withMaterial([
    ...patientProfilePages,
    ...recordPages,
    ...auditPages,
    ...activityPages,
    ...wearablePages,
    ...notificationPages,
    ...communityPages,
    ...patientAppointmentPages,
  ]),
];

/** The frame of pages with data, loaded together with the page that signs out: that has to work without a connection. */
const loadInterface = async () => (await Promise.all([import('./shell/interface'), import('./accounts/logout')]))[0];

/** The routes of all features. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageFailed,
    HydrateFallback: () => null,
    children: [
      ...publicPages,
      { path: '*', Component: RecordScreensOrNotFound },
      {
        ...around(loadInterface),
        children: [
          ...signInPages,
          ...prescriptionPages,
          {
            ...around(() => import('./patients-only')),
            children: [contained(() => import('./shell/page-not-shown'), patientPages)],
          },
          contained(
            () => import('./accounts/page-alone-not-shown'),
            [withMaterial([...accountPages, ...sessionPages, ...sharedRecordPages])],
          ),
        ],
      },
    ],
  },
];

/** Loads the modules of the page at a path, so that a router created afterwards renders it immediately. */
export async function loadPageAt(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Creates the router of the page. */
export const openRouter = () => createBrowserRouter(routes);
