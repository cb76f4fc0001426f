import { useRouteError } from 'react-router';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { EmptyState, ErrorBox } from '../look/states';
import { shellMessages as m } from './messages';
import { PublicPage } from './public-page';
import styles from './shell.module.css';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <PublicPage className="page narrow">
      <DocumentTitle>{m.notFoundTitle}</DocumentTitle>
      <EmptyState title={m.notFoundTitle} text={m.notFoundText} heading="h1">
        <LinkButton look="primary" to="/">
          {m.toStart}
        </LinkButton>
      </EmptyState>
    </PublicPage>
  );
}

/** A page that broke while it was loaded or drawn. */
export function PageFailed() {
  const error = useRouteError();
  return (
    <main id="main" className="page narrow" data-error={error instanceof Error ? error.name : 'unknown'}>
      <DocumentTitle>{m.failedTitle}</DocumentTitle>
      <h1 className="sr">{m.failedTitle}</h1>
      <ErrorBox title={m.failedTitle} text={m.failedText} />
      <p style={{ marginTop: 24 }}>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {m.reload}
        </button>
      </p>
    </main>
  );
}

/** A part of the product that is still to come, said plainly. */
export function NotOpenYet({ area, home, back = m.back }: { area: string; home: string; back?: string }) {
  return (
    <div className={styles.narrowIn}>
      <DocumentTitle>{area}</DocumentTitle>
      <EmptyState title={m.notOpenTitle(area)} text={m.notOpenText} heading="h1">
        <LinkButton look="primary" to={home}>
          {back}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
