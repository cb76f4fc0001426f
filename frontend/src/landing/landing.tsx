import { ArrowRight } from 'lucide-react';
import { Icon } from '../look/icon';
import { Line, LineItem } from '../look/line';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { Initials } from '../look/initials';
import { PublicPage } from '../shell/public-page';
import { useMessages } from '../language/messages';
import { Arriving } from './arriving';
import { PrescriptionArt, TipArt, WatchArt } from './feature-art';
import { LifeTall } from './life-tall';
import { LifeWide } from './life-wide';
import { landingMessages } from './messages';
import { SessionPicture } from './session-picture';
import styles from './landing.module.css';

const arts = [WatchArt, TipArt, PrescriptionArt];

const Hero = () => {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.hero}>
      <div className="page">
        <h1>{m.hero}</h1>
        <div className={styles.say}>
          <p className="lead">{m.lead}</p>
          <LinkButton look="act" size="big" to="/auth">
            {m.start}
            <Icon of={ArrowRight} />
          </LinkButton>
        </div>
      </div>
      <div className={styles.life}>
        <LifeWide />
        <LifeTall />
      </div>
    </section>
  );
};

const Features = () => {
  const m = useMessages(landingMessages);
  return (
    <section className={`page ${styles.sect}`} id="features" aria-labelledby="features-title">
      <h2 id="features-title">{m.features}</h2>
      <Arriving className={styles.feat}>
        {m.cards.map(({ title, text }, index) => {
          const Art = arts[index] ?? WatchArt;
          return (
            <li key={title}>
              <div className="art">
                <Art />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </Arriving>
    </section>
  );
};

const Telemedicine = () => {
  const m = useMessages(landingMessages);
  return (
    <section className={styles.tele} id="telemedicine" aria-labelledby="telemedicine-title">
      <div className={`page ${styles.in}`}>
        <div>
          <h2 id="telemedicine-title">{m.teleTitle}</h2>
          <Line>
            {m.steps.map(({ title, text }, index) => (
              <LineItem key={title} kind={index === m.steps.length - 1 ? 'now' : 'done'}>
                <h3>{title}</h3>
                <p>{text}</p>
              </LineItem>
            ))}
          </Line>
        </div>
        <SessionPicture />
      </div>
    </section>
  );
};

const Testimonials = () => {
  const m = useMessages(landingMessages);
  return (
    <section className={`page ${styles.sect}`} id="stories" aria-labelledby="stories-title">
      <h2 id="stories-title">{m.testimonials}</h2>
      <p className="note">{m.testimonialsNote}</p>
      <Arriving className={styles.quotes}>
        {m.stories.map(({ text, author, name }) => (
          <li key={name}>
            <blockquote>{text}</blockquote>
            <p>
              <Initials name={name} />
              <span>{author}</span>
            </p>
          </li>
        ))}
      </Arriving>
    </section>
  );
};

/** The landing page: presents the product as a life line. */
export default function Landing() {
  const m = useMessages(landingMessages);
  const nav = (
    <nav aria-label={m.onThisPage}>
      <a href="#features">{m.features}</a>
      <a href="#telemedicine">{m.telemedicine}</a>
      <a href="#stories">{m.testimonials}</a>
    </nav>
  );
  return (
    <PublicPage className={styles.landing} nav={nav}>
      <DocumentTitle>{m.title}</DocumentTitle>
      <Hero />
      <Features />
      <Telemedicine />
      <Testimonials />
    </PublicPage>
  );
}
