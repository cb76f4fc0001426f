import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { useEffect, useState } from 'react';
import type { LiveSocket } from '../../live/socket';
import { type MeetingView, nothingYet, openMeeting } from './meeting';
import type { OwnMedia } from './own-media';

interface Options {
  socket: LiveSocket | null;
  sessionId: string;
  side: 'patient' | 'doctor';
  ice: IceConfiguration;
  own: OwnMedia;
}

/** The meeting of a session, for the lifetime of the component. */
export function useMeeting({ socket, sessionId, side, ice, own }: Options): MeetingView {
  const [view, setView] = useState(nothingYet);
  useEffect(() => {
    if (!socket) return;
    const meeting = openMeeting({ socket, sessionId, side, ice, own, show: setView });
    return () => meeting.close();
  }, [socket, sessionId, side, ice, own]);
  return view;
}
