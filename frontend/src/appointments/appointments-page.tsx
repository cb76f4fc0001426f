import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import type { AppointmentHandlers } from './appointment-actions';
import { AppointmentList } from './appointment-list';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';

interface Props {
  question: {
    data?: { sessions: readonly PatientAppointment[] } | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  inSession: boolean;
  entering: string | null;
  handlers: AppointmentHandlers;
}

/** The patient's list of appointments: loading, failed, empty or filled. */
export function AppointmentsPage({ question, ...rest }: Props) {
  const m = useMessages(appointmentMessages);
  const appointments = question.data?.sessions;
  return (
    <>
      <PageTitle title={m.myAppointments}>
        <span className="row wrap">
          <Button variant="outlined" component={Link} to="/Main-page">
            {m.backToMainPage}
          </Button>
          <Button variant="contained" component={Link} to="/book-appointment">
            {m.bookNewAppointment}
          </Button>
        </span>
      </PageTitle>
      {question.isError && (
        <ErrorBox title={m.fetchFailed} text={m.appointmentsAreSafe} onRetry={() => void question.refetch()} />
      )}
      {!appointments && !question.isError && <Loading label={m.loading} lines={3} />}
      {appointments?.length === 0 && (
        <EmptyState title={m.noAppointmentsFound} text={m.lineIsClear}>
          <Button variant="act" component={Link} to="/book-appointment">
            {m.bookYourFirstAppointment}
          </Button>
        </EmptyState>
      )}
      {appointments && appointments.length > 0 && <AppointmentList appointments={appointments} {...rest} />}
    </>
  );
}
