import { openSessionFile } from '@anamnesis/contracts/sessions/addresses';
import { urlOf } from '../../api/address';
import { toast } from '../../look/toasts';
import { useStoredFile } from '../../uploads/use-stored-file';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';

/** A report or a medical summary, with its name as shown to the reader. */
export interface SessionFile {
  id: string;
  name: string;
  mediaType: string;
}

/** Opens a file of a session: a picture inline, a document in a new tab. */
export function useSessionFile(sessionId: string, { id, name, mediaType }: SessionFile) {
  const m = useMessages(documentMessages);
  const url = urlOf(openSessionFile, { params: { sessionId, fileId: id } });
  const { isPicture, shown, opening, open, close } = useStoredFile({ url, name, mediaType }, () =>
    toast.error(m.openFailed, m.openFailedHint),
  );
  return { isPicture, shown, opening, toggle: shown ? close : open };
}
