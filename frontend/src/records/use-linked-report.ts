import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The id of the report that the URL names, as a notification does; null without one. */
export const useLinkedReport = (): string | null => useSearchParams()[0].get('report');

/** Whether an entry is the report that the URL names, and a place for its heading: readers go on there, once. */
export function useLinkedEntry(id: string): { isLinked: boolean; heading: RefObject<HTMLHeadingElement | null> } {
  const isLinked = useLinkedReport() === id;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    heading.current?.focus({ preventScroll: true });
    // Newer browsers return a promise, which an effect must not return.
    void heading.current?.scrollIntoView?.({ block: 'center' });
  }, [isLinked]);
  return { isLinked, heading };
}

/** How many entries of a list have to be drawn so that the linked report is among them. */
export const countToLinked = (entries: readonly { readonly id: string }[], linked: string | null): number =>
  entries.findIndex(({ id }) => id === linked) + 1;
