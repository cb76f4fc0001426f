import { Portrait } from '../../look/portrait';
import { useState } from 'react';
import { Wave } from '../waiting-room';
import type { MeetingState, MeetingStatus } from './meeting-state';
import { mediaWords, messages, picturesOf, statusHints, statusWords } from './messages';
import type { OtherSide } from './other-side';
import { Video } from './video';
import styles from '../meeting.module.css';

interface Props {
  other: OtherSide;
  state: MeetingState;
  status: MeetingStatus;
  incoming: MediaStream | null;
}

/** The other side, large: the picture where one arrives, else who it is and what is the matter. */
export function OtherPicture({ other, state, status, incoming }: Props) {
  const [blocked, setBlocked] = useState(false);
  const [block] = useState(() => () => setBlocked(true));
  const media = state.other?.media;
  const seen = status === 'connected' && media?.camera === true && !media.audioOnly;
  const together = status === 'connected' || status === 'reconnecting';
  return (
    <>
      {incoming && (
        <Video
          // Sound that was held back plays once the person has touched the page.
          key={String(blocked)}
          stream={incoming}
          label={picturesOf.other(other.name)}
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
              ? mediaWords({ ...media, microphone: true }, other.name)
              : statusWords(status, other.name)}
          </p>
          {statusHints[status] && <p className="hint">{statusHints[status]}</p>}
        </div>
      )}
      {blocked && (
        <button type="button" className={`btn primary ${styles.sound}`} onClick={() => setBlocked(false)}>
          {messages.turnOnSound}
        </button>
      )}
    </>
  );
}

const OtherPortrait = ({ other: { fullName, seed, picture } }: { other: OtherSide }) => (
  <Portrait name={fullName} {...(seed !== undefined && { seed })} picture={picture} size={144} />
);
