import { listSessionPapers, showSessionPapers, writeNotes } from '@anamnesis/contracts/sessions/addresses';
import { NOTES_MOST } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../api/api-error';
import { useCommand } from '../../api/questions';
import { paperMessages as m } from './messages';
import { draftOf, keepDraft, useDraft } from './drafts';
import styles from '../papers.module.css';

interface Props {
  sessionId: string;
  onSaved?: () => void;
  /** What else can be done, beside the saving. */
  children?: ReactNode;
}

/** What came of the last try to save. */
interface Said {
  message: string;
  isGood: boolean;
}

/** Where either side writes a note. What is typed stays until it is saved, whatever happens to the call or to the saving. */
export function NoteForm({ sessionId, onSaved, children }: Props) {
  const text = useDraft(sessionId) ?? '';
  const [said, setSaid] = useState<Said | null>(null);
  const write = useCommand(writeNotes, {
    refreshes: [showSessionPapers, listSessionPapers],
    onDone: (reply, { body: { notes } }) => {
      setSaid(reply.message ? { message: reply.message, isGood: true } : null);
      // Whatever was typed while it was saved is a draft still.
      if (draftOf(sessionId)?.trim() === notes) keepDraft(sessionId, undefined);
      onSaved?.();
    },
    onRefused: (error) => setSaid({ message: error.fields.notes ?? sentenceOf(error, m.notesFailed), isGood: false }),
  });
  return (
    <form
      className={styles.noteForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return setSaid({ message: m.notesEmpty, isGood: false });
        setSaid(null);
        write.mutate({ params: { sessionId }, body: { notes: text.trim() } });
      }}
    >
      <OutlinedInput
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        value={text}
        placeholder={m.notePlaceholder}
        inputProps={{ 'aria-label': m.writeNote, maxLength: NOTES_MOST }}
        onChange={({ target }) => {
          keepDraft(sessionId, target.value);
          setSaid(null);
        }}
      />
      {said && (
        <p
          className={said.isGood ? `${styles.said} good` : `${styles.said} bad`}
          role={said.isGood ? 'status' : 'alert'}
        >
          {said.message}
        </p>
      )}
      <div className="row">
        {children}
        <Button className={styles.noteSave} type="submit" variant="contained" size="small" disabled={write.isPending}>
          {write.isPending ? m.savingNote : m.saveNote}
        </Button>
      </div>
    </form>
  );
}
