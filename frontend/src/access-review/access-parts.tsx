import { countOpenReviews } from '@anamnesis/contracts/access-review/addresses';
import { NavLink } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { accessReviewMessages } from './messages';
import styles from './access-review.module.css';

/** Links to the readings, to the emergencies, each with what is to be reviewed, and to what auditors did. */
export function AccessParts() {
  const m = useMessages(accessReviewMessages);
  const open = useApiQuery(countOpenReviews).data;
  const part = (to: string, name: string, count: number | undefined) => (
    <NavLink end to={to}>
      {name}
      {count !== undefined && count > 0 && (
        <>
          {' '}
          <span className="num" aria-hidden>
            {count}
          </span>
          <span className="sr">{m.openCount({ count })}</span>
        </>
      )}
    </NavLink>
  );
  return (
    <nav className={styles.parts} aria-label={m.parts}>
      {part('/audit/access', m.readings, open?.readings)}
      {part('/audit/access/emergency', m.emergencies, open?.emergencies)}
      {part('/audit/access/auditors', m.auditors, undefined)}
    </nav>
  );
}
