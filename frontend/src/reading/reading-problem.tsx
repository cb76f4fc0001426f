import { useMessages } from '../language/messages';
import { readingMessages } from './messages';

interface Props {
  text: string;
  /** Whether it was read before: then that is used. */
  wasRead: boolean;
  onRetry: () => void;
}

/** Why the document was not read, and what is used instead. */
export function ReadingProblem({ text, wasRead, onRetry }: Props) {
  const m = useMessages(readingMessages);
  return (
    <div className="notice care" role="alert">
      <div className="grow">
        <strong>{wasRead ? m.notReadAgain : text}</strong>
        <p className="note">{wasRead ? m.readBefore : m.failedHint}</p>
        <button type="button" className="btn small" onClick={onRetry}>
          {m.readAgain}
        </button>
      </div>
    </div>
  );
}
