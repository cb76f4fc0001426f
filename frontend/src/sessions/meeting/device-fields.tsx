import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../look/icon';
import { meetingMessages, troubleText } from './messages';
import { useMessages } from '../../language/messages';
import type { Kind, OwnMedia, OwnMediaState } from './own-media';
import styles from '../device-check.module.css';

const KINDS: readonly Kind[] = ['camera', 'microphone'];

/** The choice of camera and microphone, with their errors. */
export function DeviceFields({ own, state }: { own: OwnMedia; state: OwnMediaState }) {
  return KINDS.map((kind) => <DeviceField key={kind} {...{ kind, own, state }} />);
}

function DeviceField({ kind, own, state }: { kind: Kind; own: OwnMedia; state: OwnMediaState }) {
  const m = useMessages(meetingMessages);
  const id = useId();
  const { choices, chosen, trouble, asking } = state[kind];
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {m[kind]}
      </label>
      <select
        id={id}
        className={styles.deviceChoice}
        value={chosen ?? ''}
        disabled={asking || choices.length === 0}
        aria-describedby={trouble ? `${id}-trouble` : undefined}
        onChange={(event) => void own.choose(kind, event.target.value)}
      >
        {!choices.some((each) => each.id === chosen) && <option value={chosen ?? ''}>{m.defaultDevice}</option>}
        {choices.map((choice, index) => (
          <option key={choice.id} value={choice.id}>
            {choice.label || m.numberedDevice({ device: m[kind], number: index + 1 })}
          </option>
        ))}
      </select>
      {trouble && (
        <div className={styles.deviceTrouble}>
          <p className="err" id={`${id}-trouble`} role="alert">
            <Icon of={CircleAlert} />
            <span>{troubleText(m, kind, trouble)}</span>
          </p>
          {trouble !== 'insecure' && (
            <button
              type="button"
              className="btn small"
              aria-label={m.tryAgainWith({ device: m[kind] })}
              onClick={() => void own.retry(kind)}
            >
              {m.tryAgain}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
