import { lazy } from 'react';
import { useMessages } from '../language/messages';
import { homeMessages } from './messages';
import { WhenSeen } from './when-seen';
import styles from './news.module.css';

const News = lazy(() => import('./news'));

/** The latest notifications. */
export function NewsCard() {
  const m = useMessages(homeMessages);
  return (
    <section className="card" aria-labelledby="home-news">
      <h2 id="home-news">{m.news}</h2>
      <WhenSeen className={styles.news}>
        <News />
      </WhenSeen>
    </section>
  );
}
