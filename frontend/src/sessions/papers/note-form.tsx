import { listSessionPapers, showSessionPapers, writeNotes } from '@anamnesis/contracts/sessions/addresses';
import { NOTES_MOST } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../api/api-error';
import { useCommand } from '../../api/questions';
import { paperMessages as m } from './messages';
import { draftOf, keepDraft, useDraft } from './drafts';

interface Props {
  sessionId: string;
  onSaved?: () => void;
  /** What else can be done, beside the saving. */
  children?: ReactNode;
}

const isGood = (message: string) => message.includes('Thank you') || message.includes('successfully');

/** Where either side writes a note. What is typed stays until it is saved, whatever happens to the call or to the saving. */
export function NoteForm({ sessionId, onSaved, children }: Props) {
  const text = useDraft(sessionId) ?? '';
  const [message, setMessage] = useState<string | null>(null);
  const write = useCommand(writeNotes, {
    refreshes: [showSessionPapers, listSessionPapers],
    onDone: (reply, { body: { notes } }) => {
      setMessage(reply.message ?? null);
      // Whatever was typed while it was saved is a draft still.
      if (draftOf(sessionId)?.trim() === notes) keepDraft(sessionId, undefined);
      onSaved?.();
    },
    onRefused: (error) => setMessage(error.fields.notes ?? sentenceOf(error, m.notesFailed)),
  });
  return (
    <form
      className="note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return setMessage(m.notesEmpty);
        setMessage(null);
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
          setMessage(null);
        }}
      />
      {message && (
        <p className={isGood(message) ? 'said good' : 'said bad'} role={isGood(message) ? 'status' : 'alert'}>
          {message}
        </p>
      )}
      <div className="row">
        {children}
        <Button className="note-save" type="submit" variant="contained" size="small" disabled={write.isPending}>
          {write.isPending ? m.savingNote : m.saveNote}
        </Button>
      </div>
    </form>
  );
}
