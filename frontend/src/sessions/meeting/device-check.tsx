import { CircleAlert, CircleCheck, MicOff, VideoOff } from 'lucide-react';
import { Icon } from '../../look/icon';
import { DeviceFields } from './device-fields';
import { LevelMeter } from './level-meter';
import { meetingMessages } from './messages';
import { useMessages } from '../../language/messages';
import { OwnControls } from './own-controls';
import { OwnPicture } from './own-picture';
import type { OwnMedia, OwnMediaState } from './own-media';
import styles from '../device-check.module.css';
import meetingStyles from '../meeting.module.css';

interface Props {
  /** The name of the other side: "Dr. Kavita Rao". */
  other: string;
  own: OwnMedia;
  state: OwnMediaState;
  onEnter: () => void;
}

/** A preview of one's own camera and microphone before entering the meeting. */
export function DeviceCheck({ other, own, state, onEnter }: Props) {
  const m = useMessages(meetingMessages);
  const asking = state.microphone.asking || state.camera.asking;
  return (
    <div className={styles.deviceCheck}>
      <div className={styles.selfPreview}>
        {state.camera.track ? (
          <OwnPicture track={state.camera.track} />
        ) : (
          <p className={`${styles.noPicture} ${meetingStyles.noPicture}`}>
            <Icon of={VideoOff} size={32} />
            {m.cameraOff}
          </p>
        )}
        <div className={meetingStyles.controls} role="group" aria-label={m.controls}>
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
        <h1>{m.readyToMeet({ name: other })}</h1>
        <p className="note">{m.checkHint}</p>
        <div role="status">{asking ? <p className="note">{m.asking}</p> : <Findings state={state} />}</div>
        <DeviceFields own={own} state={state} />
        <p className="note">{m.shortcuts}</p>
        <button type="submit" className="btn act big">
          {m.enter}
        </button>
      </form>
    </div>
  );
}

function Findings({ state: { microphone, camera } }: { state: OwnMediaState }) {
  const m = useMessages(meetingMessages);
  return (
    <ul className={styles.findings}>
      {!camera.trouble && (
        <li className={camera.track ? 'good' : undefined}>
          <Icon of={camera.track ? CircleCheck : VideoOff} />
          {camera.track ? m.cameraWorks : m.cameraOff}
        </li>
      )}
      {!microphone.trouble && (
        <li className={microphone.on ? 'good' : undefined} title={m.sayHello}>
          <Icon of={!microphone.on ? MicOff : microphone.track ? CircleCheck : CircleAlert} />
          {microphone.on ? m.microphoneWorks : m.microphoneMuted}
          <LevelMeter track={microphone.on ? microphone.track : null} />
        </li>
      )}
    </ul>
  );
}
