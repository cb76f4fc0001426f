import { pushedTags, tagsOfPush } from '@anamnesis/contracts/appointments-pushes';
import { breakGlassTags } from '@anamnesis/contracts/break-glass/tags';
import type { BreakGlassPush } from '@anamnesis/contracts/break-glass/topics';
import { tagsOfCommunityPush } from '@anamnesis/contracts/community-pushes';
import { communityTags } from '@anamnesis/contracts/community/tags';
import { familyTags } from '@anamnesis/contracts/family/tags';
import { notificationTags } from '@anamnesis/contracts/notifications/tags';
import { readingTags } from '@anamnesis/contracts/reading/tags';
import { recordTags } from '@anamnesis/contracts/records/tags';
import type { SessionPush } from '@anamnesis/contracts/sessions/socket';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { sawPosition } from '../api/position';
import { refusalSentence } from '../api/refusal-sentences';
import { refreshToken } from '../api/refresh';
import { refetchTagged } from '../api/tags';
import { breakGlassMessages } from '../break-glass/messages';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { accessToken, useSession } from '../signed-in/session';
import { inBursts } from './in-bursts';
import { OFFLINE, setLive } from './live-state';
import { openSocket, type SocketRefusal } from './socket';

interface Props {
  open?: typeof openSocket;
}

/** Every push refetches the data that it changes, at the position of the change, so that they can't show the state before it. */
const allTags = [
  ...pushedTags,
  ...familyTags,
  ...recordTags,
  ...readingTags,
  ...breakGlassTags,
  ...notificationTags,
  ...communityTags,
];

/** Opens the connection of the signed-in person, and closes it with the sign-in. Renders nothing. */
export function Connection(props: Props) {
  return (
    <Suspense>
      <Connected {...props} />
    </Suspense>
  );
}

function Connected({ open = openSocket }: Props) {
  const client = useQueryClient();
  const m = useMessages(breakGlassMessages);
  const person = useSession()?.user?.id ?? null;

  const refetch = useEffectEvent((tags: readonly string[], position: string | null) => {
    sawPosition(position);
    void refetchTagged(client, tags);
  });
  const tellEmergency = useEffectEvent(({ position }: BreakGlassPush) => {
    refetch(breakGlassTags, position);
    toast.info(m.toldTitle, m.toldText);
  });

  const tellCrowded = useEffectEvent(({ message, code }: SocketRefusal) =>
    toast.info(refusalSentence(code, {}) ?? message),
  );

  useEffect(() => {
    if (person === null) return;
    const { socket, close } = open({ token: accessToken, refresh: refreshToken }, (refusal) => tellCrowded(refusal));
    socket.on('sessionUpdate', ({ type, position }: SessionPush) => refetch(tagsOfPush(type), position));
    socket.on('familyUpdate', ({ position }) => refetch(familyTags, position));
    socket.on('recordUpdate', ({ position }) => refetch(recordTags, position));
    socket.on('readingUpdate', ({ position }) => refetch(readingTags, position));
    const rooms = inBursts((tags: readonly string[], position: string | null) => refetch(tags, position));
    socket.on('communityUpdate', ({ type, position }) => rooms.tell(tagsOfCommunityPush(type), position));
    socket.on('roomsEntered', ({ position }) => refetch(communityTags, position));
    socket.on('notificationUpdate', ({ position }) => refetch(notificationTags, position));
    socket.on('breakGlassUpdate', (push) => tellEmergency(push));
    socket.on('connect', () => {
      setLive({ socket, connected: true });
      // Changes that were made before the connection was open were not pushed, so what is shown is read again.
      refetch(allTags, null);
    });
    socket.on('disconnect', () => setLive({ socket, connected: false }));
    return () => {
      rooms.end();
      close();
      setLive(OFFLINE);
    };
  }, [open, person]);

  return null;
}
