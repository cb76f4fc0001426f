import { Captions as CaptionsIcon, MicOff, PhoneOff, Settings, VideoOff } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../look/icon';
import { Captions } from './captions';
import { Control } from './control';
import type { MeetingView } from './meeting';
import { statusOf } from './meeting-state';
import { meetingMessages, mediaText, statusText } from './messages';
import { useMessages } from '../../language/messages';
import { OtherPicture } from './other-picture';
import type { OtherSide } from './other-side';
import { OwnControls } from './own-controls';
import { OwnPicture } from './own-picture';
import type { OwnMedia, OwnMediaState } from './own-media';
import { SettingsPanel } from './settings-panel';
import { clockWords, useClock } from './use-clock';
import { useShortcuts } from './use-shortcuts';
import styles from '../meeting.module.css';

interface Props {
  other: OtherSide;
  view: MeetingView;
  own: OwnMedia;
  media: OwnMediaState;
  onLeave: () => void;
}

/** The meeting: the other side large, one's own picture small, and the controls below. */
export function MeetingRoom({ other, view: { state, incoming }, own, media, onLeave }: Props) {
  const m = useMessages(meetingMessages);
  const status = statusOf(state);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [captionsOn, setCaptionsOn] = useState(false);
  const [settings, captions] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const seconds = useClock(status === 'connected');
  useShortcuts(own);
  useEffect(() => {
    // The button that opened this page is gone, so screen readers continue at the heading. An embedded page does not take the focus from its parent.
    if (document.hasFocus() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  const closeSettings = () => {
    setSettingsOpen(false);
    controls.current?.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus();
  };

  const sent = state.other?.media;
  const announced = [
    statusText(m, status, other.name),
    sent && status === 'connected' ? mediaText(m, sent, other.name) : '',
  ];
  const muted = !media.microphone.on || !media.microphone.track;
  return (
    <div className={styles.meetingRoom}>
      <h1 className="sr" ref={heading} tabIndex={-1}>
        {m.meetingWith({ name: other.name })}
      </h1>
      <p className="sr" role="status">
        {announced.filter(Boolean).join(' ')}
      </p>
      <div className={styles.picture}>
        <OtherPicture {...{ other, state, status, incoming }} />
        {seconds !== null && (
          <p className={status === 'connected' ? styles.caption : `${styles.caption} ${styles.away}`}>
            <b>{other.name}</b>
            <span className="num" aria-hidden="true">
              {clockWords(seconds)}
            </span>
            {status === 'connected' && sent?.microphone === false && (
              <span className={styles.muted} aria-hidden="true">
                <Icon of={MicOff} size={18} />
                {m.muted}
              </span>
            )}
          </p>
        )}
        <div className={styles.self}>
          {media.camera.track ? <OwnPicture track={media.camera.track} /> : <Icon of={VideoOff} size={28} />}
          <span>
            {muted && <Icon of={MicOff} size={16} />}
            {muted ? m.youMuted : m.you}
          </span>
        </div>
        {captionsOn && <Captions id={captions} track={incoming?.getAudioTracks()[0] ?? null} name={other.name} />}
        {settingsOpen && <SettingsPanel id={settings} own={own} state={media} onClose={closeSettings} />}
      </div>
      <div className={styles.controls} role="group" aria-label={m.controls} ref={controls}>
        <OwnControls own={own} state={media} />
        <Control
          icon={CaptionsIcon}
          label={m.captions}
          on={captionsOn}
          controls={captions}
          onPress={() => setCaptionsOn(!captionsOn)}
        />
        <Control
          icon={Settings}
          label={m.settings}
          expanded={settingsOpen}
          controls={settings}
          onPress={() => (settingsOpen ? closeSettings() : setSettingsOpen(true))}
        />
        <Control icon={PhoneOff} label={m.leave} end onPress={onLeave} />
      </div>
    </div>
  );
}
