import type { Box } from '@anamnesis/contracts/uploads/page-text';
import { useLayoutEffect, useRef } from 'react';
import { usePicture } from '../api/picture';
import { useMessages } from '../language/messages';
import { readingMessages } from './messages';
import { around, legibleWidth, relativeTo, scrollTo } from './place';
import styles from './reading.module.css';

export interface Page {
  page: number;
  /** Width divided by height. */
  aspect: number;
  pictureUrl: string;
}

interface Props {
  page: Page;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Where a value stands. */
  marks?: readonly Box[];
  /** The mark that is meant among them; it is in sight first. */
  current?: Box | undefined;
  /** Whether only the surroundings of that mark are shown, so large that its digits can be read. */
  isEnlarged?: boolean;
  /** The least width of the page, in CSS pixels: it scrolls where there is less room. */
  minWidth?: number | undefined;
}

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };
const percent = (share: number) => `${share * 100}%`;
const at = ({ left, top, width, height }: Box) => ({
  ...{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) },
});

/** The picture of a page as it was read, whole or enlarged around a mark. */
export function PagePicture({ page, label, marks = [], current, isEnlarged = false, minWidth }: Props) {
  const m = useMessages(readingMessages);
  const picture = usePicture(page.pictureUrl);
  const frame = useRef<HTMLDivElement>(null);
  const meant = useRef<HTMLSpanElement>(null);
  const { state } = picture;
  const part = current && isEnlarged ? around(current) : WHOLE;
  const width = current && isEnlarged ? legibleWidth(current, part, page.aspect) : minWidth;
  const isWide = width !== undefined;
  useLayoutEffect(() => {
    if (state !== 'here' || !frame.current || !meant.current) return;
    if (isWide) scrollTo(frame.current, meant.current);
    // Newer browsers return a promise, which an effect must not return.
    else void meant.current.scrollIntoView?.({ block: 'nearest' });
  }, [state, current, isWide]);
  if (state === 'failed') return <p className="note">{m.pageFailed}</p>;
  return (
    <div
      className={isWide ? `${styles.page} ${styles.wide}` : styles.page}
      role="img"
      aria-label={label}
      aria-busy={state === 'coming'}
      ref={frame}
      // What scrolls is scrolled by keys too.
      tabIndex={isWide ? 0 : undefined}
    >
      <div className={styles.paper} style={{ aspectRatio: (page.aspect * part.width) / part.height, minWidth: width }}>
        {state === 'here' ? (
          <img src={picture.src} alt="" style={at(relativeTo(part, WHOLE))} />
        ) : (
          <span className={`skel ${styles.coming}`} />
        )}
        {state === 'here' &&
          marks.map((mark) => (
            <span
              key={`${mark.left} ${mark.top}`}
              ref={mark === current ? meant : undefined}
              className={mark === current ? `${styles.mark} ${styles.meant}` : styles.mark}
              style={at(relativeTo(part, mark))}
            />
          ))}
      </div>
    </div>
  );
}
