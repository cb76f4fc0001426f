import { openSessionFile } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useState } from 'react';
import { urlOf } from '../../api/address';
import { addressOf, giveBack } from '../../api/blob-addresses';
import { fetchFile } from '../../api/file';
import { toast } from '../../look/toasts';
import { paperMessages as m } from './messages';

/** A report or a medical summary, by the name that its reader knows it under. */
export interface SessionFile {
  id: string;
  name: string;
  mediaType: string;
}

/** Opens a file: a picture in its place, a document in a tab of its own. It is fetched when it is opened, and not before. */
export function useSessionFile(sessionId: string, { id, name, mediaType }: SessionFile) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => (shown === null ? undefined : () => giveBack(shown)), [shown]);
  const [opening, setOpening] = useState(false);
  const isPicture = mediaType.startsWith('image/');
  const close = () => {
    setShown(null);
  };
  const open = async () => {
    // A tab may be opened in the moment of the click alone; what it shows comes later.
    const tab = isPicture ? null : window.open('', '_blank');
    setOpening(true);
    try {
      const content = addressOf(await fetchFile(urlOf(openSessionFile, { params: { sessionId, fileId: id } })));
      if (isPicture) setShown(content);
      // The tab may be loaded again: what it shows is given back at sign-out.
      else if (tab) tab.location.replace(content);
      else saveAs(content, name);
    } catch {
      tab?.close();
      toast.error(m.openFailed, m.openFailedHint);
    } finally {
      setOpening(false);
    }
  };
  return {
    isPicture,
    /** The address of the picture that is shown; null while none is. */
    shown,
    opening,
    toggle: () => (shown ? close() : void open()),
  };
}

/** Where the browser allows no new tab, the file is saved. */
function saveAs(content: string, name: string): void {
  const link = document.createElement('a');
  [link.href, link.download] = [content, name];
  link.click();
  giveBack(content);
}
