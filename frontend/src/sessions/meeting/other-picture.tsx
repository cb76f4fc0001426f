import { Portrait } from '../../look/portrait';
import { useState } from 'react';
import { Wave } from '../waiting-room';
import type { MeetingState, MeetingStatus } from './meeting-state';
import { meetingMessages, mediaText, statusHint, statusText } from './messages';
import { useMessages } from '../../language/messages';
import type { OtherSide } from './other-side';
import { Video } from './video';
import styles from '../meeting.module.css';

interface Props {
  other: OtherSide;
  state: MeetingState;
  status: MeetingStatus;
  incoming: MediaStream | null;
}

/** The other side, large: the video if one arrives, else the portrait and the state of the meeting. */
export function OtherPicture({ other, state, status, incoming }: Props) {
  const m = useMessages(meetingMessages);
  const [blocked, setBlocked] = useState(false);
  const [block] = useState(() => () => setBlocked(true));
  const hint = statusHint(m, status);
  const media = state.other?.media;
  const seen = status === 'connected' && media?.camera === true && !media.audioOnly;
  const together = status === 'connected' || status === 'reconnecting';
  return (
    <>
      {incoming && (
        <Video
          // Remounts the element after the person has interacted with the page, because browsers block sound before.
          key={String(blocked)}
          stream={incoming}
          label={m.pictureOf({ name: other.name })}
          className={styles.otherPicture}
          seen={seen}
          {...(!blocked && { onBlocked: block })}
        />
      )}
      {!seen && (
        <div className={styles.noPicture}>
          {together ? <OtherPortrait other={other} /> : <Wave className={styles.wave} />}
          <p className={styles.say}>
            {status === 'connected' && media
              ? mediaText(m, { ...media, microphone: true }, other.name)
              : statusText(m, status, other.name)}
          </p>
          {hint && <p className="hint">{hint}</p>}
        </div>
      )}
      {blocked && (
        <button type="button" className={`btn primary ${styles.sound}`} onClick={() => setBlocked(false)}>
          {m.turnOnSound}
        </button>
      )}
    </>
  );
}

const OtherPortrait = ({ other: { fullName, seed, picture } }: { other: OtherSide }) => (
  <Portrait name={fullName} {...(seed !== undefined && { seed })} picture={picture} size={144} />
);
