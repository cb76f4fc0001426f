import Button from '@mui/material/Button';
import { Download, FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { usePicture } from '../api/picture';
import { sizeOf } from '../look/file-size';
import { Icon } from '../look/icon';
import { lookMessages } from '../look/messages';
import { Problem } from '../look/problem';
import { useMessages } from '../language/messages';
import { useStoredFile } from '../uploads/use-stored-file';
import { DocumentPicture } from './document-picture';
import { documentMessages } from './document-messages';
import type { ShownEntry } from './shown-entry';
import styles from './entry-document.module.css';

/** The document of an entry: its thumbnail, name and size, to view or download. Nothing without one. */
export function EntryDocument({ entry: { title, documentUrl, document } }: { entry: ShownEntry }) {
  return documentUrl && document ? <Shown title={title} url={documentUrl} document={document} /> : null;
}

interface Props {
  title: string;
  url: string;
  document: NonNullable<ShownEntry['document']>;
}

function Shown({ title, url, document: { name, mediaType, size, thumbnailUrl } }: Props) {
  const m = useMessages(documentMessages);
  const look = useMessages(lookMessages);
  const [problem, setProblem] = useState<string | null>(null);
  const { isPicture, shown, opening, open, close, save } = useStoredFile({ url, name, mediaType }, (error) =>
    setProblem(sentenceOf(error, m.openFailedHint)),
  );
  const act = (work: () => void) => () => {
    setProblem(null);
    work();
  };
  return (
    <div className={styles.document}>
      <div className={styles.row}>
        <Thumbnail url={thumbnailUrl} isPicture={isPicture} />
        <p className={styles.name}>
          {name} <span className="note num">{sizeOf(look, size)}</span>
        </p>
        <div className={styles.acts}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={FileText} size={18} />}
            aria-label={m.viewFileOf({ title })}
            disabled={opening}
            onClick={act(open)}
          >
            {m.viewFile}
          </Button>
          <Button
            size="small"
            startIcon={<Icon of={Download} size={18} />}
            aria-label={m.downloadOf({ title })}
            disabled={opening}
            onClick={act(save)}
          >
            {m.download}
          </Button>
          <span className="note" role="status">
            {opening && m.opening}
          </span>
        </div>
      </div>
      {problem !== null && <Problem title={m.openFailed} text={problem} />}
      {shown && <DocumentPicture title={m.shownDocument({ title })} name={name} src={shown} onClose={close} />}
    </div>
  );
}

/** The small picture, once there is one; otherwise what kind of document it is. The name beside it says which. */
function Thumbnail({ url, isPicture }: { url: string | null; isPicture: boolean }) {
  const picture = usePicture(url);
  return (
    <span className={styles.thumbnail}>
      {url !== null && picture.state === 'here' ? (
        <img src={picture.src} alt="" />
      ) : (
        <Icon of={isPicture ? Image : FileText} size={24} />
      )}
    </span>
  );
}
