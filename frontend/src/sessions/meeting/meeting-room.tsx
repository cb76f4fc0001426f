import { Captions as CaptionsIcon, MicOff, PhoneOff, Settings, VideoOff } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../look/icon';
import { Captions } from './captions';
import { Control } from './control';
import type { MeetingView } from './meeting';
import { statusOf } from './meeting-state';
import { mediaWords, meetingWith, messages, statusWords } from './messages';
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

/** The meeting itself: the other large, oneself small, and what one can do below. */
export function MeetingRoom({ other, view: { state, incoming }, own, media, onLeave }: Props) {
  const status = statusOf(state);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [captionsOn, setCaptionsOn] = useState(false);
  const [settings, captions] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const seconds = useClock(status === 'connected');
  useShortcuts(own);
  useEffect(() => {
    // The button that led here is gone; who reads by ear goes on at the top. A frame takes the focus from nobody.
    if (document.hasFocus() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  const closeSettings = () => {
    setSettingsOpen(false);
    controls.current?.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus();
  };

  const told = state.other?.media;
  const said = [statusWords(status, other.name), told && status === 'connected' ? mediaWords(told, other.name) : ''];
  const muted = !media.microphone.on || !media.microphone.track;
  return (
    <div className={styles.meetingRoom}>
      <h1 className="sr" ref={heading} tabIndex={-1}>
        {meetingWith(other.name)}
      </h1>
      <p className="sr" role="status">
        {said.filter(Boolean).join(' ')}
      </p>
      <div className={styles.picture}>
        <OtherPicture {...{ other, state, status, incoming }} />
        {seconds !== null && (
          <p className={status === 'connected' ? styles.caption : `${styles.caption} ${styles.away}`}>
            <b>{other.name}</b>
            <span className="num" aria-hidden="true">
              {clockWords(seconds)}
            </span>
            {status === 'connected' && told?.microphone === false && (
              <span className={styles.muted} aria-hidden="true">
                <Icon of={MicOff} size={18} />
                {messages.muted}
              </span>
            )}
          </p>
        )}
        <div className={styles.self}>
          {media.camera.track ? <OwnPicture track={media.camera.track} /> : <Icon of={VideoOff} size={28} />}
          <span>
            {muted && <Icon of={MicOff} size={16} />}
            {muted ? messages.youMuted : messages.you}
          </span>
        </div>
        {captionsOn && <Captions id={captions} track={incoming?.getAudioTracks()[0] ?? null} name={other.name} />}
        {settingsOpen && <SettingsPanel id={settings} own={own} state={media} onClose={closeSettings} />}
      </div>
      <div className={styles.controls} role="group" aria-label={messages.controls} ref={controls}>
        <OwnControls own={own} state={media} />
        <Control
          icon={CaptionsIcon}
          label={messages.captions}
          on={captionsOn}
          controls={captions}
          onPress={() => setCaptionsOn(!captionsOn)}
        />
        <Control
          icon={Settings}
          label={messages.settings}
          expanded={settingsOpen}
          controls={settings}
          onPress={() => (settingsOpen ? closeSettings() : setSettingsOpen(true))}
        />
        <Control icon={PhoneOff} label={messages.leave} end onPress={onLeave} />
      </div>
    </div>
  );
}
