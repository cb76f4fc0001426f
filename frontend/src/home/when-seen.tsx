import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ContainedCard } from './contained-card';

/** A place whose content is loaded once it is seen, which on a phone is after scrolling: it is no part of the first load. Where it fails, the rest of the page stays. */
export function WhenSeen({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setIsSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={className} ref={place}>
      {isSeen && (
        <ContainedCard>
          <Suspense>{children}</Suspense>
        </ContainedCard>
      )}
    </div>
  );
}
