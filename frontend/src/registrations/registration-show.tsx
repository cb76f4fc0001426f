import { showRegistration } from '@anamnesis/contracts/registrations/addresses';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { ArrowLeft } from 'lucide-react';
import { ListButton, Show, TopToolbar, useRecordContext, useShowContext } from 'react-admin';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { ScreenTitle } from '../desk/screen-title';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { Certificates } from './certificates';
import { DecideButtons } from './decide-buttons';
import { registrationMessages } from './messages';
import { RegistrationFacts } from './registration-facts';
import { RegistrationHistory } from './registration-history';
import { StateBadge } from './state-badge';
import styles from './registrations.module.css';

/**
 * A separate `meta` gives the registration a cache entry apart from the row of the list, which react-admin would show in its place: the
 * row lacks certificates and decisions.
 */
const WHOLE = shownBy(showRegistration);

/** One registration: the certificates, the doctor's data, the history, and the possible decisions. */
export const RegistrationShow = () => (
  <>
    <DeskBar />
    <Show<Registration>
      title={<RegistrationTitle />}
      actions={<RegistrationActions />}
      component="div"
      error={<ShowError />}
      // The error is shown on the page; by default react-admin shows a toast and returns to the list.
      queryOptions={{ meta: WHOLE, onError: () => undefined }}
    >
      <RegistrationContent />
    </Show>
  </>
);

function RegistrationTitle() {
  const m = useMessages(registrationMessages);
  const record = useRecordContext<Registration>();
  return <ScreenTitle>{record ? m.doctor({ name: record.fullName }) : m.title}</ScreenTitle>;
}

function RegistrationActions() {
  const m = useMessages(registrationMessages);
  const record = useRecordContext<Registration>();
  return (
    <TopToolbar>
      <ListButton label={m.back} icon={<Icon of={ArrowLeft} size={18} />} />
      {record && (
        <>
          <StateBadge state={record.state} />
          <DecideButtons key={record.version} />
        </>
      )}
    </TopToolbar>
  );
}

function ShowError() {
  const m = useMessages(registrationMessages);
  const { refetch, error } = useShowContext();
  if ((error as { status?: number } | null)?.status === 404)
    return <ErrorBox title={m.notFound} text={m.notFoundText} />;
  return <ErrorBox title={m.showFailed} text={m.nothingLost} onRetry={() => void refetch()} />;
}

function RegistrationContent() {
  const m = useMessages(registrationMessages);
  const record = useRecordContext<Registration>();
  if (!record) return <Loading label={m.loading} lines={3} />;
  return (
    <div className={`desk-columns ${styles.registration}`}>
      <div className="main-col">
        <Certificates doctorId={record.id} certificates={record.certificates} />
      </div>
      <div className="side-col">
        <Section title={m.about}>
          <RegistrationFacts registration={record} />
        </Section>
        <Section title={m.history}>
          <RegistrationHistory registration={record} />
        </Section>
      </div>
    </div>
  );
}
