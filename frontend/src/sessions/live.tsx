import { pushedTags, tagsOfPush } from '@anamnesis/contracts/appointments-pushes';
import { breakGlassTags } from '@anamnesis/contracts/break-glass/tags';
import type { BreakGlassPush } from '@anamnesis/contracts/break-glass/topics';
import { familyTags } from '@anamnesis/contracts/family/tags';
import { recordTags } from '@anamnesis/contracts/records/tags';
import { useQueryClient } from '@tanstack/react-query';
import { sessionEndedEvent, type SessionPush } from '@anamnesis/contracts/sessions/socket';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { sawPosition } from '../api/position';
import { refetchTagged } from '../api/tags';
import { breakGlassMessages } from '../break-glass/messages';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { refreshToken } from '../api/refresh';
import { accessToken, useSession } from '../signed-in/session';
import { openSocket, type SessionSocket } from './socket';

interface Live {
  /** Null without a sign-in. */
  socket: SessionSocket | null;
  connected: boolean;
}

const LiveContext = createContext<Live | null>(null);

/** Provides the live connection of the signed-in person; reuses one that a parent provides. */
export function LiveSessions({ children, open = openSocket }: { children: ReactNode; open?: typeof openSocket }) {
  return useContext(LiveContext) ? children : <Connected open={open}>{children}</Connected>;
}

function Connected({ children, open }: { children: ReactNode; open: typeof openSocket }) {
  const client = useQueryClient();
  const m = useMessages(breakGlassMessages);
  const person = useSession()?.user?.id ?? null;
  const [live, setLive] = useState<Live>({ socket: null, connected: false });

  const tellEmergency = useEffectEvent(({ position }: BreakGlassPush) => {
    sawPosition(position);
    void refetchTagged(client, breakGlassTags);
    toast.info(m.toldTitle, m.toldText);
  });

  useEffect(() => {
    if (person === null) return;
    const { socket, close } = open({ token: accessToken, refresh: refreshToken });
    let lost = false;
    const update = (push: SessionPush) => {
      // The lists are refetched at the position of the change, so that they can't show the state before it.
      sawPosition(push.position);
      void refetchTagged(client, tagsOfPush(push.type));
    };
    const refetch =
      (tags: readonly string[]) =>
      ({ position }: { position: string }) => {
        sawPosition(position);
        void refetchTagged(client, tags);
      };
    socket.on('sessionUpdate', update);
    socket.on('familyUpdate', refetch(familyTags));
    socket.on('recordUpdate', refetch(recordTags));
    socket.on('breakGlassUpdate', (push) => tellEmergency(push));
    socket.on('connect', () => {
      setLive({ socket, connected: true });
      if (lost) void refetchTagged(client, [...pushedTags, ...familyTags, ...recordTags, ...breakGlassTags]);
    });
    socket.on('disconnect', () => {
      lost = true;
      setLive({ socket, connected: false });
    });
    return () => {
      close();
      setLive({ socket: null, connected: false });
    };
  }, [client, open, person]);

  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The live connection; disconnected outside `LiveSessions`. */
export const useLive = (): Live => useContext(LiveContext) ?? { socket: null, connected: false };

/** Calls back when the server announces the end of this session. */
export function useSessionEnded(sessionId: string | null, onEnded: () => void): void {
  const { socket } = useLive();
  useEffect(() => {
    if (!socket || sessionId === null) return;
    const event = sessionEndedEvent(sessionId);
    const ended = (push?: SessionPush) => {
      sawPosition(push?.position ?? null);
      onEnded();
    };
    socket.on(event, ended);
    return () => {
      socket.off(event, ended);
    };
  }, [socket, sessionId, onEnded]);
}

/** Interval at which lists are refetched while the live connection is down, ms; false while it is up. */
const FALLBACK_INTERVAL = 15_000;
export const useFallbackInterval = (): number | false => (useLive().connected ? false : FALLBACK_INTERVAL);
