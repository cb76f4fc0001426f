import { listSessionPapers, retractNote, showSessionPapers } from '@anamnesis/contracts/sessions/addresses';
import type { SessionNote } from '@anamnesis/contracts/sessions/paper-routes';
import { useCommand } from '../../api/questions';
import { ReasonDialog } from '../../look/reason-dialog';
import { paperMessages as m } from './messages';
import styles from '../papers.module.css';

interface Props {
  sessionId: string;
  note: SessionNote;
  onClose: () => void;
}

const words = { reason: m.reason, sayWhy: m.sayWhy, keep: m.keepNote, act: m.retractTitle };

/** Retracts a note that was written in error, with a reason that both read. */
export function RetractNote({ sessionId, note, onClose }: Props) {
  const { mutate, isPending, error } = useCommand(retractNote, {
    refreshes: [showSessionPapers, listSessionPapers],
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={m.retractTitle}
      note={m.retractHint}
      words={words}
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
