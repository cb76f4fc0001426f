import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toasts = lazy(() => import('./toasts').then((module) => ({ default: module.Toasts })));

let isNeeded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders the container of toasts from now on. Called by pages that may show one; public pages load without it. */
export function enableToasts(): void {
  isNeeded = true;
  for (const listener of listeners) listener();
}

/**
 * Renders the only container of toasts. It is outside all routes, so that a toast outlives the page that showed it: a sign-in
 * replaces the whole page.
 */
export function ToastHost() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  );
  return isShown ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
