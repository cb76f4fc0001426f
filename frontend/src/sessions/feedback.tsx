import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { giveFeedback, skipFeedback } from '@anamnesis/contracts/sessions/addresses';
import { useState } from 'react';
import { useCommand } from '../api/questions';
import { PageTitle } from '../look/page-title';
import { toast } from '../look/toasts';
import { FeedbackForm } from './feedback-form';
import { messages } from './messages';
import styles from './sessions.module.css';

interface Props {
  sessionId: string;
  doctorName: string;
  onGiven: () => void;
  onSkipped: () => void;
}

const refreshes = [patientAppointments];

/** Asks how the session was. Skipping is remembered, so that the form does not come back. */
export function Feedback({ sessionId, doctorName, onGiven, onSkipped }: Props) {
  const [error, setError] = useState<string | null>(null);
  const give = useCommand(giveFeedback, {
    refreshes,
    onDone: () => {
      toast.success(messages.thanks, messages.thanksHint);
      onGiven();
    },
    onRefused: ({ fields }) =>
      setError(fields.sessionId ?? fields.feedback ?? `${messages.feedbackFailed} ${messages.feedbackKept}`),
  });
  const skip = useCommand(skipFeedback, { refreshes });
  return (
    <div className={styles.afterSession}>
      <PageTitle title={messages.feedbackTitle} note={`with Dr. ${doctorName}`} />
      <FeedbackForm
        error={error}
        busy={give.isPending}
        onSubmit={(body) => {
          setError(null);
          give.mutate({ body: { ...body, sessionId } });
        }}
        onSkip={() => {
          skip.mutate({ body: { sessionId } });
          onSkipped();
        }}
      />
    </div>
  );
}
