import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toasts = lazy(() => import('./toasts').then((module) => ({ default: module.Toasts })));

let isNeeded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the toasts drawn from now on. Called by pages that may raise one; the public pages load without them. */
export function needToasts(): void {
  isNeeded = true;
  for (const listener of listeners) listener();
}

/**
 * The one place where toasts are drawn. It stands outside all routes, so that a toast outlives the page that raised it: after a
 * sign-in the whole page below is replaced.
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
