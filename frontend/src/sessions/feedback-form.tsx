import { DEFAULT_RATING } from '@anamnesis/contracts/sessions/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Field } from '../look/field';
import { messages } from './messages';
import { StarRating } from './star-rating';

interface Props {
  /** What went wrong with the last attempt; what was written stays. */
  error: string | null;
  busy: boolean;
  onSubmit: (feedback: { feedback: string; rating: number }) => void;
  onSkip: () => void;
}

/** How the session was: words and one to five stars, or nothing at all. */
export function FeedbackForm({ error, busy, onSubmit, onSkip }: Props) {
  const [text, setText] = useState('');
  const [rating, setRating] = useState<number>(DEFAULT_RATING);
  const [missing, setMissing] = useState(false);
  return (
    <form
      className="card stack"
      aria-label={messages.feedbackTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!text.trim());
        if (text.trim()) onSubmit({ feedback: text.trim(), rating });
      }}
    >
      <StarRating value={rating} onChange={setRating} />
      <Field
        label={messages.feedbackLabel}
        multiline
        minRows={4}
        value={text}
        placeholder={messages.feedbackPlaceholder}
        inputProps={{ maxLength: 4000 }}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        error={missing ? messages.feedbackNeeded : (error ?? undefined)}
      />
      <div className="row wrap">
        <Button type="submit" variant="act" disabled={busy}>
          {busy ? messages.submitting : messages.submit}
        </Button>
        <Button disabled={busy} onClick={onSkip}>
          {messages.skip}
        </Button>
      </div>
    </form>
  );
}
