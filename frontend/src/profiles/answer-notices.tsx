import Button from '@mui/material/Button';
import { CircleCheck, CloudOff, Loader } from 'lucide-react';
import { Icon } from '../look/icon';
import { questionnaireMessages as m } from './messages';
import styles from './profiles.module.css';

function Unreached({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
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

/** What has become of the answers that were sent. */
export function KeptNotice({ state, onRetry }: { state: 'pending' | 'kept' | 'failed'; onRetry: () => void }) {
  if (state === 'failed') return <Unreached title={m.notKeptTitle} text={m.notKeptText} onRetry={onRetry} />;
  return (
    <p className={`row note ${styles.kept}`} role="status">
      <Icon of={state === 'kept' ? CircleCheck : Loader} />
      {state === 'kept' ? m.kept : m.keeping}
    </p>
  );
}

/** Earlier answers may exist, but could not be read. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Unreached title={m.notLoadedTitle} text={m.notLoadedText} onRetry={onRetry} />
);
