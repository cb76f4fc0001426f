import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { EmptyState } from '../look/states';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import { PublicPage } from './public-page';

/** Shown at an unknown address. */
export default function NotFound() {
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
