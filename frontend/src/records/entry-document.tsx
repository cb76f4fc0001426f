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
export function EntryDocument({ entry }: { entry: ShownEntry }) {
  const file = useEntryFile(entry);
  return file && <EntryFileView title={entry.title} file={file} />;
}

/** The document of an entry, to view or save; null without one. */
export function useEntryFile({ documentUrl, document }: ShownEntry) {
  const m = useMessages(documentMessages);
  const [problem, setProblem] = useState<string | null>(null);
  const { open, save, ...file } = useStoredFile(
    { url: documentUrl ?? '', name: document?.name ?? '', mediaType: document?.mediaType ?? '' },
    (error) => setProblem(sentenceOf(error, m.openFailedHint)),
  );
  const act = (work: () => void) => () => {
    setProblem(null);
    work();
  };
  return document && { ...document, ...file, problem, open: act(open), save: act(save) };
}
type EntryFile = NonNullable<ReturnType<typeof useEntryFile>>;

interface Props {
  title: string;
  file: EntryFile;
  /** Whether the download is in a menu instead. */
  isDownloadElsewhere?: boolean;
}

/** A document with its thumbnail, name and size. */
export function EntryFileView({ title, file, isDownloadElsewhere = false }: Props) {
  const m = useMessages(documentMessages);
  const look = useMessages(lookMessages);
  const { name, size, thumbnailUrl, isPicture, shown, opening, open, close, save, problem } = file;
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
            onClick={open}
          >
            {m.viewFile}
          </Button>
          {!isDownloadElsewhere && (
            <Button
              size="small"
              startIcon={<Icon of={Download} size={18} />}
              aria-label={m.downloadOf({ title })}
              disabled={opening}
              onClick={save}
            >
              {m.download}
            </Button>
          )}
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
