import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import { Fragment } from 'react';
import { useMessages } from '../language/messages';
import { insightMessages } from './messages';
import styles from './insights.module.css';
import { doubtfulPlaces } from './places-in-text';

interface Props {
  /** As it was entered. */
  entered: string;
  /** As it was read from the document; null if it was not. */
  read: string | null;
  /** The values that were read. */
  values: readonly ReadLabValue[];
  isOpen: boolean;
}

/** The text that is explained, word for word. What has to be checked is marked in it. */
export function OriginalText({ entered, read, values, isOpen }: Props) {
  const m = useMessages(insightMessages);
  return (
    <details open={isOpen}>
      <summary>{m.originalText}</summary>
      {read !== null && <h4 className={styles.part}>{m.asEntered}</h4>}
      <p className={`${styles.original} num`}>{entered}</p>
      {read !== null && (
        <>
          <h4 className={styles.part}>{m.asRead}</h4>
          <p className={`${styles.original} num`}>
            <MarkedText text={read} values={values} />
          </p>
        </>
      )}
    </details>
  );
}

function MarkedText({ text, values }: { text: string; values: Props['values'] }) {
  const m = useMessages(insightMessages);
  const places = doubtfulPlaces(text, values);
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className={styles.toCheck}>{text.slice(start, end)}</mark>
          <span className="sr"> ({m.pleaseCheck})</span>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  );
}
