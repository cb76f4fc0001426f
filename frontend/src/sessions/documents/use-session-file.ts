import { openSessionFile } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useState } from 'react';
import { urlOf } from '../../api/address';
import { blobUrlOf, revoke } from '../../api/blob-urls';
import { fetchFile } from '../../api/file';
import { toast } from '../../look/toasts';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';

/** A report or a medical summary, with its name as shown to the reader. */
export interface SessionFile {
  id: string;
  name: string;
  mediaType: string;
}

/** Opens a file: a picture inline, a document in a new tab. It is fetched only when it is opened. */
export function useSessionFile(sessionId: string, { id, name, mediaType }: SessionFile) {
  const m = useMessages(documentMessages);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => (shown === null ? undefined : () => revoke(shown)), [shown]);
  const [opening, setOpening] = useState(false);
  const isPicture = mediaType.startsWith('image/');
  const close = () => {
    setShown(null);
  };
  const open = async () => {
    // Browsers allow a new tab only during the click; its content is set later.
    const tab = isPicture ? null : window.open('', '_blank');
    setOpening(true);
    try {
      const content = blobUrlOf(await fetchFile(urlOf(openSessionFile, { params: { sessionId, fileId: id } })));
      if (isPicture) setShown(content);
      // The tab may be reloaded, so its blob URL is revoked at sign-out.
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
    /** The blob URL of the shown picture; null if none is shown. */
    shown,
    opening,
    toggle: () => (shown ? close() : void open()),
  };
}

/** Downloads the file if the browser allows no new tab. */
function saveAs(content: string, name: string): void {
  const link = document.createElement('a');
  [link.href, link.download] = [content, name];
  link.click();
  revoke(content);
}
