import type { DoctorCard as Doctor } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useNow } from '../time/use-now';
import { useClinic } from '../time/use-clinic';
import { EmptyState, ErrorBox } from '../look/states';
import { DoctorCard } from './doctor-card';
import { DoctorCardsLoading } from './doctor-cards-loading';
import { DoctorList } from './doctor-list';
import { doctorMessages } from './messages';
import { useMessages } from '../language/messages';
import { sampleDoctor } from './sample-doctor';
import type { useDoctorSearch } from './use-doctor-search';
import styles from './doctors.module.css';

interface Props {
  search: ReturnType<typeof useDoctorSearch>;
  /** Whether a search or filter is set, which decides the text of an empty result. */
  narrowed: boolean;
  onBook: (doctor: Doctor) => void;
  onShowAll: () => void;
}

/** The result of a search: loading, failed, empty or a list. */
export function DoctorResults({ search, narrowed, onBook, onShowAll }: Props) {
  const m = useMessages(doctorMessages);
  const { doctors, found, loading, failed, retry, more, loadingMore } = search;
  const now = useNow();
  const { timeZone } = useClinic();
  // "Show more" moves the focus to the first new card; scrolling does not.
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
        <ErrorBox title={m.failed} text={m.failedHint} onRetry={retry} />
        <ul className="card-grid">
          <DoctorCard doctor={sampleDoctor} timeZone={timeZone} now={now} />
        </ul>
      </div>
    );
  if (doctors.length === 0)
    return narrowed ? (
      <EmptyState title={m.noneFound} text={m.noneFoundHint}>
        <Button variant="outlined" onClick={onShowAll}>
          {m.clearSearch}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={m.noneFound} text={m.noneListed} />
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
      {failed && <ErrorBox title={m.failedMore} text={m.failedMoreHint} onRetry={more ?? retry} />}
      {more && !failed && (
        <div className={styles.moreDocs}>
          <p className="note num">{m.shown({ shown: doctors.length, total: found?.total ?? doctors.length })}</p>
          <Button variant="outlined" aria-disabled={loadingMore} onClick={loadingMore ? undefined : showMore}>
            {loadingMore ? m.loading : m.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
