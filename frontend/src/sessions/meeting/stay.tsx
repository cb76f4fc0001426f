import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { useEffect, useState } from 'react';
import { useLive } from '../live';
import { DeviceCheck } from './device-check';
import { MeetingRoom } from './meeting-room';
import { statusOf } from './meeting-state';
import { messages } from './messages';
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
  /** Come in again, from the start. */
  onAgain: () => void;
}

/** From the look at oneself to leaving. Who was inside when the page was loaded again goes straight back in. */
export function Stay(props: Props) {
  const { session, side } = props;
  const [before] = useState(() => rememberedEntry(session.roomName));
  const [entered, setEntered] = useState(before !== null);
  const [own, media] = useOwnMedia(before ?? noWishes);
  const inside = { ...props, own, media };
  if (entered) return <Inside {...inside} />;
  return (
    <DeviceCheck other={otherSideOf(session, side).name} own={own} state={media} onEnter={() => setEntered(true)} />
  );
}

function Inside({ session, side, ice, own, media, onLeave, onAgain }: Props & { own: OwnMedia; media: OwnMediaState }) {
  const { socket } = useLive();
  // Those of the beginning serve until the end: others would mean another meeting.
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

  if (status === 'over') return <Outside title={messages.over} text={messages.overHint} />;
  if (out)
    return (
      <Outside title={messages[status]} text={status === 'taken' ? messages.takenHint : messages.refusedHint}>
        <button type="button" className="btn primary" onClick={onAgain}>
          {status === 'taken' ? messages.continueHere : messages.tryAgain}
        </button>
      </Outside>
    );
  return (
    <MeetingRoom
      {...{ other: otherSideOf(session, side), view, own, media }}
      onLeave={() => {
        forgetEntry(roomName);
        onLeave();
      }}
    />
  );
}
