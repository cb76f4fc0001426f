import { ChevronUp, FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { openSessionFile } from '../../api/addresses';
import { urlOf } from '../../api/address';
import { fetchFile } from '../../api/file';
import { Icon } from '../../look/icon';
import { toast } from '../../look/toasts';
import { closeFile, openFile, paperMessages as m } from './messages';

interface Props {
  sessionId: string;
  file: { id: string; name: string; mediaType: string };
  /** What is known of it, below its name. */
  note: string;
}

/** One file: a picture opens in its place, a document in a tab of its own. It is fetched when it is opened, and not before. */
export function FileItem({ sessionId, file: { id, name, mediaType }, note }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const isPicture = mediaType.startsWith('image/');
  const close = () => {
    if (shown) URL.revokeObjectURL(shown);
    setShown(null);
  };
  const open = async () => {
    // A tab may be opened in the moment of the click alone; what it shows comes later.
    const tab = isPicture ? null : window.open('', '_blank');
    setOpening(true);
    try {
      const content = URL.createObjectURL(
        await fetchFile(urlOf(openSessionFile, { params: { sessionId, fileId: id } })),
      );
      if (isPicture) setShown(content);
      else if (tab) tab.location.replace(content);
      else saveAs(content, name);
    } catch {
      tab?.close();
      toast.error(m.openFailed, m.openFailedHint);
    } finally {
      setOpening(false);
    }
  };
  return (
    <li className="paper-item">
      <button
        type="button"
        className="paper-open"
        aria-label={shown ? closeFile(name) : openFile(name)}
        aria-expanded={isPicture ? shown !== null : undefined}
        disabled={opening}
        onClick={() => (shown ? close() : void open())}
      >
        <Icon of={isPicture ? Image : FileText} />
        <span className="grow">
          <strong>{name}</strong>
          <span className="note num">{opening ? m.opening : note}</span>
        </span>
        {shown && <Icon of={ChevronUp} size={18} />}
      </button>
      {shown && <img src={shown} alt={name} />}
    </li>
  );
}

/** Where the browser allows no new tab, the file is saved. */
function saveAs(content: string, name: string): void {
  const link = document.createElement('a');
  [link.href, link.download] = [content, name];
  link.click();
}
