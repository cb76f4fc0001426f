import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { LIVE } from '../api/questions';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { ConsultationCard, type ConsultationDeeds } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { historyOf, messages } from './messages';
import { APPOINTMENTS } from './resource';
import styles from './consultations.module.css';

const PER_PAGE = 20;
const OVER = ['Completed', 'Cancelled', 'No-show'];

/** The consultations that are over, the latest first, twenty at a time. */
export function ConsultationHistory({ keys, deeds }: { keys: boolean; deeds: Omit<ConsultationDeeds, 'select'> }) {
  const [page, setPage] = useState(1);
  const { data, total, isError, refetch } = useGetList<Consultation>(
    APPOINTMENTS,
    {
      filter: { status: OVER },
      sort: { field: 'startsAt', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { meta: LIVE },
  );
  if (isError)
    return (
      <div className="desk-page">
        <ErrorBox
          title={messages.doctorFetchFailed}
          text={messages.appointmentsAreSafe}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data || total === undefined)
    return (
      <div className="desk-page">
        <Loading label={messages.loading} lines={3} />
      </div>
    );
  if (total === 0)
    return (
      <div className="desk-page">
        <EmptyState title={messages.noHistory} text={messages.noHistoryText} />
      </div>
    );
  const first = (page - 1) * PER_PAGE + 1;
  return (
    <ConsultationCols label={messages.history} shown={data} keys={keys} deeds={deeds}>
      {(selected, all) => (
        <>
          <ul className={styles.consultationCards}>
            {data.map((consultation) => (
              <li key={consultation.id}>
                <ConsultationCard
                  {...{ consultation, selected: consultation.id === selected?.id, busy: false, deeds: all }}
                />
              </li>
            ))}
          </ul>
          <div className={`row ${styles.pager}`}>
            <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {messages.laterOnes}
            </Button>
            <span className="note num" aria-live="polite">
              {historyOf(first, first + data.length - 1, total)}
            </span>
            <Button size="small" disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
              {messages.earlierOnes}
            </Button>
          </div>
        </>
      )}
    </ConsultationCols>
  );
}
