import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../look/icon';
import { DeviceFields } from './device-fields';
import { LevelMeter } from './level-meter';
import { meetingMessages } from './messages';
import { useMessages } from '../../language/messages';
import type { OwnMedia, OwnMediaState } from './own-media';
import styles from '../meeting.module.css';

interface Props {
  id: string;
  own: OwnMedia;
  state: OwnMediaState;
  onClose: () => void;
}

/** Devices, audio-only mode and keyboard shortcuts, over a corner of the running meeting. */
export function SettingsPanel({ id, own, state, onClose }: Props) {
  const m = useMessages(meetingMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className={`${styles.settings} stack`}
      id={id}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="row">
        <h2 className="grow" id={`${id}-title`} ref={heading} tabIndex={-1}>
          {m.settings}
        </h2>
        <button type="button" className="icon-btn" aria-label={m.closeSettings} onClick={onClose}>
          <Icon of={X} size={22} />
        </button>
      </header>
      <DeviceFields own={own} state={state} />
      <LevelMeter track={state.microphone.on ? state.microphone.track : null} />
      <label className="choice">
        <input
          type="checkbox"
          className="tick"
          checked={state.audioOnly}
          onChange={(event) => void own.setAudioOnly(event.target.checked)}
        />
        <span className="grow">
          {m.audioOnly}
          <span className="note"> {m.audioOnlyHint}</span>
        </span>
      </label>
      <p className="note">{m.shortcuts}</p>
    </section>
  );
}
