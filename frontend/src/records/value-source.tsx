import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { useStoredFile } from '../uploads/use-stored-file';
import { documentMessages } from './document-messages';
import { DocumentPicture } from './document-picture';
import styles from './entry-document.module.css';
import type { ValueSource as Source } from './lab-values';

/** The document and page from which a value was confirmed; pressing it opens the document there. */
export function ValueSource({ source }: { source: Source }) {
  const m = useMessages(documentMessages);
  const [problem, setProblem] = useState<string | null>(null);
  const { open, opening, shown, close } = useStoredFile(source, (error) =>
    setProblem(sentenceOf(error, m.openFailedHint)),
  );
  const { name, page, title } = source;
  return (
    <>
      <button
        type="button"
        className={styles.source}
        disabled={opening}
        onClick={() => {
          setProblem(null);
          open();
        }}
      >
        {opening ? m.opening : m.fromPage({ name, page })}
      </button>
      {problem !== null && <Problem title={m.openFailed} text={problem} />}
      {shown && <DocumentPicture title={m.shownDocument({ title })} name={name} src={shown} onClose={close} />}
    </>
  );
}
