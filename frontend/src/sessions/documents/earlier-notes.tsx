import { showSessionDocuments } from '@anamnesis/contracts/sessions/addresses';
import { useApiQuery } from '../../api/api-queries';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import styles from '../documents.module.css';

/** The notes of an earlier consultation; renders nothing if there are none. */
export function EarlierNotes({ sessionId }: { sessionId: string }) {
  const m = useMessages(documentMessages);
  const { data } = useApiQuery(showSessionDocuments, { params: { sessionId } });
  return data?.notes
    .filter(({ retracted }) => !retracted)
    .map(({ id, by, text }) => (
      <p key={id} className={`voice ${styles.notesText}`}>
        {text}
        {by === 'patient' && <span className="note"> {m.byPatient}</span>}
      </p>
    ));
}
