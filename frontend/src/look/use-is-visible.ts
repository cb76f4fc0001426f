import { useSyncExternalStore } from 'react';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';

/** Whether the page is in sight: its tab is the one that is shown. */
export const useIsVisible = (): boolean => useSyncExternalStore(onVisibility, isVisible);
