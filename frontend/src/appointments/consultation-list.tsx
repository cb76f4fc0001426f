import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import type { ReactNode } from 'react';
import { List, Pagination, useListContext, type ListProps } from 'react-admin';
import { ListError } from '../desk/list-error';
import { EmptyState, Loading } from '../look/states';
import { useMessages } from '../language/messages';
import { useFallbackInterval } from '../live/live-state';
import { appointmentMessages } from './messages';
import { APPOINTMENTS } from './resource';

type Props = Pick<ListProps<Consultation>, 'filter' | 'filterDefaultValues' | 'perPage' | 'exporter'> & {
  /** By starting time. */
  order?: 'ASC' | 'DESC';
  children: ReactNode;
};

/**
 * react-admin's list of the doctor's consultations, in the layout of `children`. Filter and page are in the URL alone, so that each
 * view opens as its path says, and not as it was left.
 */
export function ConsultationList({ order = 'ASC', exporter = false, children, ...list }: Props) {
  return (
    <List<Consultation>
      {...list}
      exporter={exporter}
      resource={APPOINTMENTS}
      storeKey={false}
      title={false}
      sort={{ field: 'startsAt', order }}
      component="div"
      // Actions and pagination are rendered in the column of the cards, beside the patient.
      actions={false}
      pagination={false}
      empty={false}
      // The error is shown below, and only if there is nothing to show; a toast would repeat it.
      error={false}
      queryOptions={{ onError: () => undefined, refetchInterval: useFallbackInterval() }}
      sx={{ '&&': { padding: 0, maxWidth: 'none' }, '& .RaList-noActions.RaList-noActions': { marginTop: 0 } }}
    >
      <Frame>{children}</Frame>
    </List>
  );
}

/** The list once it is loaded; until then its loading or failed state. */
function Frame({ children }: { children: ReactNode }) {
  const m = useMessages(appointmentMessages);
  const { data, error } = useListContext<Consultation>();
  if (data) return children;
  if (error)
    return (
      <div className="desk-page">
        <ListError title={m.doctorFetchFailed} text={m.appointmentsAreSafe} />
      </div>
    );
  return <LoadingConsultations />;
}

export function LoadingConsultations() {
  const m = useMessages(appointmentMessages);
  return (
    <div className="desk-page">
      <Loading label={m.loading} lines={3} />
    </div>
  );
}

/** Pages of the surrounding list, if it has more than one. */
export function FurtherPages() {
  const { total = 0, perPage } = useListContext<Consultation>();
  return total > perPage && <Pagination rowsPerPageOptions={[perPage]} />;
}

/** Shown in place of the cards of an empty list. */
export const NoConsultations = (state: { title: string; text: string }) => (
  <div className="desk-page">
    <EmptyState {...state} />
  </div>
);
