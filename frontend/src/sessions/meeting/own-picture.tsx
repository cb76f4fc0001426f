import { useMemo } from 'react';
import { useMessages } from '../../language/messages';
import { meetingMessages } from './messages';
import { Video } from './video';
import styles from '../meeting.module.css';

/** One's own video, mirrored and without sound. */
export function OwnPicture({ track }: { track: MediaStreamTrack }) {
  const m = useMessages(meetingMessages);
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <Video stream={stream} label={m.ownPicture} className={styles.ownPicture} muted />;
}
