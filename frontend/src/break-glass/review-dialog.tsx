import { reviewBreakGlass } from '@anamnesis/contracts/break-glass/addresses';
import { MAX_BREAK_GLASS_TEXT, type ReviewOutcome, reviewOutcomes } from '@anamnesis/contracts/break-glass/constants';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { SelectField } from '../look/select-field';
import { toast } from '../look/toasts';
import { reviewMessages } from './review-messages';

/** Asks for the outcome of a review. `title` says who opened whose record. */
export function ReviewDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const m = useMessages(reviewMessages);
  const heading = useId();
  const [outcome, setOutcome] = useState<ReviewOutcome>('unclear');
  const [notes, setNotes] = useState('');
  const { mutate, isPending, error } = useCommand(reviewBreakGlass, {
    onDone: () => {
      toast.success(m.saved);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.reviewTitle} note={title} onClose={onClose} />
      <DialogContent className="stack">
        <p className="note">{m.ends}</p>
        <SelectField
          label={m.outcome}
          value={outcome}
          options={reviewOutcomes.map((value) => ({ value, label: m.outcomes[value] }))}
          onChange={({ target }) => setOutcome(target.value as ReviewOutcome)}
        />
        <Field
          label={m.notes}
          optional
          multiline
          minRows={2}
          value={notes}
          inputProps={{ maxLength: MAX_BREAK_GLASS_TEXT }}
          onChange={({ target }) => setNotes(target.value)}
        />
        {!isPending && error && <Problem title={m.saveFailed} text={error.message} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ params: { id }, body: { outcome, notes } })}
        >
          {isPending ? m.saving : m.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
