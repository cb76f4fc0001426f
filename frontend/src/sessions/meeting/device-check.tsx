import { CircleAlert, CircleCheck, MicOff, VideoOff } from 'lucide-react';
import { Icon } from '../../look/icon';
import { DeviceFields } from './device-fields';
import { LevelMeter } from './level-meter';
import { messages, readyToMeet } from './messages';
import { OwnControls } from './own-controls';
import { OwnPicture } from './own-picture';
import type { OwnMedia, OwnMediaState } from './own-media';
import styles from '../device-check.module.css';
import meetingStyles from '../meeting.module.css';

interface Props {
  /** Whom one is about to meet: "Dr. Kavita Rao". */
  other: string;
  own: OwnMedia;
  state: OwnMediaState;
  onEnter: () => void;
}

/** What one looks and sounds like, before anybody else sees or hears it. */
export function DeviceCheck({ other, own, state, onEnter }: Props) {
  const asking = state.microphone.asking || state.camera.asking;
  return (
    <div className={styles.deviceCheck}>
      <div className={styles.selfPreview}>
        {state.camera.track ? (
          <OwnPicture track={state.camera.track} />
        ) : (
          <p className={`${styles.noPicture} ${meetingStyles.noPicture}`}>
            <Icon of={VideoOff} size={32} />
            {messages.cameraOff}
          </p>
        )}
        <div className={meetingStyles.controls} role="group" aria-label={messages.controls}>
          <OwnControls own={own} state={state} />
        </div>
      </div>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <h1>{readyToMeet(other)}</h1>
        <p className="note">{messages.checkHint}</p>
        <div role="status">{asking ? <p className="note">{messages.asking}</p> : <Findings state={state} />}</div>
        <DeviceFields own={own} state={state} />
        <p className="note">{messages.shortcuts}</p>
        <button type="submit" className="btn act big">
          {messages.enter}
        </button>
      </form>
    </div>
  );
}

function Findings({ state: { microphone, camera } }: { state: OwnMediaState }) {
  return (
    <ul className={styles.findings}>
      {!camera.trouble && (
        <li className={camera.track ? 'good' : undefined}>
          <Icon of={camera.track ? CircleCheck : VideoOff} />
          {camera.track ? messages.cameraWorks : messages.cameraOff}
        </li>
      )}
      {!microphone.trouble && (
        <li className={microphone.on ? 'good' : undefined} title={messages.sayHello}>
          <Icon of={!microphone.on ? MicOff : microphone.track ? CircleCheck : CircleAlert} />
          {microphone.on ? messages.microphoneWorks : messages.microphoneMuted}
          <LevelMeter track={microphone.on ? microphone.track : null} />
        </li>
      )}
    </ul>
  );
}
