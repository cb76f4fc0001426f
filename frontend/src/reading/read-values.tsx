import Button from '@mui/material/Button';
import { CircleCheck, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { CheckDialog } from './check-dialog';
import { readingMessages, type ReadingTexts } from './messages';
import type { Page } from './page-picture';
import styles from './reading.module.css';
import type { Reviewed } from './review';
import type { ValueCheck } from './use-confirm-values';
import { ValueLine } from './value-line';

interface Props {
  check: ValueCheck;
  pages: readonly Page[];
  documentName: string;
  onPress: (value: Reviewed) => void;
}

/** The values that were read from a document. The doubtful ones come first, and nothing is saved before each is checked. */
export function ReadValues({ check, pages, documentName, onPress }: Props) {
  const m = useMessages(readingMessages);
  const [checked, setChecked] = useState<number | null>(null);
  const { reviewed, isSaved, wasSaved, isPending, error, judge, save } = check;
  const doubtful = reviewed.filter(({ read }) => read.doubt !== null);
  const others = reviewed.filter(({ read }) => read.doubt === null);
  const open = doubtful.filter(({ isOpen }) => isOpen).length;
  const kept = reviewed.filter(({ judgement }) => judgement?.kind !== 'discarded').length;
  const shown = reviewed.find(({ index }) => index === checked);
  const lines = (values: typeof reviewed) => (
    <ul className={styles.values}>
      {values.map((value) => (
        <ValueLine
          key={value.index}
          value={value}
          onCheck={() => {
            setChecked(value.index);
            onPress(value);
          }}
        />
      ))}
    </ul>
  );
  return (
    <section className={open > 0 ? `${styles.box} ${styles.doubt}` : styles.box} aria-labelledby="read-values">
      <h3 id="read-values">
        <Icon of={open > 0 ? ScanSearch : CircleCheck} /> {headingOf(m, open, doubtful.length, kept, isSaved)}
      </h3>
      <p className="note">{hintOf(m, { open, isSaved, kept, wasSaved })}</p>
      {lines(doubtful.length > 0 ? doubtful : others)}
      {doubtful.length > 0 && others.length > 0 && (
        <details>
          <summary>{m.otherValues({ count: others.length })}</summary>
          {lines(others)}
        </details>
      )}
      {error && <Problem title={m.saveFailed} text={sentenceOf(error, m.saveFailedHint)} />}
      <span role="status" className="sr">
        {isSaved && m.saved}
      </span>
      {open === 0 && !isSaved && (kept > 0 || wasSaved) && (
        <Button variant="contained" disabled={isPending} onClick={save}>
          {isPending ? m.saving : m.save}
        </Button>
      )}
      {shown && (
        <CheckDialog
          value={shown}
          page={pages.find(({ page }) => page === shown.read.page)}
          documentName={documentName}
          onJudge={(judgement) => judge(shown.index, judgement)}
          onClose={() => setChecked(null)}
        />
      )}
    </section>
  );
}

function hintOf(m: ReadingTexts, at: { open: number; isSaved: boolean; kept: number; wasSaved: boolean }): string {
  if (at.open > 0) return m.checkHint({ count: at.open });
  if (at.isSaved) return at.kept > 0 ? m.savedHint : m.saveNone;
  if (at.kept > 0) return m.saveHint;
  return at.wasSaved ? m.saveRemoval : m.saveNone;
}

function headingOf(m: ReadingTexts, open: number, doubtful: number, kept: number, isSaved: boolean): string {
  if (open > 0) return m.checkHeading({ count: open });
  if (isSaved) return m.saved;
  return doubtful > 0 ? m.allChecked : m.noneDoubtful({ count: kept });
}
