import { useSyncExternalStore } from 'react';

function onResize(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Whether the page is wider than this number of pixels. */
export const useIsWide = (than: number): boolean => useSyncExternalStore(onResize, () => innerWidth > than);
