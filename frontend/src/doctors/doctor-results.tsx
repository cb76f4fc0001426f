import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import type { DoctorCard as Doctor } from '@anamnesis/contracts/doctors/routes';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useNow } from '../appointments/use-now';
import { EmptyState, ErrorBox } from '../look/states';
import { DoctorCard } from './doctor-card';
import { DoctorCardsLoading } from './doctor-cards-loading';
import { messages, shownOf } from './messages';
import { sampleDoctor } from './sample-doctor';
import type { useDoctorSearch } from './use-doctor-search';

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
  const timeZone = found?.timeZone ?? DEFAULT_TIME_ZONE;
  const list = useRef<HTMLUListElement>(null);
  // Who asked for more goes on reading at the first of them.
  const readFrom = useRef<number | null>(null);
  useEffect(() => {
    const first = readFrom.current === null ? null : list.current?.children.item(readFrom.current);
    if (!(first instanceof HTMLElement)) return;
    readFrom.current = null;
    first.focus();
  }, [doctors.length]);
  const showMore = () => {
    readFrom.current = doctors.length;
    more?.();
  };
  if (loading) return <DoctorCardsLoading />;
  if (failed && doctors.length === 0)
    return (
      <div className="stack">
        <ErrorBox title={messages.failed} text={messages.failedHint} onRetry={askAgain} />
        <ul className="docs">
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
      <ul className="docs" ref={list}>
        {doctors.map((doctor, index) => (
          <DoctorCard
            key={doctor.id}
            doctor={doctor}
            timeZone={timeZone}
            now={now}
            place={{ at: index + 1, of: found?.total ?? doctors.length }}
            onBook={onBook}
          />
        ))}
      </ul>
      {failed && <ErrorBox title={messages.failedMore} text={messages.failedMoreHint} onRetry={more ?? askAgain} />}
      {more && !failed && (
        <div className="more-docs">
          <p className="note num">{shownOf(doctors.length, found?.total ?? doctors.length)}</p>
          <Button variant="outlined" aria-disabled={loadingMore} onClick={loadingMore ? undefined : showMore}>
            {loadingMore ? messages.loading : messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
