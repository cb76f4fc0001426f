import { useMessages } from '../language/messages';
import { readingMessages } from './messages';

/** Why the document was not read, and what is used instead. */
export function ReadingProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const m = useMessages(readingMessages);
  return (
    <div className="notice care" role="alert">
      <div className="grow">
        <strong>{text}</strong>
        <p className="note">{m.failedHint}</p>
        <button type="button" className="btn small" onClick={onRetry}>
          {m.readAgain}
        </button>
      </div>
    </div>
  );
}
