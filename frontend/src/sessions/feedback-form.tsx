import { DEFAULT_RATING } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Field } from '../look/field';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';
import { StarRating } from './star-rating';

interface Props {
  /** The reason why the last attempt failed; the text stays in the form. */
  error: string | null;
  busy: boolean;
  onSubmit: (feedback: { feedback: string; rating: number }) => void;
  onSkip: () => void;
}

/** Feedback on a session: a text and one to five stars; it can be skipped. */
export function FeedbackForm({ error, busy, onSubmit, onSkip }: Props) {
  const m = useMessages(sessionMessages);
  const [text, setText] = useState('');
  const [rating, setRating] = useState<number>(DEFAULT_RATING);
  const [missing, setMissing] = useState(false);
  return (
    <form
      className="card stack"
      aria-label={m.feedbackTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!text.trim());
        if (text.trim()) onSubmit({ feedback: text.trim(), rating });
      }}
    >
      <StarRating value={rating} onChange={setRating} />
      <Field
        label={m.feedbackLabel}
        multiline
        minRows={4}
        value={text}
        placeholder={m.feedbackPlaceholder}
        inputProps={{ maxLength: 4000 }}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        error={missing ? m.feedbackNeeded : (error ?? undefined)}
      />
      <div className="row wrap">
        <Button type="submit" variant="act" disabled={busy}>
          {busy ? m.submitting : m.submit}
        </Button>
        <Button disabled={busy} onClick={onSkip}>
          {m.skip}
        </Button>
      </div>
    </form>
  );
}
