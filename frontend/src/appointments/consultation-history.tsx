import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Box from '@mui/material/Box';
import { List, Pagination, useListContext } from 'react-admin';
import { csvExporter } from '../desk/csv';
import { FilterSegments } from '../desk/filter-segments';
import { ListError } from '../desk/list-error';
import { ListTools } from '../desk/list-tools';
import { EmptyState, Loading } from '../look/states';
import { ConsultationCard, type ConsultationDeeds } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { consultationTitle } from './consultation-type';
import { feeInWords } from '../doctors/fee';
import { duePayments, endedStates, historyColumns as columns, messages, paymentWords } from './messages';
import { APPOINTMENTS } from './resource';
import styles from './consultations.module.css';

/** The states of a consultation that is over. */
export const ENDED = Object.keys(endedStates);

interface Props {
  keys: boolean;
  deeds: Omit<ConsultationDeeds, 'select'>;
}

/** What a card tells in its head; what the patient told, notes and papers are read on the screen alone. */
const exporter = csvExporter<Consultation>({
  [columns.date]: ({ date }) => date,
  [columns.time]: ({ time }) => time,
  [columns.patient]: ({ patientName }) => patientName,
  [columns.kind]: ({ type }) => consultationTitle(type),
  [columns.state]: ({ status }) => status,
  [columns.payment]: ({ fee, payment }) => (payment === 'none' ? '' : `${feeInWords(fee)} ${paymentWords[payment]}`),
});

/** The consultations that are over, the latest first. */
export const ConsultationHistory = (props: Props) => (
  <List<Consultation>
    resource={APPOINTMENTS}
    title={false}
    sort={{ field: 'startsAt', order: 'DESC' }}
    perPage={20}
    filterDefaultValues={{ status: ENDED }}
    exporter={exporter}
    component="div"
    // They stand in the column of the cards, beside which the patient is shown.
    actions={false}
    pagination={false}
    empty={false}
    error={
      <div className="desk-page">
        <ListError title={messages.doctorFetchFailed} text={messages.appointmentsAreSafe} />
      </div>
    }
    // The error is shown on the page; a toast would repeat it.
    queryOptions={{ onError: () => undefined }}
    sx={{ '&&': { padding: 0, maxWidth: 'none' }, '& .RaList-noActions.RaList-noActions': { marginTop: 0 } }}
  >
    <Ended {...props} />
  </List>
);

function Ended({ keys, deeds }: Props) {
  const { data, isPending } = useListContext<Consultation>();
  if (isPending || !data)
    return (
      <div className="desk-page">
        <Loading label={messages.loading} lines={3} />
      </div>
    );
  return (
    <ConsultationCols label={messages.history} shown={data} keys={keys} deeds={deeds}>
      {(selected, all) => (
        <>
          <Box sx={{ paddingInline: { xs: 2, sm: 3.5 }, paddingTop: 2 }}>
            <ListTools>
              <FilterSegments source="status" label={messages.state} names={endedStates} all={ENDED} />
              <FilterSegments source="payment" label={messages.payment} names={duePayments} />
            </ListTools>
          </Box>
          {data.length === 0 ? (
            <NoneEnded />
          ) : (
            <ul className={styles.consultationCards}>
              {data.map((consultation) => (
                <li key={consultation.id}>
                  <ConsultationCard
                    {...{ consultation, selected: consultation.id === selected?.id, busy: false, deeds: all }}
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
  const { filterValues } = useListContext<Consultation>();
  const all = Array.isArray(filterValues.status);
  return (
    <div className="desk-page">
      {filterValues.payment ? (
        <EmptyState title={messages.noRefundDue} text={messages.noRefundDueText} />
      ) : all ? (
        <EmptyState title={messages.noHistory} text={messages.noHistoryText} />
      ) : (
        <EmptyState title={messages.noneInState} text={messages.noneInStateText} />
      )}
    </div>
  );
}
