import { showNotificationPreferences } from '@anamnesis/contracts/notifications/addresses';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { ChoiceForm } from './choice-form';
import { choiceMessages } from './choice-messages';

/** What a person chose about emails and quiet hours. */
export function NotificationsCard({ role }: { role: 'patient' | 'doctor' }) {
  const m = useMessages(choiceMessages);
  const { data, isError, refetch } = useApiQuery(showNotificationPreferences);
  return (
    <div id="notifications">
      <Section title={m.title}>
        {data ? (
          <ChoiceForm key={JSON.stringify(data.preferences)} role={role} preferences={data.preferences} />
        ) : isError ? (
          <ErrorBox title={m.failed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={m.loading} lines={3} bare />
        )}
      </Section>
    </div>
  );
}
