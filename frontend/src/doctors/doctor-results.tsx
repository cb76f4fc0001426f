import type { DoctorCard as Doctor } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useNow } from '../time/use-now';
import { useClinic } from '../time/use-clinic';
import { EmptyState, ErrorBox } from '../look/states';
import { DoctorCard } from './doctor-card';
import { DoctorCardsLoading } from './doctor-cards-loading';
import { DoctorList } from './doctor-list';
import { messages, shownOf } from './messages';
import { sampleDoctor } from './sample-doctor';
import type { useDoctorSearch } from './use-doctor-search';
import styles from './doctors.module.css';

interface Props {
  search: ReturnType<typeof useDoctorSearch>;
  /** Whether something was searched for: then an empty answer means another thing. */
  narrowed: boolean;
  onBook: (doctor: Doctor) => void;
  onShowAll: () => void;
}

/** What a search brought, in each of its states. */
export function DoctorResults({ search, narrowed, onBook, onShowAll }: Props) {
  const { doctors, found, loading, failed, askAgain, more, loadingMore } = search;
  const now = useNow();
  const { timeZone } = useClinic();
  // After the button for more the focus goes to the first new card; after scrolling it stays.
  const [readFrom, setReadFrom] = useState<number | null>(null);
  const onRead = useCallback(() => setReadFrom(null), []);
  const showMore = () => {
    setReadFrom(doctors.length);
    more?.();
  };
  const onNearEnd = () => {
    if (!failed && !loadingMore) more?.();
  };
  if (loading) return <DoctorCardsLoading />;
  if (failed && doctors.length === 0)
    return (
      <div className="stack">
        <ErrorBox title={messages.failed} text={messages.failedHint} onRetry={askAgain} />
        <ul className="card-grid">
          <DoctorCard doctor={sampleDoctor} timeZone={timeZone} now={now} />
        </ul>
      </div>
    );
  if (doctors.length === 0)
    return narrowed ? (
      <EmptyState title={messages.noneFound} text={messages.noneFoundHint}>
        <Button variant="outlined" onClick={onShowAll}>
          {messages.clearSearch}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={messages.noneFound} text={messages.noneListed} />
    );
  return (
    <>
      <DoctorList
        doctors={doctors}
        total={found?.total ?? doctors.length}
        timeZone={timeZone}
        now={now}
        readFrom={readFrom}
        onBook={onBook}
        onRead={onRead}
        onNearEnd={onNearEnd}
      />
      {failed && <ErrorBox title={messages.failedMore} text={messages.failedMoreHint} onRetry={more ?? askAgain} />}
      {more && !failed && (
        <div className={styles.moreDocs}>
          <p className="note num">{shownOf(doctors.length, found?.total ?? doctors.length)}</p>
          <Button variant="outlined" aria-disabled={loadingMore} onClick={loadingMore ? undefined : showMore}>
            {loadingMore ? messages.loading : messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
