import { showNotificationPreferences, showPush } from '@anamnesis/contracts/notifications/addresses';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { ChoiceForm } from './choice-form';
import { PushSwitch } from './push-switch';
import { choiceMessages } from './choice-messages';

/** The place of the card on its page, to which links lead. */
const PLACE = 'notifications';

/** What a person chose about emails, push notifications and quiet hours. */
export function NotificationsCard({ role }: { role: 'patient' | 'doctor' }) {
  const m = useMessages(choiceMessages);
  const { data, isError, refetch } = useApiQuery(showNotificationPreferences);
  const push = useApiQuery(showPush).data;
  const place = useRef<HTMLDivElement>(null);
  const isReady = data !== undefined;
  const { hash } = useLocation();
  useEffect(() => {
    // The browser has looked for the place before it was there.
    if (isReady && hash === `#${PLACE}`) place.current?.scrollIntoView?.();
  }, [isReady, hash]);
  return (
    <div id={PLACE} ref={place}>
      <Section title={m.title}>
        {data ? (
          <>
            <ChoiceForm
              key={JSON.stringify(data.preferences)}
              role={role}
              preferences={data.preferences}
              isPushOffered={Boolean(push?.publicKey)}
            />
            {push && <PushSwitch publicKey={push.publicKey} isOn={push.isOn} />}
          </>
        ) : isError ? (
          <ErrorBox title={m.failed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={m.loading} lines={3} bare />
        )}
      </Section>
    </div>
  );
}
