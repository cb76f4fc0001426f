import { type ReactNode, useEffect, useRef } from 'react';

/** Content that is scrolled to when it appears: in a long form it would be out of sight. */
export function ScrolledTo({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void box.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return <div ref={box}>{children}</div>;
}
