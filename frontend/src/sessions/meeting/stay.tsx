import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { useEffect, useState } from 'react';
import { useLive } from '../../live/live-state';
import { DeviceCheck } from './device-check';
import { MeetingRoom } from './meeting-room';
import { statusOf } from './meeting-state';
import { meetingMessages } from './messages';
import { useMessages } from '../../language/messages';
import { otherSideOf, type Session } from './other-side';
import { Outside } from './outside';
import { noWishes, type OwnMedia, type OwnMediaState, wishesOf } from './own-media';
import { forgetEntry, rememberedEntry, rememberEntry } from './remembered';
import { useMeeting } from './use-meeting';
import { useOwnMedia } from './use-own-media';

interface Props {
  session: Session;
  side: 'patient' | 'doctor';
  ice: IceConfiguration;
  onLeave: () => void;
  /** Starts a new visit. */
  onAgain: () => void;
}

/** One visit, from the device check to leaving. After a reload during the meeting, the device check is skipped. */
export function Stay(props: Props) {
  const m = useMessages(meetingMessages);
  const { session, side } = props;
  const [before] = useState(() => rememberedEntry(session.roomName));
  const [entered, setEntered] = useState(before !== null);
  const [own, media] = useOwnMedia(before ?? noWishes);
  const inside = { ...props, own, media };
  if (entered) return <Inside {...inside} />;
  return (
    <DeviceCheck other={otherSideOf(m, session, side).name} own={own} state={media} onEnter={() => setEntered(true)} />
  );
}

function Inside({ session, side, ice, own, media, onLeave, onAgain }: Props & { own: OwnMedia; media: OwnMediaState }) {
  const m = useMessages(meetingMessages);
  const { socket } = useLive();
  // The first configuration is kept, because a different one would start another meeting.
  const [firstIce] = useState(ice);
  const { sessionId, roomName } = session;
  const view = useMeeting({ socket, sessionId, side, ice: firstIce, own });
  const status = statusOf(view.state);
  const out = status === 'taken' || status === 'over' || status === 'refused';
  useEffect(() => {
    if (out) forgetEntry(roomName);
    else rememberEntry(roomName, wishesOf(media));
  }, [out, roomName, media]);
  useEffect(() => {
    if (out) own.stop();
  }, [out, own]);

  if (status === 'over') return <Outside title={m.status.over} text={m.overHint} />;
  if (out)
    return (
      <Outside title={m.status[status]} text={status === 'taken' ? m.takenHint : m.refusedHint}>
        <button type="button" className="btn primary" onClick={onAgain}>
          {status === 'taken' ? m.continueHere : m.tryAgain}
        </button>
      </Outside>
    );
  return (
    <MeetingRoom
      {...{ other: otherSideOf(m, session, side), view, own, media }}
      onLeave={() => {
        forgetEntry(roomName);
        onLeave();
      }}
    />
  );
}
