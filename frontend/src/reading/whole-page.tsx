import type { Box } from '@anamnesis/contracts/uploads/page-text';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { readingMessages } from './messages';
import { PagePicture, type Page } from './page-picture';
import styles from './reading.module.css';

/** The width at which the print of a usual page can be read, CSS pixels. */
const LARGE = 1_400;

interface Props {
  page: Page;
  label: string;
  marks?: readonly Box[];
  current?: Box | undefined;
}

/** The picture of a whole page, which can be enlarged. */
export function WholePage(picture: Props) {
  const m = useMessages(readingMessages);
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={styles.whole}>
      <button type="button" className="btn small" onClick={() => setLarge(!isLarge)}>
        <Icon of={isLarge ? ZoomOut : ZoomIn} size={18} /> {isLarge ? m.smaller : m.larger}
      </button>
      <PagePicture {...picture} minWidth={isLarge ? LARGE : undefined} />
    </div>
  );
}
