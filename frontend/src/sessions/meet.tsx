import { useParams } from 'react-router';
import { useSession } from '../accounts/session';
import { showSession } from '../api/addresses';
import { useQuestion } from '../api/questions';
import { DocumentTitle } from '../look/page-title';
import { Portrait } from '../look/portrait';
import { ErrorBox, Loading } from '../look/states';
import { connectedTo, messages } from './messages';
import { Wave } from './waiting-room';

/** The meeting page of one room, shown within the session; open to its two people alone. */
export default function Meet() {
  const { roomName = '' } = useParams();
  const signedIn = useSession() !== null;
  const { data, isPending, error, refetch } = useQuestion(showSession, { params: { roomName } }, { enabled: signedIn });
  if (!signedIn || error)
    return (
      <main id="main" className="page narrow">
        <DocumentTitle>{messages.meetTitle}</DocumentTitle>
        <h1 className="sr">{messages.meetTitle}</h1>
        <ErrorBox
          title={messages.meetFailed}
          text={messages.meetClosed}
          {...(signedIn && { onRetry: () => void refetch() })}
        />
      </main>
    );
  if (isPending)
    return (
      <main id="main" className="page narrow">
        <Loading label={messages.meetLoading} />
      </main>
    );
  const { session } = data;
  const over = session.status !== 'Pending' && session.status !== 'Active';
  const doctor = `Dr. ${session.doctorName}`;
  return (
    <main id="main" className="waiting meet">
      <DocumentTitle>{messages.meetTitle}</DocumentTitle>
      <div className="box">
        <div className="pair" aria-hidden="true">
          <Portrait name={session.doctorName} size={88} />
          <Portrait name={session.patientName} size={88} />
        </div>
        <Wave />
        <h1>
          {doctor} and {session.patientName}
        </h1>
        <p>{over ? messages.meetOver : messages.meetTogether}</p>
        <p className="room-name">{connectedTo(session.roomName)}</p>
      </div>
    </main>
  );
}
