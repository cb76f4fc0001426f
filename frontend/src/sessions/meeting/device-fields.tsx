import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../look/icon';
import { messages, troubleWords } from './messages';
import type { Kind, OwnMedia, OwnMediaState } from './own-media';
import styles from '../device-check.module.css';

const KINDS: readonly Kind[] = ['camera', 'microphone'];

/** Which camera and which microphone, and what is wrong with them. */
export function DeviceFields({ own, state }: { own: OwnMedia; state: OwnMediaState }) {
  return KINDS.map((kind) => <DeviceField key={kind} {...{ kind, own, state }} />);
}

function DeviceField({ kind, own, state }: { kind: Kind; own: OwnMedia; state: OwnMediaState }) {
  const id = useId();
  const { choices, chosen, trouble, asking } = state[kind];
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {messages[kind]}
      </label>
      <select
        id={id}
        className={styles.deviceChoice}
        value={chosen ?? ''}
        disabled={asking || choices.length === 0}
        aria-describedby={trouble ? `${id}-trouble` : undefined}
        onChange={(event) => void own.choose(kind, event.target.value)}
      >
        {!choices.some((each) => each.id === chosen) && <option value={chosen ?? ''}>{messages.defaultDevice}</option>}
        {choices.map((choice, index) => (
          <option key={choice.id} value={choice.id}>
            {choice.label || `${messages[kind]} ${index + 1}`}
          </option>
        ))}
      </select>
      {trouble && (
        <div className={styles.deviceTrouble}>
          <p className="err" id={`${id}-trouble`} role="alert">
            <Icon of={CircleAlert} />
            <span>{troubleWords(kind, trouble)}</span>
          </p>
          {trouble !== 'insecure' && (
            <button type="button" className="btn small" onClick={() => void own.retry(kind)}>
              {messages.tryAgain}
              <span className="sr"> ({messages[kind]})</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
