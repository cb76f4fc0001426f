import { useParams } from 'react-router';
import { useRestoring } from '../accounts/require-role';
import { useSession } from '../signed-in/session';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { ErrorBox } from '../look/states';
import { meetingMessages } from './meeting/messages';
import { useMessages } from '../language/messages';
import { Room } from './meeting/room';
import styles from './meeting.module.css';

/** The meeting page of one room, embedded in the session or in its own window; open only to the two participants. */
export default function Meet() {
  const m = useMessages(meetingMessages);
  const { roomName = '' } = useParams();
  const session = useSession();
  const restoring = useRestoring(session === null);
  const role = session?.user?.role;
  return (
    // The stage is dark in both themes.
    <main id="main" className={`dark-paper ${styles.meeting}`} data-theme="dark">
      <DocumentTitle>{m.title}</DocumentTitle>
      {role === 'patient' || role === 'doctor' ? (
        <Room key={roomName} roomName={roomName} side={role} />
      ) : (
        !restoring && (
          <div className={styles.closed}>
            <h1 className="sr">{m.title}</h1>
            <ErrorBox title={m.failed} text={m.closed} />
            {!session && <LinkButton to="/auth">{m.signIn}</LinkButton>}
          </div>
        )
      )}
    </main>
  );
}
