import { Suspense, useSyncExternalStore } from 'react';
import type { ToastPosition } from 'react-toastify/unstyled';
import type * as region from './toast-region';

/** A message that is shown for five seconds. */
export interface Toast {
  kind: 'good' | 'bad' | 'info';
  title: string;
  detail: string | undefined;
  position: ToastPosition;
}

type Region = typeof region;

/** Loaded with the first toast: with its library it is 6 KB, and most pages show none. */
let loaded: Region | undefined;
let loading: Promise<Region> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<Region> {
  try {
    loaded = await import('./toast-region');
  } catch (error) {
    // The next toast tries again.
    loading = undefined;
    throw error;
  }
  for (const listener of listeners) listener();
  return loaded;
}

/** Height in px of the region that toasts at the bottom can cover. */
const BOTTOM_REGION = 240;

/** The bottom, where no page has its main controls; the top while the focused control is at the bottom. */
function freePosition(): ToastPosition {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'main') return 'bottom-center';
  return focused.getBoundingClientRect().bottom > window.innerHeight - BOTTOM_REGION ? 'top-center' : 'bottom-center';
}

function raise(kind: Toast['kind'], title: string, detail?: string, position = freePosition()): void {
  loading ??= load();
  loading.then(
    ({ raise: show }) => show({ kind, title, detail, position }),
    // Without a connection the region cannot be loaded. What it would say is about that, and must not be lost.
    () => alert([title, detail].filter(Boolean).join('\n')),
  );
}

/** Shows a title and an optional detail for five seconds; a success at the top if the page that comes has its main control below. */
export const toast = {
  success: (title: string, detail?: string, position?: 'top-center') => raise('good', title, detail, position),
  error: (title: string, detail?: string) => raise('bad', title, detail),
  info: (title: string, detail?: string) => raise('info', title, detail),
};

/** Takes its turn after the toasts that wait for the region. */
function dismiss(kind: Toast['kind']): void {
  loading?.then(
    ({ dismiss: remove }) => remove(kind),
    () => undefined,
  );
}

/** Dismisses all errors, because they are out of date. */
export const dismissErrors = (): void => dismiss('bad');
/** Dismisses all successes, because a dialog opens, and they would cover its buttons. */
export const dismissSuccesses = (): void => dismiss('good');

/**
 * Renders the only container of toasts. It is outside all routes, so that a toast outlives the page that showed it: a sign-in
 * replaces the whole page.
 */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  return shown ? (
    <Suspense>
      <shown.ToastRegion />
    </Suspense>
  ) : null;
}
