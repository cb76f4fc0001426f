import { Suspense } from 'react';
import { useRouteError } from 'react-router';
import { DocumentTitle } from '../look/page-title';
import { ErrorBox } from '../look/states';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';

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
