import { reviewReading } from '@anamnesis/contracts/access-review/addresses';
import type { ReviewedReading } from '@anamnesis/contracts/access-review/routes';
import { useCommand } from '../api/api-queries';
import { ReviewForm } from '../break-glass/review-form';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { accessReviewMessages } from './messages';

/** Asks for the review of a reading. `what` says who read what of whom. */
export function ReadingReviewDialog({
  reading: { id, patient, rules },
  what,
  onClose,
}: {
  reading: ReviewedReading;
  what: string;
  onClose: () => void;
}) {
  const m = useMessages(accessReviewMessages);
  const { mutate, isPending, error } = useCommand(reviewReading, {
    onDone: () => {
      toast.success(m.saved);
      onClose();
    },
  });
  return (
    <ReviewForm
      title={m.reviewTitle}
      note={what}
      effect={m.once}
      isErased={patient.name === ''}
      isPending={isPending}
      error={error}
      onReview={(outcome, notes) => mutate({ params: { id }, body: { patientId: patient.id, outcome, notes, rules } })}
      onClose={onClose}
    />
  );
}
