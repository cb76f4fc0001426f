import { NOTES_MOST } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { showSessionPapers, writeNotes } from '../../api/addresses';
import { sentenceOf } from '../../api/api-error';
import { useCommand } from '../../api/questions';
import { Field } from '../../look/field';
import { paperMessages as m, savedAt } from './messages';
import { draftOf, keepDraft, useDraft } from './drafts';
import { paperTime } from './paper-time';

interface Props {
  sessionId: string;
  /** As they were saved last; null before. */
  saved: { text: string; writtenAt: string } | null;
  timeZone: string;
  onSaved?: () => void;
}

const isGood = (message: string) => message.includes('Thank you') || message.includes('successfully');

/** Where the doctor writes. What is typed stays until it is saved, whatever happens to the call or to the saving. */
export function NotesForm({ sessionId, saved, timeZone, onSaved }: Props) {
  const draft = useDraft(sessionId);
  const [message, setMessage] = useState<string | null>(null);
  const text = draft ?? saved?.text ?? '';
  const write = useCommand(writeNotes, {
    refreshes: [showSessionPapers],
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
      className="papers-notes"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return setMessage(m.notesEmpty);
        setMessage(null);
        write.mutate({ params: { sessionId }, body: { notes: text.trim() } });
      }}
    >
      <Field
        label={m.notes}
        hint={m.notesHint}
        multiline
        minRows={5}
        maxRows={14}
        value={text}
        placeholder={m.notesPlaceholder}
        inputProps={{ maxLength: NOTES_MOST }}
        onChange={({ target }) => {
          keepDraft(sessionId, target.value);
          setMessage(null);
        }}
      />
      <div className="row spread">
        <span className="note num grow">
          {draft === undefined ? saved && savedAt(paperTime(saved.writtenAt, timeZone)) : m.notesUnsaved}
        </span>
        <Button type="submit" variant="contained" disabled={write.isPending}>
          {write.isPending ? m.savingNotes : m.saveNotes}
        </Button>
      </div>
      {message && (
        <p className={isGood(message) ? 'said good' : 'said bad'} role={isGood(message) ? 'status' : 'alert'}>
          {message}
        </p>
      )}
    </form>
  );
}
