import { useParams } from 'react-router';
import { useRestoring } from '../accounts/require-role';
import { useSession } from '../signed-in/session';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { ErrorBox } from '../look/states';
import { LiveSessions } from './live';
import { messages } from './meeting/messages';
import { Room } from './meeting/room';
import styles from './meeting.module.css';

/** The meeting page of one room, within the session or a window of its own; open to its two people alone. */
export default function Meet() {
  const { roomName = '' } = useParams();
  const session = useSession();
  const restoring = useRestoring(session === null);
  const role = session?.user?.role;
  return (
    // A stage is dark, whatever the theme around it.
    <main id="main" className={styles.meeting} data-theme="dark">
      <DocumentTitle>{messages.title}</DocumentTitle>
      {role === 'patient' || role === 'doctor' ? (
        <LiveSessions>
          <Room key={roomName} roomName={roomName} side={role} />
        </LiveSessions>
      ) : (
        !restoring && (
          <div className={styles.closed}>
            <h1 className="sr">{messages.title}</h1>
            <ErrorBox title={messages.failed} text={messages.closed} />
            {!session && <LinkButton to="/auth">{messages.signIn}</LinkButton>}
          </div>
        )
      )}
    </main>
  );
}
