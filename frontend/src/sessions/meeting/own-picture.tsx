import { useMemo } from 'react';
import { picturesOf } from './messages';
import { Video } from './video';
import styles from '../meeting.module.css';

/** One's own picture, as in a mirror and without sound. */
export function OwnPicture({ track }: { track: MediaStreamTrack }) {
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <Video stream={stream} label={picturesOf.own} className={styles.ownPicture} muted />;
}
