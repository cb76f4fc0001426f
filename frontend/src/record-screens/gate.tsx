import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { DeskRole } from './menus';
import { NotFound } from '../shell/plain-pages';

const RecordScreens = lazy(() => import('./app'));

/** The first parts of the record screens' addresses, and whose they are; react-admin finds its own way below each. */
const owners: ReadonlyMap<string, DeskRole> = new Map([
  ['doctor-dashboard', 'doctor'],
  ['appointments', 'doctor'],
  ['availability', 'doctor'],
  ['details', 'doctor'],
  ['operator', 'operator'],
  ['registrations', 'operator'],
  ['set-aside', 'operator'],
]);

/** Every address no other page has: a record screen, or nothing at all. react-admin is loaded for the former alone. */
export function RecordScreensOrNothing() {
  const first = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  const role = owners.get(first);
  if (!role) return <NotFound />;
  return (
    <Suspense fallback={null}>
      <RecordScreens role={role} />
    </Suspense>
  );
}
