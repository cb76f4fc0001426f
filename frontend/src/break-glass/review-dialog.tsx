import { reviewBreakGlass } from '@anamnesis/contracts/break-glass/addresses';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { ReviewForm } from './review-form';
import { reviewMessages } from './review-messages';

/** Asks for the review of a use of emergency access. `title` says who opened whose record. */
export function ReviewDialog({
  id,
  title,
  isErased,
  onClose,
}: {
  id: string;
  title: string;
  isErased: boolean;
  onClose: () => void;
}) {
  const m = useMessages(reviewMessages);
  const { mutate, isPending, error } = useCommand(reviewBreakGlass, {
    onDone: () => {
      toast.success(m.saved);
      onClose();
    },
  });
  return (
    <ReviewForm
      title={m.reviewTitle}
      note={title}
      effect={m.ends}
      isErased={isErased}
      isPending={isPending}
      error={error}
      onReview={(outcome, notes) => mutate({ params: { id }, body: { outcome, notes } })}
      onClose={onClose}
    />
  );
}
