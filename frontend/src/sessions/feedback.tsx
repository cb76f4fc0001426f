import { giveFeedback, skipFeedback } from '@anamnesis/contracts/sessions/addresses';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { PageTitle } from '../look/page-title';
import { toast } from '../look/toasts';
import { FeedbackForm } from './feedback-form';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './sessions.module.css';

interface Props {
  sessionId: string;
  doctorName: string;
  onGiven: () => void;
  onSkipped: () => void;
}

/** Asks for feedback on the session. Skipping is recorded, so that the form is not shown again. */
export function Feedback({ sessionId, doctorName, onGiven, onSkipped }: Props) {
  const m = useMessages(sessionMessages);
  const [error, setError] = useState<string | null>(null);
  const give = useCommand(giveFeedback, {
    onDone: () => {
      toast.success(m.thanks, m.thanksHint);
      onGiven();
    },
    onRefused: ({ fields }) => setError(fields.sessionId ?? fields.feedback ?? `${m.feedbackFailed} ${m.feedbackKept}`),
  });
  const skip = useCommand(skipFeedback);
  return (
    <div className={styles.afterSession}>
      <PageTitle title={m.feedbackTitle} note={m.feedbackFor({ name: doctorName })} />
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
