import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { readingMessages } from './messages';
import { PagePicture, type Page } from './page-picture';
import styles from './reading.module.css';

/** The pages of a document as they were read, one at a time. */
export function OriginalPages({ pages, documentName }: { pages: readonly Page[]; documentName: string }) {
  const m = useMessages(readingMessages);
  const [index, setIndex] = useState(0);
  const page = pages[index];
  if (!page) return null;
  return (
    <div className={styles.pages}>
      {pages.length > 1 && (
        <div className={styles.turn}>
          <IconButton aria-label={m.previousPage} disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <p className="note num" role="status">
            {m.readingPage({ page: page.page, pages: pages.length })}
          </p>
          <IconButton aria-label={m.nextPage} disabled={index === pages.length - 1} onClick={() => setIndex(index + 1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      )}
      <PagePicture page={page} label={m.pageOf({ page: page.page, name: documentName })} />
    </div>
  );
}
