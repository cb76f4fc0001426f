import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { List, Pagination, useListContext } from 'react-admin';
import { csvExporter } from '../desk/csv';
import { FilterSegments } from '../desk/filter-segments';
import { ListError } from '../desk/list-error';
import { ListTools } from '../desk/list-tools';
import { EmptyState, Loading } from '../look/states';
import { ConsultationCard, type ConsultationHandlers } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { useConsultationTitle } from '../doctors/consultation-type';
import { feeInWords } from '../doctors/fee';
import { appointmentMessages, type AppointmentTexts } from './messages';
import { useMessages } from '../language/messages';
import { APPOINTMENTS } from './resource';
import styles from './consultations.module.css';

/** The states of a consultation that is over. */
export const ENDED = ['Completed', 'Cancelled', 'No-show'] as const;

interface Props {
  keys: boolean;
  handlers: Omit<ConsultationHandlers, 'select'>;
}

function stateIn(m: AppointmentTexts, status: Consultation['status']): string {
  const ended = ENDED.find((each) => each === status);
  return ended ? m.endedStates[ended] : status;
}

/** Exports the heading of each card. Issue details, notes and documents are excluded: they are read on screen only. */
const exporterIn = (m: AppointmentTexts, titleOf: (type: string) => string) =>
  csvExporter<Consultation>({
    [m.columns.date]: ({ date }) => date,
    [m.columns.time]: ({ time }) => time,
    [m.columns.patient]: ({ patientName }) => patientName,
    [m.columns.kind]: ({ type }) => titleOf(type),
    [m.columns.state]: ({ status }) => stateIn(m, status),
    [m.columns.payment]: ({ fee, payment }) =>
      payment === 'none' ? '' : m.feeAndPayment({ fee: feeInWords(fee), payment: m.payments[payment] }),
  });

/** The consultations that are over, newest first. */
export const ConsultationHistory = (props: Props) => {
  const m = useMessages(appointmentMessages);
  const titleOf = useConsultationTitle();
  const exporter = useMemo(() => exporterIn(m, titleOf), [m, titleOf]);
  return (
    <List<Consultation>
      resource={APPOINTMENTS}
      title={false}
      sort={{ field: 'startsAt', order: 'DESC' }}
      perPage={20}
      filterDefaultValues={{ status: ENDED }}
      exporter={exporter}
      component="div"
      // Actions and pagination are rendered in the column of the cards, beside the patient.
      actions={false}
      pagination={false}
      empty={false}
      error={
        <div className="desk-page">
          <ListError title={m.doctorFetchFailed} text={m.appointmentsAreSafe} />
        </div>
      }
      // The error is shown on the page; a toast would repeat it.
      queryOptions={{ onError: () => undefined }}
      sx={{ '&&': { padding: 0, maxWidth: 'none' }, '& .RaList-noActions.RaList-noActions': { marginTop: 0 } }}
    >
      <Ended {...props} />
    </List>
  );
};

function Ended({ keys, handlers }: Props) {
  const m = useMessages(appointmentMessages);
  const { data, isPending } = useListContext<Consultation>();
  if (isPending || !data)
    return (
      <div className="desk-page">
        <Loading label={m.loading} lines={3} />
      </div>
    );
  return (
    <ConsultationCols label={m.history} shown={data} keys={keys} handlers={handlers}>
      {(selected, all) => (
        <>
          <Box sx={{ paddingInline: { xs: 2, sm: 3.5 }, paddingTop: 2 }}>
            <ListTools>
              <FilterSegments source="status" label={m.state} names={m.endedStates} all={ENDED} />
              <FilterSegments source="payment" label={m.payment} names={m.duePayments} />
            </ListTools>
          </Box>
          {data.length === 0 ? (
            <NoneEnded />
          ) : (
            <ul className={styles.consultationCards}>
              {data.map((consultation) => (
                <li key={consultation.id}>
                  <ConsultationCard
                    {...{ consultation, selected: consultation.id === selected?.id, busy: false, handlers: all }}
                  />
                </li>
              ))}
            </ul>
          )}
          <Pagination rowsPerPageOptions={[20, 50, 100]} />
        </>
      )}
    </ConsultationCols>
  );
}

function NoneEnded() {
  const m = useMessages(appointmentMessages);
  const { filterValues } = useListContext<Consultation>();
  const all = Array.isArray(filterValues.status);
  return (
    <div className="desk-page">
      {filterValues.payment ? (
        <EmptyState title={m.noRefundDue} text={m.noRefundDueText} />
      ) : all ? (
        <EmptyState title={m.noHistory} text={m.noHistoryText} />
      ) : (
        <EmptyState title={m.noneInState} text={m.noneInStateText} />
      )}
    </div>
  );
}
