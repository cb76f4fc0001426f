import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './landing.module.css';

/** A list whose items arrive one after another when it first comes into sight. One that is in sight from the beginning stays as it was rendered. */
export function Arriving({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<boolean>();
  useEffect(() => {
    if (!list.current || !('IntersectionObserver' in globalThis)) return;
    // It is told where the list is at once, and then of each change.
    let first = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInSight = entries.some((entry) => entry.isIntersecting);
        if (isInSight) observer.disconnect();
        if (!(isInSight && first)) setSeen(isInSight);
        first = false;
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
