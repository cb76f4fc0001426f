import { use, useEffect, useState } from 'react';
import { blobUrlOf, revoke } from '../api/blob-urls';
import { fetchFile } from '../api/file';
import { FileAccessContext } from './file-access';

/** A stored file. */
export interface StoredFile {
  /** Its path. */
  url: string;
  /** As shown to the reader. */
  name: string;
  mediaType: string;
  /** Where a document with pages opens; without it, at its beginning. */
  page?: number;
}

/**
 * Opens a file: a picture is shown by the caller, a document in a new tab. It is fetched only when it is opened or saved.
 * `onFailed` receives what `fetchFile` throws. With what it is fetched is up to the `FileAccessContext`.
 */
export function useStoredFile({ url, name, mediaType, page }: StoredFile, onFailed: (error: unknown) => void) {
  const access = use(FileAccessContext);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => (shown === null ? undefined : () => revoke(shown)), [shown]);
  const [opening, setOpening] = useState(false);
  const isPicture = mediaType.startsWith('image/');

  const fetched = async (show: (content: string) => void, tab: Window | null = null) => {
    setOpening(true);
    try {
      show(blobUrlOf(await fetchFile(url, access.headers)));
    } catch (error) {
      tab?.close();
      onFailed(error);
      access.onFailed?.(error);
    } finally {
      setOpening(false);
    }
  };
  const open = () => {
    // Browsers allow a new tab only during the click; its content is set later.
    const tab = isPicture ? null : window.open('', '_blank');
    return fetched((content) => {
      if (isPicture) setShown(content);
      // The tab may be reloaded, so its blob URL is revoked at sign-out.
      else if (tab) {
        tab.location.replace(page === undefined ? content : `${content}#page=${page}`);
        access.onTab?.(tab, content);
      } else saveAs(content, name);
    }, tab);
  };
  return {
    isPicture,
    /** The blob URL of the shown picture; null if none is shown. */
    shown,
    opening,
    open: () => void open(),
    close: () => setShown(null),
    save: () => void fetched((content) => saveAs(content, name)),
  };
}

/** Saves the file; also where the browser allows no new tab. */
function saveAs(content: string, name: string): void {
  const link = document.createElement('a');
  [link.href, link.download] = [content, name];
  link.click();
  revoke(content);
}
