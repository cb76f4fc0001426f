import { useMessages } from '../language/messages';
import { readingMessages } from './messages';
import styles from './reading.module.css';
import { useProgress } from './use-progress';

/** That a document is being read, page by page. */
export function ReadingProgress({ documentId }: { documentId: string }) {
  const m = useMessages(readingMessages);
  const progress = useProgress(documentId);
  const pageText = progress && m.readingPage({ page: progress.page, pages: progress.pages });
  return (
    <div className={styles.progress}>
      <p role="status">
        <strong>{m.reading}</strong> {pageText && <span className="num">{pageText}</span>}
      </p>
      <progress
        aria-label={m.reading}
        {...(progress && { value: progress.page, max: progress.pages, 'aria-valuetext': pageText ?? '' })}
      />
      <p className="note">{m.readingTakes}</p>
    </div>
  );
}
