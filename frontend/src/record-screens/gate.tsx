import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { DeskRole } from './menus';

const RecordScreens = lazy(() => import('./app'));
const NotFound = lazy(() => import('../shell/not-found'));

/** The first segments of the record screens' paths, each with its role; react-admin routes below them. */
const owners: ReadonlyMap<string, DeskRole> = new Map([
  ['doctor-dashboard', 'doctor'],
  ['appointments', 'doctor'],
  ['availability', 'doctor'],
  ['doctor-notifications', 'doctor'],
  ['details', 'doctor'],
  ['operator', 'operator'],
  ['registrations', 'operator'],
  ['reported-messages', 'operator'],
  ['set-aside', 'operator'],
  ['erasures', 'operator'],
  ['audit', 'auditor'],
]);

/** Every path that no other page matches: a record screen or Not Found. react-admin is loaded only for a record screen. */
export function RecordScreensOrNotFound() {
  const first = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const role = owners.get(first);
  return <Suspense fallback={null}>{role ? <RecordScreens role={role} /> : <NotFound />}</Suspense>;
}
