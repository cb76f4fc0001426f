import { useMessages } from '../language/messages';
import { DocumentTitle } from '../look/page-title';
import { ErrorBox } from '../look/states';
import { shellMessages } from './messages';

/** Says that a page could not be shown, and loads it again. */
export function Failure() {
  const m = useMessages(shellMessages);
  return (
    <>
      <DocumentTitle>{m.failedTitle}</DocumentTitle>
      <h1 className="sr">{m.failedTitle}</h1>
      <ErrorBox title={m.failedTitle} text={m.failedText} />
      <p style={{ marginTop: 24 }}>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {m.reload}
        </button>
      </p>
    </>
  );
}
