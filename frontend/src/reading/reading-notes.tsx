import { useMessages } from '../language/messages';
import { ErrorBox } from '../look/states';
import { readingMessages } from './messages';

interface Props {
  isTruncated: boolean;
  /** How many lines look like results and gave no value. */
  unread: number;
  /** The day that is printed on the document, if the entry has another one; as it is shown. */
  otherDay: string | null;
  /** Whether pages and values could not be loaded. */
  isFailed: boolean;
  onRetry: () => void;
}

/** What is missing of the reading of a document. */
export function ReadingNotes({ isTruncated, unread, otherDay, isFailed, onRetry }: Props) {
  const m = useMessages(readingMessages);
  return (
    <>
      {isFailed && <ErrorBox title={m.valuesFailed} onRetry={onRetry} />}
      {isTruncated && <p className="note">{m.truncated}</p>}
      {unread > 0 && <p className="note">{m.unread({ count: unread })}</p>}
      {otherDay !== null && <p className="note">{m.otherDay({ day: otherDay })}</p>}
    </>
  );
}
