import { Suspense } from 'react';
import { useRouteError } from 'react-router';
import { Failure } from './failure';

/** Shown when a page fails to load or render. It replaces the root with its Suspense boundary, so it has one of its own. */
export const PageFailed = () => (
  <Suspense>
    <Page />
  </Suspense>
);

function Page() {
  const error = useRouteError();
  return (
    <main id="main" className="page narrow" data-error={error instanceof Error ? error.name : 'unknown'}>
      <Failure />
    </main>
  );
}
