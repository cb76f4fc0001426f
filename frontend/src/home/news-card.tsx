import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../language/messages';
import { homeMessages } from './messages';
import styles from './home.module.css';

const News = lazy(() => import('./news'));

/** What is new. It is no part of the first load: what it shows is loaded once it is seen, which on a phone is after scrolling. */
export function NewsCard() {
  const m = useMessages(homeMessages);
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
    <section className="card" aria-labelledby="home-news">
      <h2 id="home-news">{m.news}</h2>
      <div className={styles.news} ref={place}>
        {isSeen && (
          <Suspense>
            <News />
          </Suspense>
        )}
      </div>
    </section>
  );
}
