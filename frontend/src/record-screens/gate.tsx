import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { NotFound } from '../shell/plain-pages';

const RecordScreens = lazy(() => import('./app'));

/** The first parts of the record screens' addresses; react-admin finds its own way below each. */
const addresses = ['doctor-dashboard', 'appointments', 'availability', 'details'];

/** Every address no other page has: a record screen, or nothing at all. react-admin is loaded for the former alone. */
export function RecordScreensOrNothing() {
  const first = useLocation().pathname.split('/')[1]?.toLowerCase() ?? '';
  if (!addresses.includes(first)) return <NotFound />;
  return (
    <Suspense fallback={null}>
      <RecordScreens />
    </Suspense>
  );
}
