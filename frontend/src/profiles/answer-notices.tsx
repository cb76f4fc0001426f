import Button from '@mui/material/Button';
import { CircleCheck, CloudOff, Loader } from 'lucide-react';
import { Icon } from '../look/icon';
import { questionnaireMessages } from './questionnaire-messages';
import { useMessages } from '../language/messages';
import styles from './profiles.module.css';

function RetryNotice({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const m = useMessages(questionnaireMessages);
  return (
    <div className="notice care" role="status">
      <Icon of={CloudOff} size={22} />
      <div className="grow">
        <strong>{title}</strong>
        <p className="note">{text}</p>
      </div>
      <Button variant="outlined" size="small" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </div>
  );
}

/** The state of the submitted answers: being saved, saved or failed. */
export function KeptNotice({ state, onRetry }: { state: 'pending' | 'kept' | 'failed'; onRetry: () => void }) {
  const m = useMessages(questionnaireMessages);
  if (state === 'failed') return <RetryNotice title={m.notKeptTitle} text={m.notKeptText} onRetry={onRetry} />;
  return (
    <p className={`row note ${styles.kept}`} role="status">
      <Icon of={state === 'kept' ? CircleCheck : Loader} />
      {state === 'kept' ? m.kept : m.keeping}
    </p>
  );
}

/** Notice that earlier answers, if any, could not be loaded. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const m = useMessages(questionnaireMessages);
  return <RetryNotice title={m.notLoadedTitle} text={m.notLoadedText} onRetry={onRetry} />;
};
