import { useMessages } from '../language/messages';
import { ErrorBox } from '../look/states';
import { readingMessages } from './messages';

interface Props {
  isTruncated: boolean;
  /** Whether pages and values could not be loaded. */
  isFailed: boolean;
  onRetry: () => void;
}

/** What is missing of the reading of a document. */
export function ReadingNotes({ isTruncated, isFailed, onRetry }: Props) {
  const m = useMessages(readingMessages);
  return (
    <>
      {isFailed && <ErrorBox title={m.valuesFailed} onRetry={onRetry} />}
      {isTruncated && <p className="note">{m.truncated}</p>}
    </>
  );
}
