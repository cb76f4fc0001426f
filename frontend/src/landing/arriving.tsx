import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './landing.module.css';

/** A list whose items appear one after another when it is first scrolled into view. A list that is visible from the start is not animated. */
export function Arriving({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<boolean>();
  useEffect(() => {
    if (!list.current || !('IntersectionObserver' in globalThis)) return;
    // The observer calls back once at the start, then on each change.
    let isFirst = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const isVisible = entries.some((entry) => entry.isIntersecting);
        if (isVisible) observer.disconnect();
        if (!(isVisible && isFirst)) setSeen(isVisible);
        isFirst = false;
      },
      { threshold: 0.15 },
    );
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={list} className={`${className} ${styles.arrive}`} data-seen={seen}>
      {children}
    </ul>
  );
}
