import { countOpenReviews } from '@anamnesis/contracts/access-review/addresses';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { accessReviewMessages } from './messages';

const EVERY_MINUTE = 60_000;

/** How many unusual readings and emergencies are to be reviewed, for the menu; nothing while there are none. */
export function OpenCount() {
  const m = useMessages(accessReviewMessages);
  const { data } = useApiQuery(countOpenReviews, undefined, { refetchInterval: EVERY_MINUTE });
  const count = data ? data.readings + data.emergencies : 0;
  return count === 0 ? null : (
    <>
      <span className="num" aria-hidden>
        {count}
      </span>
      <span className="sr">{m.openCount({ count })}</span>
    </>
  );
}
