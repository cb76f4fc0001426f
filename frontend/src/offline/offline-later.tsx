import { type ComponentType, lazy, Suspense } from 'react';
// At once: what is typed before the notice of a new version is loaded must not be lost either.
import './unsent';

/** Time after the first page, ms: what is for later is no part of its load. */
const AT_REST = 5_000;
const nothing: { default: ComponentType } = { default: () => null };

const Offline = lazy(async (): Promise<typeof nothing> => {
  if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, AT_REST));
  // Without a network, and without the file, there is nothing kept either.
  return import('./offline').catch(() => nothing);
});

/** What a patient's pages do for being read without a network, once they are at rest. */
export const OfflineLater = () => (
  <Suspense>
    <Offline />
  </Suspense>
);
