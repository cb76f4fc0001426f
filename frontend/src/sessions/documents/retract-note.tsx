import { retractNote } from '@anamnesis/contracts/sessions/addresses';
import type { SessionNote } from '@anamnesis/contracts/sessions/document-routes';
import { useCommand } from '../../api/api-queries';
import { ReasonDialog } from '../../look/reason-dialog';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  note: SessionNote;
  onClose: () => void;
}

/** Retracts a note that was written in error, with a reason that both sides can read. */
export function RetractNote({ sessionId, note, onClose }: Props) {
  const m = useMessages(documentMessages);
  const { mutate, isPending, error } = useCommand(retractNote, { onDone: onClose });
  return (
    <ReasonDialog
      title={m.retractTitle}
      note={m.retractHint}
      words={{ reason: m.reason, sayWhy: m.sayWhy, keep: m.keepNote, act: m.retractTitle }}
      most={500}
      pending={isPending}
      problem={error && { title: m.retractFailed, text: error.message }}
      onSubmit={(reason) => mutate({ params: { sessionId, noteId: note.id }, body: { reason } })}
      onClose={onClose}
    >
      <p className={`voice ${styles.notesText}`}>{note.text}</p>
    </ReasonDialog>
  );
}
