import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useMemo } from 'react';
import {
  BulkActionsToolbar,
  BulkExportButton,
  Pagination,
  RecordsIterator,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { csvExporter } from '../desk/csv';
import { FilterSegments } from '../desk/filter-segments';
import { ListTools } from '../desk/list-tools';
import { useConsultationTitle } from '../doctors/consultation-type';
import { feeInWords } from '../doctors/fee';
import { useMessages } from '../language/messages';
import { agreedTime } from '../time/clinic-time';
import { ConsultationCard } from './consultation-card';
import { ConsultationCols } from './consultation-cols';
import { ConsultationList, NoConsultations } from './consultation-list';
import { appointmentMessages, type AppointmentTexts } from './messages';
import styles from './consultations.module.css';

/** The states of a consultation that is over. */
export const ENDED = ['Completed', 'Cancelled', 'No-show'] as const;

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

/** The consultations that are over, newest first. Those that are selected can be exported, or all that the filters find. */
export const ConsultationHistory = () => {
  const m = useMessages(appointmentMessages);
  const titleOf = useConsultationTitle();
  const exporter = useMemo(() => exporterIn(m, titleOf), [m, titleOf]);
  return (
    <ConsultationList order="DESC" filterDefaultValues={{ status: ENDED }} perPage={20} exporter={exporter}>
      <Ended />
    </ConsultationList>
  );
};

function Ended() {
  const m = useMessages(appointmentMessages);
  const { data = [] } = useListContext<Consultation>();
  return (
    <ConsultationCols label={m.history} shown={data}>
      <Box sx={{ paddingInline: { xs: 2, sm: 3.5 }, paddingTop: 2 }}>
        <ListTools>
          <FilterSegments source="status" label={m.state} names={m.endedStates} all={ENDED} />
          <FilterSegments source="payment" label={m.payment} names={m.duePayments} />
        </ListTools>
      </Box>
      {data.length === 0 ? (
        <NoneEnded />
      ) : (
        <div className={styles.selectable}>
          <BulkActionsToolbar>
            <BulkExportButton />
          </BulkActionsToolbar>
          <ul className={styles.consultationCards}>
            <RecordsIterator>
              <li>
                <SelectBox />
                <ConsultationCard />
              </li>
            </RecordsIterator>
          </ul>
        </div>
      )}
      <Pagination rowsPerPageOptions={[20, 50, 100]} />
    </ConsultationCols>
  );
}

/** Selects the surrounding consultation for the export. */
function SelectBox() {
  const m = useMessages(appointmentMessages);
  const record = useRecordContext<Consultation>();
  const { selectedIds, onToggleItem } = useListContext<Consultation>();
  if (!record) return null;
  const { id, patientName, startsAt, timeZone } = record;
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      aria-label={m.selectConsultation({ patient: patientName, when: agreedTime(startsAt, timeZone) })}
    />
  );
}

function NoneEnded() {
  const m = useMessages(appointmentMessages);
  const { filterValues } = useListContext<Consultation>();
  const all = Array.isArray(filterValues.status);
  if (filterValues.payment) return <NoConsultations title={m.noRefundDue} text={m.noRefundDueText} />;
  if (all) return <NoConsultations title={m.noHistory} text={m.noHistoryText} />;
  return <NoConsultations title={m.noneInState} text={m.noneInStateText} />;
}
