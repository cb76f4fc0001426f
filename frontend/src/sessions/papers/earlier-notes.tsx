import { showSessionPapers } from '../../api/addresses';
import { useQuestion } from '../../api/questions';

/** What the doctor noted in an earlier consultation; nothing where nothing was noted. */
export function EarlierNotes({ sessionId }: { sessionId: string }) {
  const { data } = useQuestion(showSessionPapers, { params: { sessionId } });
  return data?.notes ? <p className="voice notes-text">{data.notes.text}</p> : null;
}
