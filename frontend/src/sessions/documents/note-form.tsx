import { writeNotes } from '@anamnesis/contracts/sessions/addresses';
import { MAX_NOTES } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../api/api-error';
import { useCommand } from '../../api/api-queries';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import { draftOf, keepDraft, useDraft } from './drafts';
import styles from '../documents.module.css';

interface Props {
  sessionId: string;
  onSaved?: () => void;
  /** Further actions beside the save button. */
  children?: ReactNode;
}

/** The result of the last attempt to save. */
interface Result {
  message: string;
  isGood: boolean;
}

/** A form in which either side writes a note. The draft is kept until it is saved, even if the call ends or saving fails. */
export function NoteForm({ sessionId, onSaved, children }: Props) {
  const m = useMessages(documentMessages);
  const text = useDraft(sessionId) ?? '';
  const [result, setResult] = useState<Result | null>(null);
  const write = useCommand(writeNotes, {
    onDone: (_, { body: { notes } }) => {
      setResult({ message: m.notesSaved, isGood: true });
      // Text that was typed while saving remains a draft.
      if (draftOf(sessionId)?.trim() === notes) keepDraft(sessionId, undefined);
      onSaved?.();
    },
    onRefused: (error) => setResult({ message: error.fields.notes ?? sentenceOf(error, m.notesFailed), isGood: false }),
  });
  return (
    <form
      className={styles.noteForm}
      data-composer
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return setResult({ message: m.notesEmpty, isGood: false });
        setResult(null);
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
        inputProps={{ 'aria-label': m.writeNote, maxLength: MAX_NOTES }}
        onChange={({ target }) => {
          keepDraft(sessionId, target.value);
          setResult(null);
        }}
      />
      {result && (
        <p
          className={result.isGood ? `${styles.said} good` : `${styles.said} bad`}
          role={result.isGood ? 'status' : 'alert'}
        >
          {result.message}
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
