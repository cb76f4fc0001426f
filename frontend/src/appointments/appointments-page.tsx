import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import type { AppointmentDeeds } from './appointment-actions';
import { AppointmentList } from './appointment-list';
import { messages } from './messages';

interface Props {
  question: {
    data?: { sessions: readonly PatientAppointment[] } | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  inSession: boolean;
  entering: string | null;
  deeds: AppointmentDeeds;
}

/** The patient's list of appointments in each of its states. */
export function AppointmentsPage({ question, ...rest }: Props) {
  const appointments = question.data?.sessions;
  return (
    <>
      <PageTitle title={messages.myAppointments}>
        <span className="row wrap">
          <Button variant="outlined" component={Link} to="/Main-page">
            {messages.backToMainPage}
          </Button>
          <Button variant="contained" component={Link} to="/book-appointment">
            {messages.bookNewAppointment}
          </Button>
        </span>
      </PageTitle>
      {question.isError && (
        <ErrorBox
          title={messages.fetchFailed}
          text={messages.appointmentsAreSafe}
          onRetry={() => void question.refetch()}
        />
      )}
      {!appointments && !question.isError && <Loading label={messages.loading} lines={3} />}
      {appointments?.length === 0 && (
        <EmptyState title={messages.noAppointmentsFound} text={messages.lineIsClear}>
          <Button variant="act" component={Link} to="/book-appointment">
            {messages.bookYourFirstAppointment}
          </Button>
        </EmptyState>
      )}
      {appointments && appointments.length > 0 && <AppointmentList appointments={appointments} {...rest} />}
    </>
  );
}
