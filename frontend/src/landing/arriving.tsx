import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './landing.module.css';

/** An item's place in the row, for the delay of its arrival. */
export const nth = (index: number) => ({ '--nth': index }) as CSSProperties;

/** A list whose items arrive one after another when it first comes into sight. */
export function Arriving({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (seen || !list.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        threshold: 0.15,
      },
    );
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <ul ref={list} className={`${className} ${styles.arrive}`} data-seen={seen}>
      {children}
    </ul>
  );
}
