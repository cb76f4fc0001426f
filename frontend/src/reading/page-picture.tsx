import type { Box } from '@anamnesis/contracts/uploads/page-text';
import { usePicture } from '../api/picture';
import { useMessages } from '../language/messages';
import { readingMessages } from './messages';
import { around, relativeTo } from './place';
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
  /** The mark around which it is enlarged, instead of the whole page. */
  enlarged?: Box;
}

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };
const percent = (share: number) => `${share * 100}%`;
const at = ({ left, top, width, height }: Box) => ({
  ...{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) },
});

/** The picture of a page as it was read, whole or enlarged around a mark. */
export function PagePicture({ page: { aspect, pictureUrl }, label, marks = [], enlarged }: Props) {
  const m = useMessages(readingMessages);
  const picture = usePicture(pictureUrl);
  if (picture.state === 'failed') return <p className="note">{m.pageFailed}</p>;
  const part = enlarged ? around(enlarged) : WHOLE;
  return (
    <div
      className={styles.page}
      style={{ aspectRatio: (aspect * part.width) / part.height }}
      role="img"
      aria-label={label}
      aria-busy={picture.state === 'coming'}
    >
      {picture.state === 'here' ? (
        <img src={picture.src} alt="" style={at(relativeTo(part, WHOLE))} />
      ) : (
        <span className={`skel ${styles.coming}`} />
      )}
      {picture.state === 'here' &&
        marks.map((mark) => (
          <span key={`${mark.left} ${mark.top}`} className={styles.mark} style={at(relativeTo(part, mark))} />
        ))}
    </div>
  );
}
