import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { labTestMessages } from '../labs/test-messages';
import { Icon } from '../look/icon';
import { readingMessages } from './messages';
import type { Page } from './page-picture';
import { placeOf } from './place';
import styles from './reading.module.css';
import type { Reviewed } from './review';
import type { DocumentReading } from './use-reading';
import { WholePage } from './whole-page';

interface Props {
  pages: readonly Page[];
  documentName: string;
  values: DocumentReading['values'];
  /** The value that was pressed last; null before. */
  pressed: Reviewed | null;
}

/** The pages of a document as they were read, one at a time, with the places that have to be checked. A pressed value shows its page. */
export function OriginalPages({ pages, documentName, values, pressed }: Props) {
  const m = useMessages(readingMessages);
  const tests = useMessages(labTestMessages);
  const [turned, setTurned] = useState({ index: 0, pressed });
  const pageOfPressed = pages.findIndex(({ page }) => page === pressed?.read.page);
  const index = turned.pressed === pressed || pageOfPressed < 0 ? turned.index : pageOfPressed;
  const setIndex = (to: number) => setTurned({ index: to, pressed });
  const page = pages[index];
  if (!page) return null;
  const current = pressed?.read.page === page.page ? pressed.read.box : undefined;
  const places = values.filter((value) => value.page === page.page && (value.doubt !== null || value.box === current));
  const at = { page: page.page, name: documentName };
  const place = current && placeOf(current);
  const label =
    pressed && place
      ? m.pageMarked({ ...at, test: tests[pressed.test], place: m.places[`${place.row} ${place.column}`] })
      : m.pageOf(at);
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
      <WholePage {...{ page, label, current }} marks={places.map(({ box }) => box)} />
    </div>
  );
}
