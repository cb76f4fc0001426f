import { Suspense } from 'react';
import { useRouteError } from 'react-router';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { EmptyState, ErrorBox } from '../look/states';
import { shellMessages } from './messages';
import { useMessages } from '../language/messages';
import { PublicPage } from './public-page';
import styles from './shell.module.css';

/** Shown at an unknown address. */
export function NotFound() {
  const m = useMessages(shellMessages);
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

/** Shown when a page fails to load or render. It replaces the root with its Suspense boundary, so it has one of its own. */
export const PageFailed = () => (
  <Suspense>
    <Failure />
  </Suspense>
);

function Failure() {
  const m = useMessages(shellMessages);
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

/** Shown in place of an area that is not built yet. */
export function NotOpenYet({ area, home, back }: { area: string; home: string; back?: string }) {
  const m = useMessages(shellMessages);
  return (
    <div className={styles.narrowIn}>
      <DocumentTitle>{area}</DocumentTitle>
      <EmptyState title={m.notOpenTitle({ area })} text={m.notOpenText} heading="h1">
        <LinkButton look="primary" to={home}>
          {back ?? m.back}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
